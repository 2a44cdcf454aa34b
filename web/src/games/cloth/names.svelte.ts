// The accessible names of many spots. Each is a sentence that changes with every stake; they are said again together,
// a few times a second at most, so that a busy table does not spend its time on them.
import { untrack } from 'svelte'

const PAUSE = 400 // milliseconds

export class Names {
  private names = $state.raw(new Map<string, string>())
  private timer: ReturnType<typeof setTimeout> | undefined
  private nameOf: (spot: string) => string

  /** Call while a component is set up. `changes` touches whatever the names depend on. */
  constructor(spots: () => Iterable<string>, nameOf: () => (spot: string) => string, changes: () => unknown) {
    this.nameOf = (spot) => nameOf()(spot)
    const say = (): void => {
      this.timer = undefined
      untrack(() => (this.names = new Map([...spots()].map((spot) => [spot, this.nameOf(spot)]))))
    }
    say()
    let first = true
    $effect(() => {
      void spots()
      void nameOf()
      void changes()
      if (first) first = false
      else this.timer ??= setTimeout(say, PAUSE)
    })
    $effect(() => () => clearTimeout(this.timer))
  }

  of(spot: string): string {
    return this.names.get(spot) ?? untrack(() => this.nameOf(spot))
  }
}
