// A table with bets on a cloth, as one person sees it: what lies where, what is being paid, what they do. A family that shows
// more than that (a wheel, cards, dice) extends it.
import { colourOf, initialAmong, ownChips } from '../../lib/chips'
import { asBet } from '../../lib/lying'
import { face, currencyOf } from '../../lib/money'
import { calm } from '../../lib/prefs.svelte'
import * as sound from '../../lib/sound'
import { called, lang, money, oddsOf, say, spotName } from '../../lib/words.svelte'
import type { Live } from '../../lib/live.svelte'
import type { Act, Bet, Call, Desk, GameEvent, Result, Sheet, SpotInfo, Value } from '../../lib/types'
import type { Payment, Person, Stake } from './types'

/** One line of the payment: who is paid what for bets of these kinds. */
export interface Step {
  kinds: string[]
  clauses: string[]
  /** Its name, where that is not the names of its kinds. */
  title?: string
  paid: { who: string; amount: number; spot: string; stake: number }[]
}

/** What *¿por qué?* is asked about: a spot, and the payment if there was one. */
export interface Asked {
  spot: string
  stake: number
  won: number | null
}

const COLLECTING = 500
const REFUSED = 1600

const waits = new Set<() => void>()

/** Lets something be seen for a while, or until it is skipped. */
export const wait = (milliseconds: number): Promise<void> =>
  new Promise((done) => {
    const over = (): void => {
      clearTimeout(timer)
      waits.delete(over)
      done()
    }
    const timer = setTimeout(over, milliseconds)
    waits.add(over)
  })

/** What is being shown has been seen: all that waits goes on at once. */
export function skip(): void {
  for (const over of [...waits]) over()
}

/** Whether something is being shown that could be skipped. */
export const showing = (): boolean => waits.size > 0
export const pace = (): number => (calm() ? 400 : 700)

export class ClothPlay {
  chip = $state(0)
  focused = $state('')
  looked = $state<string | null>(null)
  asked = $state.raw<Asked | null>(null)
  outcome = $state.raw<Value | null>(null)
  paying = $state.raw<Payment[]>([])
  steps = $state.raw<Step[] | null>(null)
  step = $state(-1)
  collected = $state(0)
  /** Whether it is the house that bets are lost to. */
  toHouse = $state(true)
  calls = $state.raw<Call[]>([])
  /** What somebody has just done, where a game tells it beside the calls. */
  doing = $state('')
  voices = $state.raw<Call[][]>([])
  refused = $state<string | null>(null)
  results = $state.raw<Result[]>([])
  closed = $state(false)

  protected hidden = $state.raw<ReadonlySet<string>>(new Set())
  protected credited = $state(0)
  protected tints = new Map<string, number>()
  protected placed: { bet: string; amount: number }[][] = []
  protected last = $state.raw<{ on: string; amount: number }[]>([])
  protected infos: Map<string, SpotInfo>

  constructor(
    readonly live: Live,
    readonly sheet: Sheet,
  ) {
    this.infos = new Map(sheet.spots.map((spot) => [spot.spot, spot]))
    this.focused = sheet.spots[0]?.spot ?? ''
    this.chip = sheet.chips[0] ?? sheet.minimum
    live.stage = (act, show) => this.perform(act, show)
  }

  /** What the last act came to in a few words, where only the page knows what led to it. */
  comesTo(): string {
    return ''
  }

  /** Whether chips may be laid in this phase. */
  protected lays(phase: string): boolean {
    return phase === 'betting'
  }

  // -- what lies where -----------------------------------------------------------------------------------------------

  desk = $derived.by(() => this.live.view?.desk ?? null)
  phase = $derived(this.desk?.phase ?? 'idle')
  joined = $derived.by(() => this.live.you in (this.desk?.chips ?? {}))
  chips = $derived.by(() => (this.desk?.chips[this.live.you] ?? 0) + this.credited)
  /** What the table shows besides chips; a family that shows an act in steps has its own. */
  scene = $derived.by(() => this.desk)
  /** Whether one owes an answer that the dock asks for: the chips make way for it. */
  deciding = $derived(false)
  /** What the table is at, where that is neither betting nor a round: the clock says it. */
  what = $derived('')
  /** What one does by saying that one is ready, where that has a name of its own: a shooter throws. */
  readyWord = $derived('')
  /** Letters that something the game asks has taken: a button of every table that has one of them too does not show it. */
  lettered = $derived<ReadonlySet<string>>(new Set())
  open = $derived.by(() => this.live.line === 'open' && this.joined && this.lays(this.phase))

  /** Everything that lies on the cloth; more than bets where stakes go over to hands. */
  protected laid(desk: Desk): Record<string, Bet> {
    return desk.bets ?? {}
  }

