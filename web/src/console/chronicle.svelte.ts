// The acts of a table: those read back from the books, today's as far as can be, and those that happen meanwhile.
import { get } from '../lib/api'
import type { Act } from '../lib/types'

const PAGE = 400 // events read back at once
const MOST = 12 // pages read back: a busy table makes some thousand events a day
const ENOUGH = 500 // acts asked for at once

const end = (act: Act): number => act.seq + act.events.length

export const midnight = (): number => new Date().setHours(0, 0, 0, 0) / 1000

export class Chronicle {
  /** In order, without a gap once it has begun. */
  acts = $state.raw<Act[]>([])
  /** The act that opened the table. */
  opening = $state.raw<Act | null>(null)
  begun = $state(false)
  /** Whether all of today has been read. */
  whole = $state(false)

  private ended = false
  private mending = false

  constructor(readonly table: string) {}

  /** Reads back what happened before this page was opened. */
  async begin(): Promise<void> {
    const { seq } = await get('/api/tables/{table}', { table: this.table })
    this.opening = (await this.read(0, 1))[0] ?? null
    let first = seq
    for (let page = 0; page < MOST && first > 0 && !this.ended; page++) {
      const from = Math.max(0, first - PAGE)
      const found = (await this.read(from)).filter((act) => act.seq < first)
      if (!found[0]) break
      this.merge(found)
      this.begun = true
      first = found[0].seq
      if (first === 0 || (found[0].at ?? 0) < midnight()) {
        this.whole = true
        break
      }
    }
    this.begun = true
    await this.mend()
  }

  stop(): void {
    this.ended = true
  }

  /** Acts that were seen live. */
  take(acts: Act[]): void {
    const last = this.acts.at(-1)
    const fresh = last && this.begun ? acts.filter((act) => act.seq >= end(last)) : acts
    if (!fresh.length) return
    this.merge(fresh)
    if (last && this.begun && fresh[0]!.seq !== end(last)) void this.mend()
  }

  private merge(acts: Act[]): void {
    const last = this.acts.at(-1)
    if (last && acts[0] && acts[0].seq >= end(last)) {
      this.acts = [...this.acts, ...acts]
      return
    }
    const bySeq = new Map([...this.acts, ...acts].map((act) => [act.seq, act]))
    this.acts = [...bySeq.values()].sort((a, b) => a.seq - b.seq)
  }

  /** Reads what was missed while the line was broken for long. */
  private async mend(): Promise<void> {
    if (this.mending) return
    this.mending = true
    try {
      for (let tries = 0; tries < MOST && !this.ended; tries++) {
        const gap = this.acts.findIndex((act, n) => n > 0 && act.seq !== end(this.acts[n - 1]!))
        if (gap < 0) break
        this.merge(await this.read(end(this.acts[gap - 1]!)))
      }
    } finally {
      this.mending = false
    }
  }

  private read(from: number, limit = ENOUGH): Promise<Act[]> {
    return get('/api/tables/{table}/log', { table: this.table, from, limit })
  }
}
