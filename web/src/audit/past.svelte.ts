// The past of one table, gone through event by event, act by act, round by round. An address names each moment.
import { asRefusal, get, Refused } from '../lib/api'
import { lang } from '../lib/words.svelte'
import { spotsOf } from '../console/book'
import type { Act, Desk, Refusal, Sheet } from '../lib/types'
import { beginsPart, settles } from '../games/families'
import type { Moment, Round, Rounds } from './types'

const KEPT = 240 // moments kept in memory
const PAGE = 200 // acts read at once
const LONGEST = 2000 // acts of a round that are listed
export const PACES = { slow: 2400, even: 1200, quick: 450 } as const // milliseconds from one event to the next
export type Pace = keyof typeof PACES

export const endOf = (act: Act): number => act.seq + act.events.length - 1

export class Past {
  moment = $state.raw<Moment | null>(null)
  sheet = $state.raw<Sheet | null>(null)
  /** The table before the moment, where its event takes away the stakes that it pays. */
  before = $state.raw<Desk | null>(null)
  /** The round of the moment, and its acts. */
  round = $state.raw<Round | null>(null)
  acts = $state.raw<Act[]>([])
  names = $state.raw<Record<string, string>>({})
  /** How far the table has come. */
  events = $state(0)
  last = $state(0)
  open = $state(false)
  busy = $state(false)
  playing = $state(false)
  pace = $state<Pace>('even')
  refusal = $state.raw<Refusal | null>(null)
  /** Told of every moment that is shown. */
  onshown: (seq: number) => void = () => {}

  private moments = new Map<number, Moment>()
  private rounds = new Map<number, Round>()
  private spots = $state.raw(new Map<number, string>())
  private turn = 0
  private sheetOf = ''
  private readonly path: string

  constructor(readonly table: string) {
    this.path = `/api/tables/${encodeURIComponent(table)}`
  }

  /** The spot of a bet, as far as it was seen being laid or lying there. */
  spotOf = (bet: number): string | undefined => this.spots.get(bet)

  // -- going ---------------------------------------------------------------------------------------------------------

  /** Shows the table after an event; one that it has not come to is its last. Where two are wanted, the later wish counts. */
  async show(seq: number): Promise<boolean> {
    return this.go(() => Promise.resolve(seq))
  }

  private async go(where: () => Promise<number | null>): Promise<boolean> {
    const turn = ++this.turn
    this.busy = true
    try {
      const seq = await where()
      if (seq === null) return false
      const moment = await this.load(Math.max(0, this.events ? Math.min(seq, this.events - 1) : seq))
      const before = settles(moment.event.type) ? await this.load(moment.seq - 1) : null
      if (turn !== this.turn) return false
      this.before = before?.view.desk ?? null
      this.see(moment)
      return true
    } catch (error) {
      if (turn === this.turn) this.refusal = asRefusal(error)
      return false
    } finally {
      if (turn === this.turn) this.busy = false
    }
  }

  event(by: 1 | -1): Promise<boolean> {
    return this.go(async () => {
      const to = (this.moment?.seq ?? 0) + by
      if (to < 0) return null
      return to < this.events || (await this.grown()) ? to : null
    })
  }

  /** To where the next act is done, or where the one before was. */
  act(by: 1 | -1): Promise<boolean> {
    return this.go(async () => {
      const { moment } = this
      if (!moment) return null
      if (by < 0) return moment.act.seq > 0 ? moment.act.seq - 1 : null
      const end = endOf(moment.act)
      if (moment.seq < end) return end
      if (end + 1 >= this.events && !(await this.grown())) return null
      return endOf((await this.load(end + 1)).act)
    })
  }

  /** Whether the round that is looked at has parts, such as the streets of a hand. */
  parted = $derived.by(() => this.acts.some(({ events }) => events.some(({ type }) => beginsPart(type))))

  /** To where the next part of the round begins, or where the one before did; from the last on to the next round. */
  part(by: 1 | -1): Promise<boolean> {
    const here = this.moment?.seq ?? 0
    const ends = this.acts.filter(({ events }) => events.some(({ type }) => beginsPart(type))).map(endOf)
    const to = by > 0 ? ends.find((end) => end > here) : ends.findLast((end) => end < here)
    return to === undefined ? this.leap(by) : this.show(to)
  }

  /** To where the next round begins; back to where this one began, then to the one before. */
  leap(by: 1 | -1): Promise<boolean> {
    return this.go(async () => {
      const { moment } = this
      if (!moment) return null
      const here = await this.roundAt(moment.round)
      if (by < 0 && here && moment.seq > here.seq) return here.seq
      const next = await this.roundAt(moment.round + by)
      return next ? next.seq : by > 0 ? this.events - 1 : 0
    })
  }

  /** Goes on by itself until it is stopped or there is no more. */
  async play(): Promise<void> {
    if (this.playing) return
    this.playing = true
    while (this.playing) {
      await new Promise((then) => setTimeout(then, PACES[this.pace]))
      if (this.playing && !document.hidden && !(await this.event(1))) this.playing = false
    }
  }

  stop(): void {
    this.playing = false
  }

  // -- reading -------------------------------------------------------------------------------------------------------

  private async load(seq: number): Promise<Moment> {
    const kept = this.moments.get(seq)
    if (kept) return kept
    const moment = await this.at(seq)
    this.moments.set(seq, moment)
    if (this.moments.size > KEPT) this.moments.delete(this.moments.keys().next().value!)
    this.events = Math.max(this.events, moment.events)
    return moment
  }

  private async at(seq: number): Promise<Moment> {
    try {
      return await get('/api/tables/{table}/replay', { table: this.table, seq })
    } catch (error) {
      // An address may name a moment that never was; the last one that was stands for it.
      if (!(error instanceof Refused) || error.field !== 'seq' || seq === 0) throw error
      await this.count()
      if (seq < this.events) throw error
      return get('/api/tables/{table}/replay', { table: this.table, seq: this.events - 1 })
    }
  }

  /** Whether more has happened since it was last looked at. */
  private async grown(): Promise<boolean> {
    const before = this.events
    if (this.open) await this.count()
    return this.events > before
  }

  private async count(): Promise<void> {
    this.learn(await get('/api/tables/{table}/rounds', { table: this.table, from: this.last, limit: 1 }))
  }

  /** Some rounds from a number on. */
  async page(from: number, limit: number): Promise<Round[]> {
    const found = await get('/api/tables/{table}/rounds', { table: this.table, from, limit })
    this.learn(found)
    return found.rounds
  }

  private learn({ events, last, open, rounds }: Rounds): void {
    this.events = Math.max(this.events, events)
    this.last = Math.max(this.last, last)
    this.open = open
    for (const each of rounds) this.rounds.set(each.round, each)
  }

  private async roundAt(number: number): Promise<Round | null> {
    if (number < 0) return null
    const known = this.rounds.get(number)
    // The last round of an open table goes on.
    if (known && (number < this.last || !this.open)) return known
    return (await this.page(number, 2)).find((each) => each.round === number) ?? null
  }

  private see(moment: Moment): void {
    this.moment = moment
    this.refusal = null
    this.names = { ...this.names, ...moment.names }
    this.lay([moment.act], moment)
    this.onshown(moment.seq)
    void this.around(moment)
    void this.draw(moment)
  }

  private lay(acts: Act[], moment: Moment): void {
    const lying = Object.entries(moment.view.desk.bets ?? {}).map(([id, { on }]): [number, string] => [Number(id), on])
    this.spots = new Map([...this.spots, ...spotsOf(acts), ...lying])
  }

  /** Reads the round that a moment belongs to. */
  private async around(moment: Moment): Promise<void> {
    try {
      const round = await this.roundAt(moment.round)
      if (!round || this.moment?.round !== moment.round) return
      const same = this.round?.round === round.round && this.round.end === round.end
      this.round = round
      if (same) return
      const acts = await this.between(round.seq, round.end)
      if (this.round !== round) return
      this.acts = acts
      this.lay(acts, this.moment)
    } catch (error) {
      this.refusal = asRefusal(error)
    }
  }

  private async between(from: number, end: number): Promise<Act[]> {
    const found: Act[] = []
    let next = from
    while (next < end && found.length < LONGEST) {
      const page = await get('/api/tables/{table}/log', { table: this.table, from: next, limit: PAGE })
      if (!page.length) break
      found.push(...page.filter((act) => act.seq < end))
      next = endOf(page.at(-1)!) + 1
    }
    return found
  }

  /** The sheet of the moment: another minimum or another language is another sheet. */
  private async draw({ seq, view }: Moment): Promise<void> {
    const wanted = `${view.desk.minimum}/${lang()}`
    if (wanted === this.sheetOf) return
    this.sheetOf = wanted
    try {
      const sheet = await get('/api/tables/{table}/replay/sheet', { table: this.table, seq, lang: lang() })
      if (wanted === this.sheetOf) this.sheet = sheet
    } catch (error) {
      this.sheetOf = ''
      this.refusal = asRefusal(error)
    }
  }

  /** Another language: the sheet speaks it too. */
  reword(): void {
    if (this.moment) void this.draw(this.moment)
  }
}
