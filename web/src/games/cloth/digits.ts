// Typing a number: "1" goes to 1, and "7" soon after goes to 17.

const TOGETHER = 700 // milliseconds within which a second digit belongs to the first

export class Digits {
  private typed = ''
  private last = -Infinity

  constructor(private exists: (number: number) => boolean) {}

  /** The number meant after one more digit, or null where there is none. `now` is in milliseconds. */
  press(digit: string, now: number): number | null {
    const longer = now - this.last <= TOGETHER ? this.typed + digit : digit
    this.typed = this.exists(Number(longer)) ? longer : digit
    this.last = now
    const number = Number(this.typed)
    return this.exists(number) ? number : null
  }
}
