// The croupier's rake. Chips lie on one of two sheets; when many leave at once, those that stay change to the other sheet
// and the first, with all that was lost on it, slides away as one layer: hundreds of chips cost no more than one.

const MANY = 8 // piles that leave together, from which on a sheet is swept

export interface Lying {
  spot: string
}

export interface Swept<T> {
  /** Which sheet the chips lie on, 0 or 1. */
  main: 0 | 1
  /** What lies on each. */
  sheets: [T[], T[]]
  /** What is being swept off the other one. */
  leaving: T[]
}

export class Sweep<T extends Lying> {
  private main: 0 | 1 = 0
  private leaving: T[] = []
  private before: T[] = []

  /** What lies where, given what lies on the cloth now. */
  update(now: T[]): Swept<T> {
    const stays = new Set(now.map((each) => each.spot))
    const gone = this.before.filter((each) => !stays.has(each.spot))
    if (gone.length > MANY) {
      this.main = this.main ? 0 : 1
      this.leaving = gone
    }
    this.before = now
    return { main: this.main, leaving: this.leaving, sheets: this.main ? [this.leaving, now] : [now, this.leaving] }
  }

  /** The sheet has been swept. */
  done(): void {
    this.leaving = []
  }
}

const EASING = 'cubic-bezier(.25, .8, .35, 1)'

/** Lets a sheet slide away. */
export const away = (sheet: Element, dx: number, dy: number): Animation =>
  sheet.animate([{ transform: 'none', opacity: 1 }, { transform: `translate(${dx}px, ${dy}px)`, opacity: 0 }], { duration: 320, easing: EASING, fill: 'forwards' })
