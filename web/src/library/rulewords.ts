// A rule of the law files in words: a path such as `bets.red.maximum.multiples`, and its value.
import { betName, called, has, say, spotName } from '../lib/words.svelte'

const STAFF = ['inspectors', 'deputies', 'croupiers', 'ends', 'assistants', 'changers', 'stickmen']
const OPEN_CALLS = ['number', 'even-chances', 'position'] // they need what came up

const hyphened = (key: string): string => key.replaceAll('.', '-').replaceAll('_', '-')

/** The word for a section, a field or a value: the one that is meant for this place, if there is one. */
function word(what: 'field' | 'section' | 'value', key: string, within = ''): string {
  const found = [`${what}-${hyphened(within)}-${hyphened(key)}`, `${what}-${hyphened(key)}`].find((full) => has(full))
  return found ? say(found) : key.replaceAll('_', ' ')
}

/** A game may have a name of its own for a section, a section or a bet one for a field. */
export function pathName(path: string, game = ''): string {
  const [section = '', ...rest] = path.split('.')
  if (section === 'bets') return `${betName(rest[0] ?? '')}: ${word('field', rest.slice(1).join('.'), rest[0])}`
  const leaf = rest.at(-1) ?? section
  const between = rest.slice(0, -1).join('-')
  let where = word('section', section, game)
  if (between) {
    const middle = `middle-${section}`
    where += ` (${has(middle) ? say(middle, { middle: /^\d+$/.test(between) ? Number(between) : between }) : between})`
  }
  return leaf === section ? where : `${where}: ${word('field', leaf, section)}`
}

export function valueText(value: unknown, path = ''): string {
  const leaf = path.split('.').at(-1) ?? ''
  if (value === null || value === undefined) return say('library-unsaid')
  if (typeof value === 'boolean') return say(value ? 'library-yes' : 'library-no')
  if (Array.isArray(value)) {
    if (!value.length) return say('library-none')
    if (value.length === 2 && (leaf === 'between' || leaf === 'per_mille' || STAFF.includes(leaf))) {
      return value[0] === value[1] ? String(value[0]) : `${value[0]}–${value[1]}`
    }
    return value.map((each) => valueText(each, path)).join(leaf === 'pay_order' ? ' → ' : ', ')
  }
  return typeof value === 'string' ? itemText(leaf, value) : String(value)
}

function itemText(leaf: string, item: string): string {
  if (leaf === 'calls' && has(`call-${item}`) && !OPEN_CALLS.includes(item)) return `«${called([item, {}, ''], '', 'es')}»`
  if (leaf === 'pay_order') return betName(item)
  if (leaf === 'chips') {
    const [count, spot = ''] = item.split(' ', 2)
    return `${count} × ${spotName(spot)}`
  }
  return word('value', item.replace(/^@/, ''), leaf)
}
