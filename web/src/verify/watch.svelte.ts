// Looks over the house's shoulder while somebody plays: when the secret of the last draws comes, they are checked.
import { get } from '../lib/api'
import { canCheck, same } from './chance'
import { check } from './check'
import { form, isWrong, type Epoch, type Told } from './epoch'
import { compare, find, sight } from './seen'

/** What came of the last check: everything follows, something does not, or nothing could be found out. */
export type Found = 'good' | 'bad' | 'unknown'

const SPREAD = 1500 // milliseconds over which those who look on ask, so that they do not all ask at once

export class Watch {
  /** The last epoch that was checked, and what came of it. */
  last = $state.raw<{ epoch: number; found: Found } | null>(null)
  private busy = false
  private next: Told | null = null

  constructor(readonly table: string) {}

  /** A secret has come. While one check is under way, only the newest waits. */
  heard(told: Told): void {
    if (!(told.before?.secret || told.before?.sealed) || told.epoch < 2 || !canCheck()) return
    this.next = told
    if (!this.busy) void this.work()
  }

  private async work(): Promise<void> {
    this.busy = true
    while (this.next) {
      await new Promise((done) => setTimeout(done, Math.random() * SPREAD))
      const told = this.next
      this.next = null
      this.last = { epoch: told.epoch - 1, found: await this.look(told) }
    }
    this.busy = false
  }

  private async look(told: Told): Promise<Found> {
    let answer: unknown
    try {
      answer = await get('/api/tables/{table}/draws/{epoch}', { table: this.table, epoch: told.epoch - 1 })
    } catch {
      return 'unknown' // no line, or the books were busy: the page says more
    }
    const epoch = form(answer)
    return !isWrong(epoch) && (await holds(epoch, this.table, told.before!)) ? 'good' : 'bad'
  }
}

/** Whether an epoch is what was committed, what was revealed, and what was seen. */
export async function holds(epoch: Epoch, table: string, before?: { secret: string; drawn: number; sealed?: boolean }): Promise<boolean> {
  if (before && (epoch.secret !== before.secret || epoch.draws.length !== before.drawn)) return false
  if (sight(find(table, epoch.epoch), epoch.commitment, epoch.draws) === 'other') return false
  return (await check(epoch)).good && compare(table, epoch.draws, same).other === null
}
