// The tables that are open, asked for again and again while somebody looks.
import { asRefusal, get } from '../lib/api'
import { lang } from '../lib/words.svelte'
import { follow, inOrder } from './order'
import type { FloorTable, Refusal } from '../lib/types'

const EVERY = 3000 // milliseconds

export class Tables {
  /** Every table seen, in an order that stays while somebody looks: a card does not move from under a hand. */
  list = $state.raw<FloorTable[]>([])
  /** Those of them that have been closed meanwhile. */
  closed = $state.raw<ReadonlySet<string>>(new Set())
  known = $state(false)
  refusal = $state.raw<Refusal | null>(null)
  open = $derived(this.list.filter((each) => !this.closed.has(each.table)))

  private timer: ReturnType<typeof setTimeout> | undefined
  private asking = false
  private stopped = true

  start(): void {
    this.stopped = false
    document.addEventListener('visibilitychange', this.looked)
    addEventListener('online', this.looked)
    void this.ask()
  }

  stop(): void {
    this.stopped = true
    clearTimeout(this.timer)
    document.removeEventListener('visibilitychange', this.looked)
    removeEventListener('online', this.looked)
  }

  /** Puts them in order again, and forgets those that have closed. */
  sort(): void {
    this.list = [...this.open].sort(inOrder(lang()))
    this.closed = new Set()
  }

  async ask(): Promise<void> {
    if (this.asking) return
    clearTimeout(this.timer)
    this.asking = true
    try {
      this.see(await get('/api/tables'))
      this.refusal = null
    } catch (error) {
      this.refusal = asRefusal(error)
    }
    this.asking = false
    if (!this.stopped && !document.hidden) this.timer = setTimeout(() => void this.ask(), EVERY)
  }

  private see(found: FloorTable[]): void {
    const { list, closed } = follow(this.list, found, lang())
    this.list = list
    this.closed = closed
    this.known = true
  }

  private looked = (): void => {
    if (document.hidden) clearTimeout(this.timer)
    else void this.ask()
  }
}