  protected lying = $derived.by(() => (this.desk ? this.laid(this.desk) : {}))

  stakes = $derived.by(() => {
    const lying = new Map<string, Stake[]>()
    const lay = (stake: Stake, on: string): void => {
      const there = lying.get(on)
      if (there) there.push(stake)
      else lying.set(on, [stake])
    }
    for (const [id, bet] of Object.entries(this.lying)) {
      if (!this.hidden.has(id)) lay(this.stakeOf(id, bet), bet.on)
    }
    for (const sent of this.live.pending) {
      if (sent.kind !== 'PlaceBet') continue
      for (const [on, amount] of this.spread(String(sent.fields.on), Number(sent.fields.amount))) {
        const bet = asBet(this.live.you, on, amount)
        lay({ ...this.stakeOf(`sent-${sent.id}-${on}`, bet), pending: true, late: sent.late }, on)
      }
    }
    for (const there of lying.values()) there.sort((a, b) => Number(b.mine) - Number(a.mine))
    return lying
  })

  mine = $derived.by(() => Object.entries(this.lying).filter(([, bet]) => bet.owner === this.live.you))
  inPlay = $derived(this.mine.reduce((sum, [, bet]) => sum + bet.amount, 0))

  /** Who is at the table, with what each has on the cloth; oneself first. */
  company = $derived.by(() => {
    const on: Record<string, number> = {}
    for (const bet of Object.values(this.lying)) on[bet.owner] = (on[bet.owner] ?? 0) + bet.amount
    return Object.keys(this.desk?.chips ?? {})
      .map((who) => ({ who, name: this.nameOf(who), colour: this.tint(who), staked: on[who] ?? 0, mine: who === this.live.you }))
      .sort((a, b) => Number(b.mine) - Number(a.mine) || b.staked - a.staked)
  })

  protected stakeOf(id: string, bet: Bet): Stake {
    const mine = bet.owner === this.live.you
    const initial = this.initial(bet.owner)
    return { id, owner: bet.owner, amount: bet.amount, mine, colour: this.tint(bet.owner), initial, prison: bet.zeros > 0 }
  }

  /** A person keeps a colour while the page is open; at a table with colour chips it is the one they were given. */
  protected tint(who: string): number {
    const given = ownChips(this.desk, who)?.number
    if (given) return colourOf(String(given), Array.from({ length: given }, (_, i) => String(i + 1)))
    let colour = this.tints.get(who)
    if (colour === undefined) {
      const taken = new Set(this.tints.values())
      colour = [1, 2, 3, 4, 5, 6, 7, 8].find((each) => !taken.has(each)) ?? (this.tints.size % 8) + 1
      this.tints.set(who, colour)
    }
    return colour
  }

  nameOf(who: string): string {
    return who === this.live.you ? say('table-you') : this.live.names[who] || say('table-somebody')
  }

  private everyName = $derived.by(() => Object.keys(this.desk?.chips ?? {}).map((who) => this.nameOf(who)))

  /** The letter or two that stand for somebody here. */
  initial(who: string): string {
    return initialAmong(this.nameOf(who), this.everyName)
  }

  person(who: string): Person {
    const name = this.nameOf(who)
    return { name, initial: this.initial(who), colour: this.tint(who), mine: who === this.live.you }
  }

  info(spot: string): SpotInfo | undefined {
    return this.infos.get(spot)
  }

  /** A spot in full, for those who hear it: kind, numbers, payment, stakes, limit. */
  label(spot: string): string {
    const info = this.infos.get(spot)
    if (!info) return spotName(spot)
    const there = this.stakes.get(spot) ?? []
    const sum = (mine: boolean): number => there.filter((s) => s.mine === mine).reduce((all, s) => all + s.amount, 0)
    const own = sum(true)
    const others = sum(false)
    const code = this.sheet.currency.code
    const parts = [info.parts.length ? spotName(spot) : say('table-spot', { name: spotName(spot), pays: oddsOf(info.pays) })]
    if (info.parts.length) parts.push(say('table-spot-chips', { count: info.parts.reduce((n, [, chips]) => n + chips, 0) }))
    if (own) parts.push(say('table-spot-mine', { amount: money(own, code) }))
    if (others) parts.push(say('table-spot-others', { amount: money(others, code) }))
    parts.push(say('table-spot-max', { amount: money(info.max, code) }))
    return parts.join(' ')
  }

  /** Where the chips of an announced bet come to lie. */
  private spread(spot: string, amount: number): [string, number][] {
    const parts = this.infos.get(spot)?.parts ?? []
    if (!parts.length) return [[spot, amount]]
    const chips = parts.reduce((n, [, count]) => n + count, 0)
    return parts.map(([on, count]) => [on, (amount / chips) * count])
  }

