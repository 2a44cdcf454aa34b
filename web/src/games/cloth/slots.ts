// Room beside the bets for the chips that are paid: stretches of the cloth where no number and no word would be hidden.

/** A straight stretch of cloth along which payments may lie. */
export interface Strip {
  /** Its distance from the edge, for choosing the nearest. */
  across: number
  /** The parts of it that are free. */
  free: [from: number, to: number][]
  /** How much farther than elsewhere it counts: it would hide something. */
  extra?: number
}

export interface Wanted {
  along: number
  across: number
  length: number
}

export interface Slot {
  strip: number
  along: number
}

/** Takes stretches out of others. */
export function without(free: [number, number][], taken: [number, number][]): [number, number][] {
  return taken.reduce(
    (left, [from, to]) =>
      left.flatMap(([a, b]): [number, number][] =>
        to <= a || from >= b ? [[a, b]] : [[a, from] as [number, number], [to, b] as [number, number]].filter(([c, d]) => d > c),
      ),
    free,
  )
}

/** A slot for each, the nearest that is left, in the order in which they are wanted; null where there is no room. */
export function slotsFor(wanted: Wanted[], strips: Strip[]): (Slot | null)[] {
  const free = strips.map((strip) => strip.free)
  return wanted.map((want) => {
    let best: (Slot & { far: number }) | null = null
    free.forEach((stretches, strip) => {
      for (const [from, to] of stretches) {
        if (to - from < want.length) continue
        const along = Math.min(Math.max(want.along, from + want.length / 2), to - want.length / 2)
        const far = Math.abs(along - want.along) + 0.5 * Math.abs(strips[strip]!.across - want.across) + (strips[strip]!.extra ?? 0)
        if (!best || far < best.far) best = { strip, along, far }
      }
    })
    const found = best as (Slot & { far: number }) | null
    if (!found) return null
    const half = want.length / 2
    free[found.strip] = without(free[found.strip]!, [[found.along - half, found.along + half]])
    return { strip: found.strip, along: found.along }
  })
}
