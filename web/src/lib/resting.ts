// Whether a table is between two rounds: only then it may be said otherwise how it runs.

const RESTING = new Set(['', 'idle', 'offering', 'auction', 'holding', 'drawing'])

/** By the phase of the desk. Where a phase may be either (a bank is being drawn for), the house has the last word. */
export const resting = (phase: string | undefined): boolean => RESTING.has(phase ?? '')
