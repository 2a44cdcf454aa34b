// Where each role works; players and guests belong on the floor.
import type { Role } from '../lib/types'

const HOMES: Record<Role, 'floor' | 'console' | 'office' | 'audit'> = {
  guest: 'floor',
  player: 'floor',
  croupier: 'console',
  inspector: 'console',
  cashier: 'office',
  director: 'office',
  auditor: 'audit',
}

export const homeOf = (role: Role): { to: string; key: string } => {
  const home = HOMES[role]
  return { to: home === 'floor' ? '/' : `/${home}`, key: `web-nav-${home}` }
}
