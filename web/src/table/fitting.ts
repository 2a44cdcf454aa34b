// A cloth that is higher than what the screen leaves it becomes narrower, so that all of it is in view, one's own place too.

const LEAST = 0.55 // of its width: smaller than that nobody reads it, and the page is scrolled
const BREATH = 6 // pixels below it

interface Held {
  /** Whether it is fitted at all: on a phone that is held upright the cloth stands, and is as wide as the screen. */
  on: boolean
  /** Whatever may change the room above it or below: it is measured again. */
  again: unknown
}

/** Measured when the window changes and when one sits down, never while one plays: the cloth stays where it is under the finger. */
export function fitting(felt: HTMLElement, held: Held): { update: (held: Held) => void; destroy: () => void } {
  let { on, again } = held

  function below(): number {
    const dock = felt.parentElement?.querySelector<HTMLElement>('.dock')
    if (!dock || getComputedStyle(dock).position === 'fixed') return BREATH
    return dock.offsetHeight + BREATH
  }

  function measure(): void {
    felt.style.maxWidth = felt.style.marginInline = ''
    if (!on) return
    const room = innerHeight - (felt.getBoundingClientRect().top + scrollY) - below()
    const share = room / felt.offsetHeight
    if (share >= 1) return
    felt.style.maxWidth = `${Math.floor(felt.offsetWidth * Math.max(LEAST, share))}px`
    felt.style.marginInline = 'auto'
  }

  const soon = (): void => void requestAnimationFrame(measure)
  addEventListener('resize', soon)
  soon()
  return {
    update(next) {
      if (next.on === on && next.again === again) return
      ;({ on, again } = next)
      soon()
    },
    destroy: () => removeEventListener('resize', soon),
  }
}
