// Which page of rounds a round is on.
export const ROUNDS = 15 // rounds on a page

export const pageOf = (round: number): number => Math.floor(round / ROUNDS) * ROUNDS
