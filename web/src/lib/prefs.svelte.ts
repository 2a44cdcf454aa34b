// What a person prefers on this device: theme, sound, speed, cards, motion, single keys. Kept in the browser, nowhere else.

export type Theme = 'auto' | 'light' | 'dark'
export type Speed = 'slow' | 'normal' | 'fast'
export type Motion = 'auto' | 'less'
export type Deck = 'two' | 'four'

interface Kept {
  theme: Theme
  keys: boolean
  table: number
  voices: boolean
  fine: boolean
  /** Whether what others say at a table is shown. */
  phrases: boolean
  chip: number
  /** How fast a table goes while one is the only person there. */
  speed: Speed
  motion: Motion
  /** How many colours the suits have. */
  deck: Deck
  /** Games whose short lesson was read and closed. */
  taught: string[]
  /** Whether one is told at every decision what the figures say. */
  practice: boolean
}

const NAME = 'novamas'
const FIRST: Kept = { theme: 'auto', keys: true, table: 0.4, voices: false, fine: false, phrases: true, chip: 0, speed: 'normal', motion: 'auto', deck: 'two', taught: [], practice: false }

function read(): Kept {
  try {
    return { ...FIRST, ...JSON.parse(localStorage.getItem(NAME) ?? '{}') }
  } catch {
    return { ...FIRST } // a browser that keeps nothing, or something that is not ours
  }
}

export const prefs = $state(read())

export function keep(changed: Partial<Kept>): void {
  Object.assign(prefs, changed)
  try {
    localStorage.setItem(NAME, JSON.stringify(prefs))
  } catch {
    // a browser that keeps nothing: it holds until the page is closed
  }
  dress()
}

/** Follows what is kept by another window of the same person, or by this page a moment before it was loaded again; and what
 *  was kept while this page lay aside, if the browser takes it out again. */
function follow(): void {
  Object.assign(prefs, read())
  dress()
}
globalThis.addEventListener?.('storage', (event: StorageEvent) => {
  if (event.key === NAME) follow()
})
globalThis.addEventListener?.('pageshow', (event: PageTransitionEvent) => {
  if (event.persisted) follow()
})

/** Puts the theme, the colours of the suits and the wish for less motion on the page. */
export function dress(): void {
  const root = document.documentElement
  if (prefs.deck === 'four') root.dataset.deck = 'four'
  else delete root.dataset.deck
  if (prefs.motion === 'less') root.dataset.motion = 'less'
  else delete root.dataset.motion
  if (prefs.theme === 'auto') delete root.dataset.theme
  else root.dataset.theme = prefs.theme
}

export const calm = (): boolean => prefs.motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches
