// Words printed on a cloth must fit their field: they condense to 85 %, then get smaller.

const WIDE = { house: 0.68, ui: 0.64 } // an average capital, in parts of the type size
const CONDENSED = 0.85

export interface Fitted {
  size: number
  /** The width into which the letters are pressed; nothing where they have room. */
  pressed?: number
}

export function fit(text: string, size: number, room: number, font: keyof typeof WIDE = 'house', spacing = 0): Fitted {
  const wide = [...text].length * (size * WIDE[font] + spacing)
  if (wide <= room) return { size }
  const ratio = room / wide
  return { size: ratio >= CONDENSED ? size : Math.round((size * ratio * 10) / CONDENSED) / 10, pressed: Math.round(room) }
}
