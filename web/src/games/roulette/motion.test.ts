import { expect, it } from 'vitest'
import { landing, pocketAngle, running } from './motion'
import { tableOf } from './roulette.fixture'

const { wheel } = tableOf('euskadi-1996/roulette-french')
const level = (degrees: number): number => (((degrees % 360) + 540) % 360) - 180

it('ends in the pocket of the number, from anywhere, whichever way it turns', () => {
  for (const turns of ['left', 'right'] as const) {
    for (const value of wheel) {
      for (const ball of [0, 123, -250]) {
        const end = landing({ cylinder: 10, ball }, turns, pocketAngle(wheel, value), 2.6)
        expect(level(end.ball - pocketAngle(wheel, value))).toBeCloseTo(0)
      }
    }
  }
})

it('turns the cylinder one way and the ball the other, and never turns back', () => {
  for (const turns of ['left', 'right'] as const) {
    const speed = running(turns)
    expect(Math.sign(speed.cylinder)).toBe(turns === 'right' ? 1 : -1)
    expect(Math.sign(speed.ball)).toBe(-Math.sign(speed.cylinder))
    for (const value of wheel) {
      const end = landing({ cylinder: 0, ball: 0 }, turns, pocketAngle(wheel, value), 2.6)
      expect(Math.sign(end.cylinder)).toBe(Math.sign(speed.cylinder))
      expect(Math.sign(end.ball)).toBe(Math.sign(speed.ball))
    }
  }
})
