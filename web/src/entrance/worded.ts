// What the door refuses, in the reader's language: some of its sentences come in English only.
import { has, say } from '../lib/words.svelte'
import type { Refusal } from '../lib/types'

export function worded(refusal: Refusal): Refusal {
  const keys = [`entrance-refused-${refusal.code}-${refusal.field}`, `entrance-refused-${refusal.code}`]
  const key = keys.find((each) => has(each) || has(each, 'es'))
  return key ? { ...refusal, sentence: say(key) } : refusal
}
