// A table, live. Acts arrive in order and are shown in order, each when the one before has been shown: a stage may take
// its time over an act (a ball rolls, chips travel), and what the act changed is applied when the stage says so.
import { asRefusal, freshKey, get, Refused } from './api'
import { written, type MoneyFields } from './commands'
import { currencyOf } from './money'
import { apply } from './patch'
import { note, witness } from '../verify/seen'
import { lang } from './words.svelte'
import type { Act, Await, Offer, Policy, Refusal, Snapshot, View } from './types'
import type { Speed } from './prefs.svelte'
import type { Committed, Done, Heard, Now, Said, Spoken, Uttered } from './wire'

export type Line = 'connecting' | 'open' | 'lost' | 'closed' | 'refused'
export type Stage = (act: Act, show: () => void) => Promise<void> | void

export interface Pending {
  id: number
  kind: string
  fields: Record<string, unknown>
  sent: number
  late: boolean
  seq: number | null
}

interface Waiting {
  kept: (ack: Done) => void
  refused: (error: Refused) => void
  text: string
}

type Item = { act: Act } | { now: Now } | { draws: Committed }

const PAUSES = [500, 1000, 2000, 4000, 8000]
const LATE = 2000 // milliseconds after which a command that was not confirmed says so
const SILENT = 4500 // milliseconds without a word, a heartbeat included, after which the line is dead
const UNANSWERED = 9000 // and after which one that was called and has not answered is given up
const SPOKEN = 6000 // milliseconds that a phrase is shown
const FINAL = new Map([
  [4403, 'refused'],
  [4404, 'refused'],
  [4410, 'closed'],
] as const)

export class Live {
  view = $state.raw<View | null>(null)
  awaits = $state.raw<Await[]>([])
  options = $state.raw<Offer[]>([])
  names = $state.raw<Record<string, string>>({})
  closesAt = $state<number | null>(null)
  policy = $state.raw<Policy | null>(null)
  line = $state<Line>('connecting')
  why = $state.raw<Refusal | null>(null)
  pending = $state.raw<Pending[]>([])
  refusal = $state.raw<(Refusal & { kind: string; fields: Record<string, unknown> }) | null>(null)
  missed = $state.raw<Act[] | null>(null)
  /** Acts shown since the page was opened, the newest last. */
  log = $state.raw<Act[]>([])
  you = $state('')
  law = $state('')
  game = $state('')
  currency = $state('EUR')
  /** The fields of each command that are amounts. */
  money = $state.raw<MoneyFields>({})
  /** What is committed for the draws to come, and the secret of those before, once these have been shown. */
  draws = $state.raw<Committed | null>(null)
  /** Who needs no more time now. */
  ready = $state.raw<string[]>([])
  /** What people here have just said, the newest last. */
  phrases = $state.raw<(Uttered & { at: number })[]>([])
  /** Whether it is a table for friends. */
  forFriends = $state(false)
  /** Seconds by which this device's clock is ahead of the server's. */
  skew = 0

  private socket: WebSocket | null = null
  private seq: number | null = null
  private queue: Item[] = []
  private busy = false
  private tries = 0
  private ids = 0
  private waiting = new Map<number, Waiting>()
  private timer: ReturnType<typeof setTimeout> | undefined
  private ticker: ReturnType<typeof setInterval> | undefined
  private away = false
  private ended = false
  private epoch = 0
  private asking = false
  /** When the server was last heard. */
  private heard = 0
  /** The number after the last event that was shown. */
  private shown = 0

  /** Acts waiting to be shown, from which on they are shown without a stage; a game of many small acts allows more. */
  behind = 6
  /** Who shows an act; by default it is simply applied. */
  stage: Stage = () => {}
  /** Who is told of every act once it is shown, with the table before and after it. */
  watch: (act: Act, before: View | null, after: View | null) => void = () => {}

  constructor(readonly table: string) {}

  // -- the line ------------------------------------------------------------------------------------------------------

  open(): void {
    this.ended = false
    this.connect()
    this.ticker = setInterval(() => this.tick(), 500)
    addEventListener('online', this.hurry)
  }

  close(): void {
    this.ended = true
    clearTimeout(this.timer)
    clearInterval(this.ticker)
    removeEventListener('online', this.hurry)
    this.socket?.close(1000)
    this.socket = null
    this.epoch++
  }

