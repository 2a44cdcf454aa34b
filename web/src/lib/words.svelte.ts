// Words in four languages, from the Fluent files that the server uses too. A language is loaded when it is first spoken.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { coined, currencyOf, figure, isPlay, isPoints } from './money'
import type { Call, Value } from './types'
import { MONEY_CALLS, type LawNames } from './wire'

export const LANGUAGES = ['es', 'en', 'eu', 'gl'] as const
export type Lang = (typeof LANGUAGES)[number]
export type Args = Record<string, FluentVariable>

const sources: Record<Lang, () => Promise<{ default: string }>> = {
  es: () => import('virtual:words/es'),
  en: () => import('virtual:words/en'),
  eu: () => import('virtual:words/eu'),
  gl: () => import('virtual:words/gl'),
}

const KEPT = 'novamas-lang'
const bundles = new Map<Lang, FluentBundle>()
const spoken = $state({ lang: 'es' as Lang, loaded: 0 })

const laws: { names: Record<string, Record<string, string>> } = $state({ names: {} })

/** Learns what the laws are called, as the server tells it. */
export function learnLaws(told: LawNames[]): void {
  laws.names = Object.fromEntries(told.map(({ law, short }) => [law, short]))
}

/** The language of the interface. */
export const lang = (): Lang => spoken.lang

export async function load(language: Lang): Promise<void> {
  if (bundles.has(language)) return
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource((await sources[language]()).default))
  bundles.set(language, bundle)
  spoken.loaded++
}

/** Speaks another language from now on. Spanish is loaded where the croupier calls in it. What was chosen is kept before its
 *  words have come: whoever closes the page meanwhile has chosen. */
export async function speak(language: Lang): Promise<void> {
  try {
    localStorage.setItem(KEPT, language)
  } catch {
    // it holds until the page is closed
  }
  await load(language)
  spoken.lang = language
  document.documentElement.lang = language
}

/** The language to begin with: the one kept, else the first of the browser's that we speak, else Spanish. */
export function first(): Lang {
  const asked = new URLSearchParams(location.search).get('lang')
  let kept: string | null = null
  try {
    kept = localStorage.getItem(KEPT)
  } catch {
    // nothing is kept
  }
  const wanted = [asked, kept, ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())]
  return (wanted.find((tag) => LANGUAGES.includes(tag as Lang)) as Lang | undefined) ?? 'es'
}

export function has(key: string, language: Lang = spoken.lang): boolean {
  void spoken.loaded
  return bundles.get(language)?.hasMessage(key) ?? false
}

/** The words of a key; in Spanish where a language lacks them; the key itself as a last resort. */
export function say(key: string, args: Args = {}, language: Lang = spoken.lang): string {
  void spoken.loaded
  for (const each of [language, 'es', 'en'] as const) {
    const bundle = bundles.get(each)
    const pattern = bundle?.getMessage(key)?.value
    if (bundle && pattern) return bundle.formatPattern(pattern, args, [])
  }
  return key
}

/** An amount for people, without its currency. */
export const money = (amount: number, currency: string): string => figure(amount, currencyOf(currency), spoken.lang)

/** An amount with its currency. */
export const price = (amount: number, currency: string): string =>
  `${money(amount, currency)} ${currencyOf(currency).symbol}`

/** What an amount is: chips that are worth nothing at the cage, or money. */
export const kindOf = (currency: string): string => say(isPoints(currency) ? 'web-points' : isPlay(currency) ? 'web-play-chips' : 'web-cash')

/** An amount with its currency, and whether that is play chips or money. */
export const funded = (amount: number, currency: string): string =>
  say(isPlay(currency) ? 'web-funds-play' : 'web-funds-cash', { amount: price(amount, currency) })

/** The name of a money: "EUR", or "EUR, fichas de juego". */
export const moneyName = (currency: string): string => (isPoints(currency) ? kindOf(currency) : isPlay(currency) ? `${coined(currency)}, ${kindOf(currency)}` : currency)

export const gameName = (game: string): string => say(`game-${game}`)
/** What people call a law, as its own file says it; its key, as long as the server has not told. */
export const lawName = (law: string): string => laws.names[law]?.[spoken.lang] ?? law
export const betName = (kind: string): string => say(`bet-${kind}`)

/** A place on the cloth in words: "Caballo 17-20", "Rojo". */
export function spotName(spot: string, language: Lang = spoken.lang): string {
  const [kind = spot, where] = spot.split(':', 2)
  if (where === undefined) return say(`bet-${kind}`, {}, language)
  return has(`spot-${kind}`, language)
    ? say(`spot-${kind}`, { where: /^\d+$/.test(where) ? Number(where) : where }, language)
    : `${say(`bet-${kind}`, {}, language)} ${where}`
}

/** "35:1" as people say it: "35 a 1"; "3:2|1:1", which depends on how it wins, as "3 a 2 · 1 a 1", and many by the least and the most. */
export function oddsOf(pays: string): string {
  const one = (each: string): string => {
    const [win = each, stake = ''] = each.split(':', 2)
    return stake ? say('web-pays', { win, stake }) : each
  }
  const all = pays.split('|')
  return all.length > MANY ? say('web-pays-between', { least: one(all.at(-1)!), most: one(all[0]!) }) : all.map(one).join(' · ')
}

const MANY = 4 // figures that a line names one by one
const SIGNS: Record<string, string> = { S: '♠', H: '♥', D: '♦', C: '♣' }

/** What the croupier calls out, in a language. */
export function called(call: Call, currency: string, language: Lang): string {
  const [key, args] = call
  const worded: Record<string, Value> = { ...args }
  for (const field of MONEY_CALLS) {
    const sum = worded[field]
    if (typeof sum === 'number') worded[field] = `${figure(sum, currencyOf(currency), language)} ${currencyOf(currency).symbol}`
  }
  if (typeof worded.card === 'string') worded.card = worded.card.replace(/[SHDC]$/, (suit) => SIGNS[suit]!)
  return say(`call-${key}`, worded, language)
}

/** Several calls one after another, each a sentence. */
export const voiced = (calls: Call[], currency: string, language: Lang): string =>
  calls.map((call) => called(call, currency, language)).map((text) => (/[.?!…]$/.test(text) ? text : `${text}.`)).join(' ')
