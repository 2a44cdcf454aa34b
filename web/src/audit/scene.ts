// How a table stood at a moment, for its cloth: whose chips lay where, what had come, what was being paid.
import { initialOf, ownChips, PLAYERS } from '../lib/chips'
import { betsOf, lyingOn } from '../lib/lying'
import type { InReplay } from '../games/family'
import type { Payment, Stake } from '../games/cloth/types'
import type { Act, Desk, GameEvent, Value } from '../lib/types'

/** Keeps a colour for everybody who was seen, so that they wear it at every moment of the same replay. */
export class Tints {
  private given = new Map<string, number>()

  of(who: string, desk?: Desk): number {
    const own = ownChips(desk, who)?.number
    if (own) return ((own - 1) % PLAYERS) + 1
    let colour = this.given.get(who)
    if (colour === undefined) {
      colour = (this.given.size % PLAYERS) + 1
      this.given.set(who, colour)
    }
    return colour
  }
}

/** What lies on each spot; nobody's chips are one's own here. */
export function stakesOf(desk: Desk, nameOf: (who: string) => string, tints: Tints): Map<string, Stake[]> {
  const found = new Map<string, Stake[]>()
  for (const [id, bet] of Object.entries(betsOf(desk))) {
    const { owner, amount, on, zeros } = bet
    const stake = { id, owner, amount, mine: false, colour: tints.of(owner, desk), initial: initialOf(nameOf(owner)), prison: zeros > 0 }
    found.set(on, [...(found.get(on) ?? []), stake])
  }
  return found
}

/** What had come up in this act, up to and with one of its events. */
export function outcomeAt(act: Act, seq: number): Value | null {
  return act.outcomes?.findLast((came) => came.seq <= seq)?.value ?? null
}

/** What an event pays, and beside which bets; a game may pay beside stakes that lay there before (`replay`). */
export function paymentsOf(event: GameEvent, spotOf: (bet: number) => string | undefined, replay?: InReplay, before: Desk | null = null): Payment[] {
  if (replay?.settles.has(event.type)) return replay.paid(event, before).map((each) => ({ ...each, mine: false }))
  const wins = (event.moves ?? []).filter(([, , , why]) => why === 'win')
  const bets = (Array.isArray(event.bets) ? event.bets : []) as number[]
  if (!wins.length || !bets.length) return []
  return wins.flatMap(([, who, amount], n) => {
    const spot = spotOf(bets[wins.length === bets.length ? n : 0]!)
    return spot === undefined ? [] : [{ spot, amount, mine: false, who }]
  })
}

/** What everybody has on the cloth. */
export function staked(desk: Desk): Record<string, number> {
  const found: Record<string, number> = {}
  for (const { owner, amount } of Object.values(lyingOn(desk))) found[owner] = (found[owner] ?? 0) + amount
  return found
}
