// Asking the server. A refusal is an exception with one sentence; whatever it says, nothing has changed.
import { lang } from './words.svelte'
import type { Refusal } from './types'

let token = ''

/** The session's token, without which nothing can be changed. */
export const carry = (fresh: string): void => void (token = fresh)

export class Refused extends Error implements Refusal {
  code: string
  sentence: string
  clauses: string[]
  field: string
  status: number

  constructor(said: Partial<Refusal>, status = 0) {
    super(said.sentence ?? said.code ?? 'refused')
    this.code = said.code ?? 'unreachable'
    this.sentence = said.sentence ?? ''
    this.clauses = said.clauses ?? []
    this.field = said.field ?? ''
    this.status = status
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export async function ask<T>(method: Method, path: string, body?: unknown, key = ''): Promise<T> {
  const headers: Record<string, string> = { accept: 'application/json', 'accept-language': lang() }
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (method !== 'GET') headers['x-novamas-token'] = token
  if (key) headers['idempotency-key'] = key
  let answer: Response
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) })
  } catch {
    throw new Refused({ code: 'unreachable' })
  }
  const text = await answer.text()
  let said: unknown
  try {
    said = text ? JSON.parse(text) : null
  } catch {
    said = null
  }
  if (!answer.ok) throw new Refused((said ?? {}) as Partial<Refusal>, answer.status)
  return said as T
}

export const get = <T>(path: string): Promise<T> => ask<T>('GET', path)
/** What changes something may carry a key: the same request again under the same key changes nothing more. */
export const post = <T>(path: string, body: unknown = {}, key = ''): Promise<T> => ask<T>('POST', path, body, key)
export const put = <T>(path: string, body: unknown, key = ''): Promise<T> => ask<T>('PUT', path, body, key)
export const remove = <T>(path: string, key = ''): Promise<T> => ask<T>('DELETE', path, undefined, key)

/** Anything that went wrong, as a refusal that can be shown. */
export function asRefusal(error: unknown): Refusal {
  if (error instanceof Refused) return error
  return { code: 'fault', sentence: error instanceof Error ? error.message : String(error), clauses: [], field: '' }
}

/** Whether an answer was lost: nobody can tell from here whether the house has done it. */
export const isLost = (error: unknown): boolean => error instanceof Refused && (error.code === 'unreachable' || error.status >= 500)

/** A name for one command, so that sending it twice does it once. */
export const freshKey = (): string => crypto.randomUUID?.() ?? Math.random().toString(36).slice(2) + Date.now().toString(36)