  // -- what one does -------------------------------------------------------------------------------------------------

  /** A chip goes on a spot; on an announced bet, one chip for each of its places. */
  place(spot: string, chip = this.chip): void {
    sound.wake()
    const chips = this.infos.get(spot)?.parts.reduce((n, [, count]) => n + count, 0) || 1
    void this.ready().then(() => this.send(spot, Math.max(chip * chips, this.leastOn(spot))))
  }

  /** The least that may be laid on a spot now: a first chip that is worth less lays that much. */
  private leastOn(spot: string): number {
    const spaces = this.live.offers('PlaceBet').filter(({ form }) => form?.on?.type === 'OneOf' && form.on.values.includes(spot))
    const least = spaces.flatMap(({ form }) => (form?.amount?.type === 'Amount' ? [form.amount.lo] : []))
    return least.length ? Math.min(...least) : 0
  }

  /** What has to be done before a bet of one's own can be laid. */
  protected async ready(): Promise<void> {}

  protected send(spot: string, amount: number): Promise<boolean> {
    sound.chip()
    return this.live.do('PlaceBet', { on: spot, amount }).then(
      () => true,
      () => {
        this.refused = spot
        setTimeout(() => (this.refused = this.refused === spot ? null : this.refused), REFUSED)
        return false
      },
    )
  }

  /** The chosen chip comes back from a spot; all of it where less may not stay. */
  take(spot: string): void {
    const own = this.mine.find(([, bet]) => bet.on === spot)
    if (own) this.takeBack(own[0], Math.min(this.chip, own[1].amount))
  }

  protected takeBack(bet: string, amount: number): void {
    const held = this.desk?.bets?.[bet]
    if (!held) return
    const offer = this.live.offers('TakeBack').find((o) => o.form?.bet?.type === 'OneOf' && o.form.bet.values.includes(Number(bet)))
    const space = offer?.form?.amount
    let some = Math.min(amount, held.amount)
    if (space?.type === 'Amount' && (some > space.hi || some < space.lo)) some = held.amount
    this.live.tryTo('TakeBack', { bet: Number(bet), amount: some })
  }

  /** Whether one's bet may be taken back. */
  protected mayTake(_id: string, bet: Bet): boolean {
    return !bet.zeros
  }

  private removable = $derived.by(() => this.mine.filter(([id, bet]) => this.mayTake(id, bet)))

  /** The last bet comes back: what this page saw being laid, or else, after a reload, the newest that lies. */
  undo(): void {
    let last = this.placed.pop()
    while (last && !last.some(({ bet }) => this.desk?.bets?.[bet])) last = this.placed.pop()
    const newest = this.removable.at(-1)
    for (const { bet, amount } of last ?? (newest ? [{ bet: newest[0], amount: newest[1].amount }] : [])) this.takeBack(bet, amount)
  }

  /** All that may be taken back. */
  clear(): void {
    for (const [id, bet] of this.removable) this.takeBack(id, bet.amount)
    this.placed = []
  }

  /** The stakes of the last round again. */
  repeat(): void {
    sound.wake()
    for (const { on, amount } of this.last) void this.send(on, amount)
  }

  double(): void {
    sound.wake()
    for (const [, bet] of this.mine) if (!bet.zeros) void this.send(bet.on, bet.amount)
  }

  private affords = (bets: { amount: number }[]): boolean => bets.length > 0 && bets.reduce((sum, { amount }) => sum + amount, 0) <= this.chips

  canRepeat = $derived.by(() => this.open && this.affords(this.last) && this.mine.every(([, bet]) => bet.zeros > 0))
  canDouble = $derived.by(() => this.open && this.affords(this.mine.map(([, bet]) => bet).filter((bet) => !bet.zeros)))
  canClear = $derived.by(() => this.open && this.removable.length > 0)

  /** What clearing the cloth would bring back. */
  free = $derived.by(() => this.removable.reduce((sum, [, bet]) => sum + bet.amount, 0))

  // -- what happens --------------------------------------------------------------------------------------------------

  protected announce(calls: Call[]): void {
    if (!calls.length) return
    this.calls = calls
    this.voices = [calls, ...this.voices].slice(0, 10)
    sound.speakCall(calls.map((call) => called(call, this.live.currency, 'es')).join('. '), 'es')
  }

  /** Events that settle bets: an act with one of them is shown step by step. */
  protected settling: ReadonlySet<string> = new Set(['Collected', 'Paid', 'Refunded'])

  /** What is called out with an act once it has unfolded. */
  protected callsOf(act: Act): Call[] {
    return act.events.flatMap((event) => event.calls ?? [])
  }

