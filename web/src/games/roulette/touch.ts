// A finger on the cloth: a tap lays a chip, a hold opens the rosette, a drag from number to number lays it between them.
// A quick swipe still scrolls the page.

export interface Touched<P> {
  /** What lies at a point of the screen. */
  at: (x: number, y: number) => P | undefined
  /** `began` is the time stamp of the event in which the finger came down. */
  tap: (place: P, x: number, y: number, began: number) => void
  /** The finger rests on a place; false if there is nothing to open there. */
  hold: (place: P, x: number, y: number) => boolean
  /** It slides after a hold, and lifts. */
  slide: (x: number, y: number) => void
  lift: (x: number, y: number) => void
  /** It is being dragged from one place over another; null when over none, or when the finger is gone. */
  over: (from: P, to: P | null) => void
  join: (from: P, to: P) => void
}

const HOLD = 380 // milliseconds
const FIRM = 120 // a finger that stays this long before it moves does not mean to scroll
const STILL = 9 // pixels

type Phase = 'pressed' | 'held' | 'dragging'

interface Finger<P> {
  id: number
  place: P | undefined
  x: number
  y: number
  since: number
  began: number
  phase: Phase
  timer: ReturnType<typeof setTimeout>
}

const scrolls = (): boolean => {
  const page = document.scrollingElement
  return page !== null && page.scrollHeight > page.clientHeight + 1
}

/** Listens to fingers; the mouse and the keyboard are others' business. Returns how to stop. */
export function touch<P>(node: HTMLElement, told: Touched<P>): () => void {
  let finger: Finger<P> | null = null

  function end(): void {
    if (!finger) return
    clearTimeout(finger.timer)
    if (finger.phase === 'dragging' && finger.place) told.over(finger.place, null)
    finger = null
  }

  function down(event: PointerEvent): void {
    if (event.pointerType === 'mouse') return
    if (finger) return end() // two fingers are for zooming
    const { pointerId: id, clientX: x, clientY: y } = event
    const place = told.at(x, y)
    finger = { id, place, x, y, since: performance.now(), began: event.timeStamp, phase: 'pressed', timer: setTimeout(held, HOLD) }
  }

  function held(): void {
    if (finger?.phase === 'pressed' && finger.place && told.hold(finger.place, finger.x, finger.y)) finger.phase = 'held'
  }

  function move(event: PointerEvent): void {
    if (!finger || event.pointerId !== finger.id) return
    const { clientX: x, clientY: y } = event
    if (finger.phase === 'held') return told.slide(x, y)
    if (finger.phase === 'pressed' && Math.hypot(x - finger.x, y - finger.y) > STILL) {
      clearTimeout(finger.timer)
      finger.phase = 'dragging'
    }
    if (finger.phase === 'dragging' && finger.place) told.over(finger.place, told.at(x, y) ?? null)
  }

  function up(event: PointerEvent): void {
    if (!finger || event.pointerId !== finger.id) return
    const { place, phase, began } = finger
    const { clientX: x, clientY: y } = event
    const on = told.at(x, y)
    end()
    if (phase === 'held') told.lift(x, y)
    else if (place && (phase === 'pressed' || on === place)) told.tap(place, x, y, began)
    else if (place && on) told.join(place, on)
  }

  /** Keeps the page from scrolling under a finger that means the cloth. */
  function hold(event: TouchEvent): void {
    const ours = finger && (finger.phase === 'held' || performance.now() - finger.since > FIRM || !scrolls())
    if (ours && event.cancelable) event.preventDefault()
  }

  function menu(event: Event): void {
    if (finger) event.preventDefault() // a long press is ours, not the browser's
  }

  node.addEventListener('pointerdown', down)
  node.addEventListener('pointermove', move)
  node.addEventListener('pointerup', up)
  node.addEventListener('pointercancel', end)
  node.addEventListener('touchmove', hold, { passive: false })
  node.addEventListener('contextmenu', menu)
  return () => {
    end()
    node.removeEventListener('pointerdown', down)
    node.removeEventListener('pointermove', move)
    node.removeEventListener('pointerup', up)
    node.removeEventListener('pointercancel', end)
    node.removeEventListener('touchmove', hold)
    node.removeEventListener('contextmenu', menu)
  }
}
