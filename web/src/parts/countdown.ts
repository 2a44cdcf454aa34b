// How long something still takes, by a clock that may be ahead of the server's.

/** Whole seconds that are left, worked out anew whenever it is asked: nothing is kept from a time when nobody counted. */
export const secondsLeft = (closesAt: number | null, skew: number): number | null => (closesAt === null ? null : Math.max(0, Math.ceil(closesAt - (Date.now() / 1000 - skew))))
