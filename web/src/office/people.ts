// Accounts as the director keeps them.
import type { Role } from '../lib/types'
import type { Listed, NewAccount, TokenInfo } from '../lib/wire'

export type Account = Listed
export type Token = TokenInfo
export type Scope = Token['scopes'][number]
/** What a token may let a program do. */
export const SCOPES: Scope[] = ['read', 'play', 'staff', 'books']
/** The roles that an account may be given. */
export type Given = NewAccount['role']

/** The roles that an account may have; guests come in by themselves and stay guests. */
export const ROLES: Given[] = ['player', 'croupier', 'inspector', 'cashier', 'auditor', 'director']

/** The link with which somebody comes in once and chooses a password. */
export const linkOf = (ticket: string, origin: string): string => `${origin}/enter?ticket=${encodeURIComponent(ticket)}`

export interface Sought {
  text: string
  role: Role | ''
  closed: boolean
}

/** Those who are looked for, the newest first; who has left only where asked for. */
export function sought(accounts: Account[], { text, role, closed }: Sought): Account[] {
  const wanted = text.trim().toLocaleLowerCase()
  return accounts
    .filter((each) => (closed || !each.closed) && (!role || each.role === role))
    .filter((each) => !wanted || each.name.toLocaleLowerCase().includes(wanted) || each.person === text.trim())
    .sort((a, b) => b.created - a.created)
}
