import { describe, expect, it } from 'vitest'
import type { Paid } from '../cloth/payments'
import { planOf, type Plan } from './geometry'
import { lay } from './payment'
import { TABLES } from './roulette.fixture'
import { aside } from './winning'

const figure = (amount: number): string => String(amount)
const paidOn = (spot: string, mine: boolean): Paid => ({ spot, mine, amount: mine ? 170 : 68, pieces: [50, 50, 50, 20] })
const homeOf = (plan: Plan) => (spot: string) => plan.bySpot.get(spot)?.[0]
const caballos = ['split:17-20', 'split:14-17', 'split:16-17', 'split:17-18']

describe.each(TABLES.flatMap((table) => [false, true].map((standing) => ({ ...table, standing, plan: planOf(table.spots, table.style, standing) }))))(
  '$name, standing: $standing',
  ({ plan, standing }) => {
    it('lays what is paid beside the numbers, never on them', () => {
      for (const spot of plan.bySpot.keys()) {
        const [laid] = lay(plan, [paidOn(spot, true)], homeOf(plan), figure)
        const { v } = plan.turn.uv(laid!.x, laid!.y)
        expect(v < plan.sizes.near || v > plan.sizes.near + 3 * plan.sizes.h, spot).toBe(true)
      }
    })

    it('lays one beside another', () => {
      const laid = lay(plan, caballos.map((spot) => paidOn(spot, true)), homeOf(plan), figure)
      expect(laid).toHaveLength(4)
      laid.forEach((a, k) =>
        laid.slice(k + 1).forEach((b) => {
          const apart = standing ? Math.abs(a.y - b.y) >= 26 || Math.abs(a.x - b.x) >= 40 : Math.abs(a.x - b.x) >= 60 || Math.abs(a.y - b.y) >= 24
          expect(apart, `${a.spot} ${b.spot}`).toBe(true)
        }),
      )
    })

    it("lays one's own even where there is no room for the company's", () => {
      const many = [...plan.bySpot.keys()].map((spot) => paidOn(spot, false))
      const laid = lay(plan, [...many, paidOn('split:17-20', true)], homeOf(plan), figure)
      expect(laid.filter((each) => each.mine)).toHaveLength(1)
      expect(laid.length).toBeLessThan(many.length)
    })

    it('raises the number that came up where no chip hides it', () => {
      const taken = (spot: string): boolean => spot !== 'street:16-17-18'
      const crowd = aside(plan, 17, taken)
      expect(Math.hypot(crowd.chips.u - crowd.plate.u, crowd.chips.v - crowd.plate.v)).toBeGreaterThan(10)
      expect(crowd.marker).toBeNull()
      expect(aside(plan, 17, () => false).marker).not.toBeNull()
    })
  },
)
