// What a person prefers on this device: theme, sound, single keys. Kept in the browser, nowhere else.

export type Theme = 'auto' | 'light' | 'dark'

interface Kept {
  theme: Theme
  keys: boolean
  table: number
  voices: boolean
  fine: boolean
  chip: number
  /** Games whose short lesson was read and closed. */
  taught: string[]
}

const NAME = 'novamas'
const FIRST: Kept = { theme: 'auto', keys: true, table: 0.4, voices: false, fine: false, chip: 0, taught: [] }

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

/** Puts the theme on the page. */
export function dress(): void {
  const root = document.documentElement
  if (prefs.theme === 'auto') delete root.dataset.theme
  else root.dataset.theme = prefs.theme
}

export const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
