import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Live } from './live.svelte'

/** A line that says what a test lets it say. */
class FakeSocket {
  static opened: FakeSocket[] = []
  closed = false
  sent: string[] = []
  onopen: () => void = () => {}
  onmessage: (message: { data: string }) => void = () => {}
  onclose: (event: { code: number; reason: string }) => void = () => {}
  constructor(readonly url: string) {
    FakeSocket.opened.push(this)
  }
  send(text: string): void {
    this.sent.push(text)
  }
  close(): void {
    this.closed = true
  }
  /** The line stands, and the house has said so. */
  answers(): void {
    this.onopen()
    this.says({ resume: { seq: 0 } })
  }
  says(said: object): void {
    this.onmessage({ data: JSON.stringify(said) })
  }
}
const socket = (): FakeSocket => FakeSocket.opened.at(-1)!

describe('the silence of the line', () => {
  let live: Live

  beforeEach(() => {
    vi.useFakeTimers()
    FakeSocket.opened = []
    vi.stubGlobal('WebSocket', FakeSocket)
    vi.stubGlobal('location', { protocol: 'http:', host: 'house' })
    vi.stubGlobal('addEventListener', () => {})
    vi.stubGlobal('removeEventListener', () => {})
    live = new Live('1')
    live.open()
  })
  afterEach(() => {
    live.close()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it('is noticed within five seconds, and another line is tried', () => {
    socket().answers()
    expect(live.line).toBe('open')
    vi.advanceTimersByTime(4000)
    expect(live.line).toBe('open')
    const dead = socket()
    vi.advanceTimersByTime(1000)
    expect(live.line).toBe('lost')
    expect(dead.closed).toBe(true)
    vi.advanceTimersByTime(1000)
    expect(FakeSocket.opened).toHaveLength(2)
    socket().answers()
    expect(live.line).toBe('open')
  })

  it('is none while the heart of the house beats, and each beat is answered', () => {
    socket().answers()
    for (let beat = 1; beat <= 20; beat++) {
      vi.advanceTimersByTime(2000)
      socket().says({ ping: beat })
    }
    expect(live.line).toBe('open')
    expect(FakeSocket.opened).toHaveLength(1)
    expect(socket().sent.filter((text) => text.includes('pong'))).toHaveLength(20)
  })

  it('what a dead line says later is not heard', () => {
    socket().answers()
    const dead = socket()
    vi.advanceTimersByTime(5000)
    dead.says({ resume: { seq: 0 } })
    dead.onclose({ code: 1006, reason: '' })
    expect(live.line).toBe('lost')
  })

  it('a line that is called and never answers is given up too', () => {
    vi.advanceTimersByTime(8000)
    expect(FakeSocket.opened).toHaveLength(1)
    vi.advanceTimersByTime(3000)
    expect(live.line).toBe('lost')
    expect(FakeSocket.opened.length).toBeGreaterThan(1)
  })
})

describe('a button that is pressed twice', () => {
  it('is one command, until what it did is shown', () => {
    vi.stubGlobal('WebSocket', FakeSocket)
    vi.stubGlobal('location', { protocol: 'http:', host: 'house' })
    vi.stubGlobal('addEventListener', () => {})
    vi.stubGlobal('removeEventListener', () => {})
    const live = new Live('1')
    live.open()
    socket().answers()
    const said = (): string[] => socket().sent.filter((text) => text.includes('"do"'))
    live.tryOnce('ClaimPrize', { ticket: 7 })
    live.tryOnce('ClaimPrize', { ticket: 7 })
    expect(said()).toHaveLength(1)
    expect(live.sends('ClaimPrize')).toBe(true)
    live.tryOnce('ClaimPrize', { ticket: 8 })
    expect(said()).toHaveLength(2)
    live.tryTo('ClaimPrize', { ticket: 8 })
    expect(said()).toHaveLength(3)
    live.close()
    vi.unstubAllGlobals()
  })
})
