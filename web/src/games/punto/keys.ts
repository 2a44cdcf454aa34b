/** The key of each thing that a player may be asked to do, in the order of the buttons. */
export const KEYS: Record<string, string> = { ShowHand: 'm', TakeShoe: 's', PassShoe: 'p', CutPack: 'c' }
