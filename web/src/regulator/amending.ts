// Values of a law as somebody would have them: what was typed is read as the kind of value that stands there.

export type Plain = string | number | boolean | Plain[]

/** A value as it is typed: lists between brackets, text as it is. */
export const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** What was typed, as the kind of value that was there; null if it is none. */
export function readAs(typed: string, was: unknown): Plain | null {
  const text = typed.trim()
  if (typeof was === 'string') return text || null
  try {
    const value = JSON.parse(text) as Plain
    return kindOf(value) === kindOf(was) ? value : null
  } catch {
    return null
  }
}

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value)

/** The proposal as the file that `novamas whatif` reads. */
export function asToml(title: string, law: string, game: string, set: Record<string, Plain>, remove: string[]): string {
  const lines = [`title = ${JSON.stringify(title)}`, '', '[[amend]]', `law = ${JSON.stringify(law)}`, `game = ${JSON.stringify(game)}`]
  if (remove.length) lines.push(`remove = ${JSON.stringify(remove)}`)
  if (Object.keys(set).length) lines.push('', '[amend.set]', ...Object.entries(set).map(([path, value]) => `${path.split('.').map((part) => (/^[\w-]+$/.test(part) ? part : JSON.stringify(part))).join('.')} = ${JSON.stringify(value)}`))
  return lines.join('\n') + '\n'
}
