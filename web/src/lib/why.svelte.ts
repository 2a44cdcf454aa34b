// The article behind a number: clauses are fetched once a language and kept.
import { get } from './api'
import { lang } from './words.svelte'
import type { Clause } from './types'

const kept = new Map<string, Promise<Clause>>()

/** A clause in the reader's language (or in another, which it names, where there is no translation). */
export function clause(id: string): Promise<Clause> {
  const key = `${lang()}/${id}`
  let found = kept.get(key)
  if (!found) {
    found = get('/api/clauses/{id}', { id, lang: lang() })
    found.catch(() => kept.delete(key))
    kept.set(key, found)
  }
  return found
}

export const rulesAt = (found: Clause): string => `/rules/${found.law}/${found.game}#${found.id}`
