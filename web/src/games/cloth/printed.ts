// What is printed on a cloth: the words of its law's languages, the first large, another below it.
import { has, LANGUAGES, load, say, type Args, type Lang } from '../../lib/words.svelte'

export interface Printed {
  text: string
  lang: Lang
}

export const clothLanguages = (languages: string[]): Lang[] => languages.filter((each): each is Lang => LANGUAGES.includes(each as Lang))

/** Fetches the words of a cloth's languages. */
export const fetchWords = (languages: string[]): void => clothLanguages(languages).forEach((each) => void load(each))

/** A remark in brackets explains a name to a reader; a cloth prints the name. */
const bare = (text: string): string => text.replace(/\s*\([^)]*\)$/, '')

/** A word in every language of the cloth that has it, in capitals, none twice. */
export function printed(key: string, languages: string[], args: Args = {}): Printed[] {
  const spoken = clothLanguages(languages).filter((each) => has(key, each))
  const all = (spoken.length ? spoken : (['es'] as Lang[])).map((lang) => ({ lang, text: bare(say(key, args, lang)).toLocaleUpperCase(lang) }))
  return all.filter((each, k) => all.findIndex((other) => other.text === each.text) === k)
}
