// A card typed with two keys, its rank and its suit: "7" "h". Ten is "1", "0" or "t"; a card that nobody has seen is "?".
import { RANKS, SUITS } from '../games/cards/cards'

export const UNSEEN = '?'
const PAUSE = 2000 // milliseconds after which a rank is forgotten
const TEN = new Set(['0', '1', 'T'])

export class CardKeys {
  private rank = ''
  private at = -Infinity

  /** The card that is complete with this key; nothing while it is not, and for any other key. */
  press(key: string, now: number): string | null {
    const sign = key.toUpperCase()
    if (sign === UNSEEN) return UNSEEN
    const rank = now - this.at > PAUSE ? '' : this.rank
    if (rank && (SUITS as readonly string[]).includes(sign)) {
      this.rank = ''
      return rank + sign
    }
    const named = TEN.has(sign) ? '10' : sign
    if ((RANKS as readonly string[]).includes(named)) {
      this.rank = named
      this.at = now
    }
    return null
  }
}