  protected async perform(act: Act, show: () => void): Promise<void> {
    if (act.events.some((e) => this.settling.has(e.type))) return this.settle(act, show)
    this.announce(this.callsOf(act))
    for (const event of act.events) this.note(event, act)
    show()
  }

  /** Something happened that settles nothing. */
  protected note(event: GameEvent, act: Act): void {
    switch (event.type) {
      case 'BettingOpened':
        this.outcome = null
        this.steps = null
        this.closed = false
        this.placed = []
        break
      case 'BettingClosed':
        this.closed = true
        sound.knock()
        if (this.mine.length) this.last = this.mine.filter(([, bet]) => !bet.zeros).map(([, bet]) => ({ on: bet.on, amount: bet.amount }))
        break
      case 'BetPlaced':
        if (act.by === this.live.you) this.remember(event, act)
        break
    }
  }

  protected remember(event: GameEvent, act: Act): void {
    const one = { bet: String(event.bet), amount: Number(event.amount) }
    if (act.events[0] === event) this.placed.push([one])
    else this.placed.at(-1)?.push(one)
  }

  /** What is seen before the payment: the ball comes to rest, the last card is turned. */
  protected async unfold(_act: Act): Promise<void> {}

  /** An outcome is known: it is kept for the history, and payment begins. */
  protected came(value: Value, act: Act): void {
    this.outcome = value
    this.results = [...this.results.slice(-499), { round: act.round, value, at: act.at ?? 0 }]
    this.begin()
  }

  /** Payment begins: the steps of the law, none of them filled yet. */
  protected begin(): void {
    this.steps = this.sheet.order.map((step) => ({ ...step, paid: [] }))
    this.step = -1
    this.collected = 0
  }

  /** What came is shown, losers are collected, winners are paid step by step in the order of the law. */
  protected async settle(act: Act, show: () => void): Promise<void> {
    const bets = this.desk?.bets ?? {}
    await this.unfold(act)
    this.announce(this.callsOf(act))
    const paid = act.events.filter((e) => e.type === 'Paid')
    const steps = this.fill(paid, bets)
    for (const event of act.events) {
      if (event.type === 'Collected' || event.type === 'HalfReturned') {
        this.collected += (event.moves ?? []).reduce((sum, [, to, amount]) => sum + (to === '@float' ? amount : 0), 0)
        sound.rake()
        await wait(calm() ? 0 : COLLECTING)
        if (event.type === 'Collected') this.hidden = new Set([...this.hidden, ...(event.bets as number[]).map(String)])
      } else if (event.type === 'Paid') {
        const at = steps.get(event) ?? -1
        this.step = at
        this.paying = this.paymentsOf(event, bets)
        this.credited += this.paying.reduce((sum, p) => sum + (p.mine ? p.amount : 0), 0)
        sound.chip()
        await wait(pace())
      } else this.note(event, act)
    }
    if (paid.length) this.step = this.steps?.length ?? -1
    this.paying = []
    show()
    this.hidden = new Set()
    this.credited = 0
  }

  /** Which step each payment belongs to; the steps are filled on the way. */
  protected fill(events: GameEvent[], bets: Record<string, Bet>): Map<GameEvent, number> {
    const steps = (this.steps ?? []).map((step) => ({ ...step, paid: [...step.paid] }))
    const found = new Map<GameEvent, number>()
    for (const event of events) {
      for (const payment of this.paymentsOf(event, bets)) {
        const kind = payment.spot.split(':')[0]!
        let at = steps.findIndex((step) => step.kinds.includes(kind))
        if (at < 0) at = steps.push({ kinds: [kind], clauses: [], paid: [] }) - 1
        const stake = Object.values(bets).find((bet) => bet.owner === payment.who && bet.on === payment.spot)?.amount ?? 0
        steps[at]!.paid.push({ who: payment.who, amount: payment.amount, spot: payment.spot, stake })
        found.set(event, at)
      }
    }
    this.steps = steps
    return found
  }

  protected paymentsOf(event: GameEvent, bets: Record<string, Bet>): Payment[] {
    const wins = (event.moves ?? []).filter(([, , , why]) => why === 'win')
    const ids = (event.bets as number[]).map(String)
    const exact = wins.length === ids.length
    return ids.flatMap((id, i): Payment[] => {
      const bet = bets[id]
      if (!bet) return []
      const win = exact ? wins[i] : wins.find(([, to]) => to === bet.owner)
      return win ? [{ spot: bet.on, amount: win[2], mine: bet.owner === this.live.you, who: bet.owner }] : []
    })
  }

  /** What is printed on the chips of the tray. */
  faceOf(amount: number): string {
    return face(amount, currencyOf(this.sheet.currency.code), lang())
  }
}
