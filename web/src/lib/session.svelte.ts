// Who is here: the session, the name, and what is in the purse.
import { carry, freshKey, get, post, put, Refused, remove } from './api'
import { isPlay } from './money'
import type { Here } from './types'

interface State {
  here: Here | null
  known: boolean
  purse: Record<string, number>
  /** What one has at the table where one plays now, as far as it has been shown. */
  held: { amount: number; currency: string } | null
}

export const session: State = $state({ here: null, known: false, purse: {}, held: null })

export const isPlayer = (): boolean => session.here?.role === 'guest' || session.here?.role === 'player'
export const isStaff = (): boolean => ['croupier', 'inspector', 'director'].includes(session.here?.role ?? '')
export const is = (...roles: string[]): boolean => roles.includes(session.here?.role ?? '')

function arrive(here: Here): Here {
  carry(here.token)
  session.here = here
  session.known = true
  void look()
  return here
}

/** Finds out who is here already. */
export async function recall(): Promise<void> {
  if (!document.cookie.split('; ').some((each) => each.startsWith('novamas-token='))) {
    session.known = true // nobody was here before: there is nothing to ask
    return
  }
  try {
    arrive(await get('/api/session'))
  } catch (error) {
    if (!(error instanceof Refused) || error.code === 'unreachable') throw error
    session.here = null
  }
  session.known = true
}

export const comeIn = async (): Promise<Here> => arrive(await post('/api/guests', {}, undefined))
export const signIn = async (name: string, password: string): Promise<Here> =>
  arrive(await post('/api/session', {}, { name, password }))
export const useTicket = async (ticket: string): Promise<Here> =>
  arrive(await post('/api/session/ticket', {}, { ticket }))
export const choosePassword = async (fresh: string, old = ''): Promise<Here> =>
  arrive(await put('/api/session/password', {}, { new: fresh, old }))

export async function signOut(): Promise<void> {
  await remove('/api/session', {}, undefined)
  session.here = null
  session.purse = {}
}

export async function rename(name: string): Promise<void> {
  const given = await put('/api/session/name', {}, { name })
  if (session.here) session.here.name = given.name
}

/** Counts the purse again. */
export async function look(): Promise<void> {
  if (!isPlayer()) return
  try {
    session.purse = (await get('/api/purse')).balances
  } catch {
    // the purse is counted again at the next occasion
  }
}

/** Whoever plays is given play chips, for nothing. */
export async function playChips(): Promise<void> {
  session.purse = (await post('/api/purse/play-chips', {}, undefined, freshKey())).balances
}

/** What is in the purse, by money; money that a guest cannot have is not spoken of. */
export const funds = (): [currency: string, amount: number][] =>
  Object.entries(session.purse).filter(([currency, amount]) => amount > 0 || isPlay(currency) || !is('guest'))
