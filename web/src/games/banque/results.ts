// What both cloths came to, as one value: "first/bank".

/** For each cloth: it has won, the bank has, neither, or the coup does not count. */
export const lettersOf = (value: string): string[] => value.split('/').map((result) => (result === 'first' || result === 'second' ? 'cloth' : result))
