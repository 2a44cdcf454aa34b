// Amounts: whole minor units inside, decimal text at the edge.
import type { Currency } from './types'

export type Coin = Currency & { symbol: string }

/** The currencies of the laws: the money that the cage takes and pays. */
export const CURRENCIES: Record<string, Coin> = {
  EUR: { code: 'EUR', digits: 2, symbol: '€' },
  ESP: { code: 'ESP', digits: 0, symbol: 'pta' },
}

/** How the code of play money ends: the same chips on the cloth, and another money in every book. */
const PLAY = '-play'

/** How the code of the chips of a tournament ends: whole points, which are no money. */
const POINTS = '-points'

export const isPoints = (code: string): boolean => code.endsWith(POINTS)
export const isPlay = (code: string): boolean => code.endsWith(PLAY)
export const forPlay = (code: string): string => (isPlay(code) ? code : code + PLAY)
/** The currency of a law whose play money this is. */
export const coined = (code: string): string => (isPlay(code) ? code.slice(0, -PLAY.length) : code)

export function currencyOf(code: string): Coin {
  if (isPoints(code)) return { code, digits: 0, symbol: 'pt' }
  return { ...(CURRENCIES[coined(code)] ?? { digits: 2, symbol: code }), code }
}

/** As the server reads it: "10.00". */
export function plain(amount: number, currency: Currency): string {
  const sign = amount < 0 ? '-' : ''
  const [whole, decimals] = parts(amount, currency)
  return sign + whole + (decimals && '.' + decimals)
}

/** For people: "1.052,00" in Spanish, Basque and Galician, "1,052.00" in English; a true minus sign. */
export function figure(amount: number, currency: Currency, lang: string): string {
  const [whole, decimals] = parts(amount, currency)
  const [thousands, point] = lang === 'en' ? [',', '.'] : ['.', ',']
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousands)
  return (amount < 0 ? '−' : '') + grouped + (decimals && point + decimals)
}

/** The same without decimals where there are none: what is printed on a chip, "10" or "0,50". */
export function face(amount: number, currency: Currency, lang: string): string {
  const unit = 10 ** currency.digits
  return amount % unit === 0 ? figure(amount / unit, { ...currency, digits: 0 }, lang) : figure(amount, currency, lang)
}

/** Groups of three digits as `figure` writes them: "1.200,00", "1,200,000.00" or "1.000", which is a thousand: no money here has
 * three decimals. */
const GROUPED = /^\s*([1-9]\d{0,2}(?:([.,])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d+))?\s*$/

/** What a person typed, in minor units; null if it is no amount of this currency. Both decimal signs are understood. */
export function parse(text: string, currency: Currency): number | null {
  const grouped = GROUPED.exec(text)
  if (grouped && (grouped[3] === undefined || grouped[3].length === currency.digits)) return parse(grouped[1]!.replace(/[.,]/g, '') + (grouped[3] ? '.' + grouped[3] : ''), currency)
  const found = /^\s*(\d{1,12})(?:[.,](\d+))?\s*$/.exec(text)
  if (!found || (found[2] ?? '').length > currency.digits) return null
  return Number(found[1]! + (found[2] ?? '').padEnd(currency.digits, '0'))
}

function parts(amount: number, currency: Currency): [string, string] {
  const digits = String(Math.abs(amount)).padStart(currency.digits + 1, '0')
  const cut = digits.length - currency.digits
  return [digits.slice(0, cut), digits.slice(cut)]
}

/** "2/37" as a number. */
export function ratio(text: string): number {
  const [above, below = '1'] = text.split('/')
  return Number(above) / Number(below)
}

/** "2,70 %" or "2.70%". */
export function percent(text: string | number, lang: string, digits = 2): string {
  const value = 100 * (typeof text === 'number' ? text : ratio(text))
  const shown = Math.abs(value).toFixed(digits)
  const sign = value < 0 && Number(shown) !== 0 ? '−' : ''
  return sign + (lang === 'en' ? shown + '%' : shown.replace('.', ',') + ' %')
}

/** A plain number with its sign: "−0,314". */
export function decimal(value: number, lang: string, digits: number): string {
  const shown = Math.abs(value).toFixed(digits)
  const sign = value < 0 && Number(shown) !== 0 ? '−' : ''
  return sign + (lang === 'en' ? shown : shown.replace('.', ','))
}
