// Commands as they are sent: amounts are minor units everywhere in the client, and decimal text in a command.
import { plain } from './money'
import type { Currency, Snapshot } from './types'

/** The fields of each command that are amounts, as the server says when a line begins. */
export type MoneyFields = Snapshot['money']

export const isMoney = (money: MoneyFields, kind: string, field: string): boolean => money[kind]?.includes(field) ?? false

/** A command as the server reads it: `{"TopUp": {"amount": "500.00"}}`. */
export function written(kind: string, fields: Record<string, unknown>, money: MoneyFields, currency: Currency): Record<string, Record<string, unknown>> {
  const said = Object.entries(fields).map(([field, value]) => [field, typeof value === 'number' && isMoney(money, kind, field) ? plain(value, currency) : value])
  return { [kind]: Object.fromEntries(said) }
}