  private hurry = (): void => {
    if (this.line !== 'lost') return
    clearTimeout(this.timer)
    this.connect()
  }

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/live`)
    this.socket = socket
    this.heard = performance.now()
    socket.onopen = () => {
      socket.send(JSON.stringify({ hello: { seq: this.seq, lang: lang() } } satisfies Heard))
    }
    socket.onmessage = (message) => {
      if (socket !== this.socket) return
      this.heard = performance.now()
      for (const text of String(message.data).split('\n')) if (text) this.hear(JSON.parse(text) as Spoken)
    }
    socket.onclose = (event) => {
      if (socket === this.socket) this.lose(event.code, event.reason)
    }
  }

  private lose(code: number, reason: string): void {
    this.socket = null
    if (this.ended) return
    const final = FINAL.get(code as 4403)
    if (final) {
      this.line = final
      this.why ??= { code: reason, sentence: '', clauses: [], field: '' }
      this.giveUp()
      return
    }
    this.line = 'lost'
    this.away = true
    const pause = PAUSES[Math.min(this.tries++, PAUSES.length - 1)]!
    this.timer = setTimeout(() => this.connect(), pause * (0.75 + Math.random() / 2))
  }

  /** A line on which nothing comes any more, not even a heartbeat: another one is tried at once. */
  private hangUp(): void {
    const dead = this.socket
    this.lose(0, 'silent')
    dead?.close()
  }

  private giveUp(): void {
    for (const waiting of this.waiting.values()) waiting.refused(new Refused({ code: this.line }))
    this.waiting.clear()
    this.pending = []
  }

  private tick(): void {
    const now = performance.now()
    if (this.socket && now - this.heard > (this.line === 'open' ? SILENT : UNANSWERED)) this.hangUp()
    if (this.pending.some((p) => !p.late && now - p.sent > LATE)) {
      this.pending = this.pending.map((p) => (now - p.sent > LATE ? { ...p, late: true } : p))
    }
  }

  // -- what is heard -------------------------------------------------------------------------------------------------

  private hear(said: Spoken): void {
    if (said.snapshot) this.begin(said.snapshot)
    else if (said.resume) {
      this.ready = [] // told again, if anybody is
      this.arrived()
    } else if (said.ready) this.ready = said.ready
    else if (said.uttered) this.hearPhrase(said.uttered)
    else if (said.act) this.received(said.act)
    else if (said.now) this.enqueue({ now: said.now })
    else if (said.draws) {
      this.committed(said.draws, this.seq)
      this.enqueue({ draws: said.draws })
    } else if (said.ack) this.acknowledged(said.ack)
    else if (said.refused) this.refuse(said.refused)
    else if (said.ping !== undefined) this.socket?.send(JSON.stringify({ pong: said.ping } satisfies Heard))
    else if (said.again) this.seq = null
  }

  /** Phrases are shown for a while; what one said oneself is one's own proof that it was heard. */
  private hearPhrase(said: Uttered): void {
    const phrase = { ...said, at: ++this.ids }
    this.phrases = [...this.phrases.slice(-3), phrase]
    setTimeout(() => (this.phrases = this.phrases.filter((each) => each !== phrase)), SPOKEN)
  }

  private arrived(): void {
    this.line = 'open'
    this.tries = 0
    this.why = null
    // What was on its way when the line broke is sent again under the same key: it happens once.
    for (const [, waiting] of this.waiting) this.socket?.send(waiting.text)
  }

  private begin(snapshot: Snapshot): void {
    this.epoch++
    this.queue = []
    this.busy = false
    this.you = snapshot.you
    this.law = snapshot.law
    this.game = snapshot.game
    this.currency = snapshot.currency
    this.money = snapshot.money
    this.policy = snapshot.policy
    this.skew = Date.now() / 1000 - snapshot.at
    this.forFriends = snapshot.private
    this.names = { ...this.names, ...snapshot.names }
    this.view = snapshot.view
    this.awaits = snapshot.awaits
    this.options = snapshot.options
    this.closesAt = snapshot.closes_at
    this.seq = this.shown = snapshot.seq
    this.draws = snapshot.draws
    this.ready = snapshot.ready
    this.committed(this.draws, snapshot.seq)
    this.arrived()
    this.pending = this.pending.filter((p) => this.waiting.has(p.id))
  }

  /** A commitment is noted as soon as it is heard, whatever is still to be shown. */
  private committed(told: Committed | null, seq: number | null): void {
    if (told && seq !== null) note({ table: this.table, epoch: told.epoch, commitment: told.commitment, at: Date.now() / 1000 - this.skew, seq })
  }

  private received(act: Act): void {
    this.seq = act.seq + act.events.length
    witness(this.table, act)
    if (act.at) {
      const ahead = Date.now() / 1000 - act.at
      if (!this.away) this.skew = this.skew === 0 ? ahead : Math.min(this.skew, ahead)
    }
    if (this.away) {
      this.missed = [...(this.missed ?? []), act]
      queueMicrotask(() => (this.away = false))
    }
    this.enqueue({ act })
  }

  private acknowledged(ack: Done): void {
    const waiting = this.waiting.get(Number(ack.id))
    this.waiting.delete(Number(ack.id))
    this.pending = ack.seq < this.shown
      ? this.pending.filter((p) => p.id !== ack.id)
      : this.pending.map((p) => (p.id === ack.id ? { ...p, seq: ack.seq } : p))
    waiting?.kept(ack)
  }

  private refuse({ id, clauses = [], field = '', ...said }: Said): void {
    const refusal: Refusal = { ...said, clauses, field }
    const pending = this.pending.find((p) => p.id === id)
    if (!pending) {
      this.why = refusal
      return
    }
    this.pending = this.pending.filter((p) => p !== pending)
    const waiting = this.waiting.get(pending.id)
    this.waiting.delete(pending.id)
    this.refusal = { ...refusal, kind: pending.kind, fields: pending.fields }
    waiting?.refused(new Refused(refusal))
  }

  // -- what is shown -------------------------------------------------------------------------------------------------

  private enqueue(item: Item): void {
    this.queue.push(item)
    if (!this.busy) void this.perform()
  }

  private async perform(): Promise<void> {
    this.busy = true
    const epoch = this.epoch
    try {
      while (this.queue.length && epoch === this.epoch) {
        const item = this.queue[0]!
        if ('now' in item) this.tell(item.now)
        else if ('draws' in item) this.draws = item.draws
        else await this.play(item.act, epoch)
        if (epoch === this.epoch) this.queue.shift()
      }
    } finally {
      if (epoch === this.epoch) this.busy = false
    }
  }

  private tell(now: Now): void {
    this.awaits = now.awaits
    this.closesAt = now.closes_at
    if (now.options) this.options = now.options
  }

  private async play(act: Act, epoch: number): Promise<void> {
    let shown = false
    const show = (): void => {
      if (shown || epoch !== this.epoch) return
      shown = true
      this.shown = act.seq + act.events.length
      const before = this.view
      this.view = apply(this.view, act.patch)
      this.watch(act, before, this.view)
      this.pending = this.pending.filter((p) => p.seq === null || p.seq > act.seq)
      this.log = [...this.log.slice(-199), act]
      this.meet()
    }
    const acts = this.queue.reduce((n, item) => n + ('act' in item ? 1 : 0), 0)
    if (acts < this.behind && !document.hidden) {
      try {
        await this.stage(act, show)
      } catch (error) {
        console.error(error)
      }
    }
    show()
  }

  /** Asks what newcomers are called. Whoever came while that was asked is asked about next; whoever has no name, never again. */
  private meet(): void {
    const newcomers = Object.keys(this.view?.desk.chips ?? {}).filter((who) => !(who in this.names))
    if (this.asking || !newcomers.length) return
    this.asking = true
    get('/api/tables/{table}/names', { table: this.table })
      .then(
        (names) => {
          this.names = { ...Object.fromEntries(newcomers.map((who) => [who, ''])), ...this.names, ...names }
          return true
        },
        () => false, // they stay strangers until the next act
      )
      .then((met) => {
        this.asking = false
        if (met) this.meet()
      })
  }

  // -- what is asked -------------------------------------------------------------------------------------------------

  /** A command as the server reads it. */
  written(kind: string, fields: Record<string, unknown>): Record<string, Record<string, unknown>> {
    return written(kind, fields, this.money, currencyOf(this.currency))
  }

  /** Sends a command; the promise is kept when it is on disk. Amounts among the fields are minor units. */
  do(kind: string, fields: Record<string, unknown> = {}): Promise<Done> {
    const id = ++this.ids
    const text = JSON.stringify({ do: this.written(kind, fields), key: freshKey(), id } satisfies Heard)
    this.refusal = null
    this.pending = [...this.pending, { id, kind, fields, sent: performance.now(), late: false, seq: null }]
    return new Promise<Done>((kept, refused) => {
      this.waiting.set(id, { kept, refused, text })
      if (this.line === 'open') this.socket?.send(text)
    })
  }

  /** The same, for a caller who leaves the answer to what the page shows. */
  tryTo(kind: string, fields: Record<string, unknown> = {}): void {
    this.do(kind, fields).catch((error: unknown) => void asRefusal(error))
  }

  /** Whether such a command is on its way, or done and not shown yet. */
  sends(kind: string, fields: Record<string, unknown> = {}): boolean {
    return this.pending.some((sent) => sent.kind === kind && Object.entries(fields).every(([name, value]) => sent.fields[name] === value))
  }

  /** What happens once, however often its button is pressed before that is shown. */
  tryOnce(kind: string, fields: Record<string, unknown> = {}): void {
    if (!this.sends(kind, fields)) this.tryTo(kind, fields)
  }

  /** What the croupier saw a physical wheel do, or dice. */
  typeChance(value: number | string | number[]): Promise<Done> {
    const id = ++this.ids
    const text = JSON.stringify({ chance: value, key: freshKey(), id } satisfies Heard)
    this.pending = [...this.pending, { id, kind: 'Chance', fields: { value }, sent: performance.now(), late: false, seq: null }]
    return new Promise<Done>((kept, refused) => {
      this.waiting.set(id, { kept, refused, text })
      if (this.line === 'open') this.socket?.send(text)
    })
  }

  /** One needs no more time for what one has been shown, or does after all. */
  sayReady(ready: boolean): void {
    this.mention({ ready, seen: this.shown })
  }

  /** Says one of the phrases to everybody at the table. */
  utter(phrase: Uttered['phrase']): void {
    this.mention({ phrase })
  }

  /** How fast the table goes while no other person is there. */
  setSpeed(speed: Speed): void {
    this.mention({ speed })
  }

  private mention(heard: Heard): void {
    if (this.line === 'open') this.socket?.send(JSON.stringify(heard))
  }

  offers(kind: string): Offer[] {
    return this.options.filter((offer) => offer.kind === kind)
  }

  may(kind: string): boolean {
    return this.options.some((offer) => offer.kind === kind)
  }
}
