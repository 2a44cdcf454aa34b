// Asking the server. A refusal is an exception with one sentence; whatever it says, nothing has changed.
import { lang } from './words.svelte'
import type { Refusal } from './types'
import type { Routes } from './wire'

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
type Of<M extends Method, P extends string> = `${M} ${P}` extends keyof Routes ? Routes[`${M} ${P}`] : never
type PathOf<M extends Method> = keyof Routes extends infer R ? (R extends `${M} ${infer P}` ? P : never) : never
/** What goes into an address: nothing at all where a route has no place for anything. */
type In<M extends Method, P extends string> = object extends Of<M, P>['params'] ? [params?: Of<M, P>['params']] : [params: Of<M, P>['params']]

/** The address of a route: what its path has a place for is put there, anything else is asked for behind it. */
export function addressOf(path: string, params: object = {}): string {
  const rest = new URLSearchParams()
  let filled = path
  for (const [name, value] of Object.entries(params)) {
    const place = `{${name}}`
    if (path.includes(place)) filled = filled.replace(place, encodeURIComponent(String(value)))
    else if (value !== undefined) rest.set(name, String(value))
  }
  return rest.size ? `${filled}?${rest}` : filled
}

async function ask(method: Method, path: string, body?: unknown, key = ''): Promise<unknown> {
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
  return said
}

/** Asks a route by its path as the server names it: `get('/api/tables/{table}/sheet', { table })`. */
export const get = <P extends PathOf<'GET'>>(path: P, ...[params]: In<'GET', P>): Promise<Of<'GET', P>['answer']> =>
  ask('GET', addressOf(path, params)) as Promise<Of<'GET', P>['answer']>

type Changed<M extends Method, P extends string> = { params: Of<M, P>['params']; body: Of<M, P>['body'] }
/** What changes something may carry a key: the same request again under the same key changes nothing more. */
const changing =
  <M extends Method>(method: M) =>
  <P extends PathOf<M>>(path: P, params: Changed<M, P>['params'], body: Changed<M, P>['body'], key = ''): Promise<Of<M, P>['answer']> =>
    ask(method, addressOf(path, params), body ?? (method === 'DELETE' ? undefined : {}), key) as Promise<Of<M, P>['answer']>

export const post = changing('POST')
export const put = changing('PUT')
export const remove = changing('DELETE')

/** Anything that went wrong, as a refusal that can be shown. */
export function asRefusal(error: unknown): Refusal {
  if (error instanceof Refused) return error
  return { code: 'fault', sentence: error instanceof Error ? error.message : String(error), clauses: [], field: '' }
}

/** Whether an answer was lost: nobody can tell from here whether the house has done it. */
export const isLost = (error: unknown): boolean => error instanceof Refused && (error.code === 'unreachable' || error.status >= 500)

/** A name for one command, so that sending it twice does it once. */
export const freshKey = (): string => crypto.randomUUID?.() ?? Math.random().toString(36).slice(2) + Date.now().toString(36)
