/** The key of each thing that a player may be asked to do; `s` insures the first bet that can be. */
export const KEYS: Record<string, string> = { CutPack: 'c' }
export const INSURE = 's'
