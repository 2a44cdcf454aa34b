import { describe, expect, it } from 'vitest'
import { cellOf, fieldAt, lengthOf, placeAt, planOf, sizesOf, turned, widthOf, type Place, type Plan } from './geometry'
import { TABLES, tableOf } from './roulette.fixture'
import { isAnnounced } from './track'

const both = [false, true]
const laid = TABLES.flatMap((table) => both.map((standing) => ({ ...table, standing, plan: planOf(table.spots, table.style, standing) })))
const home = (plan: Plan, spot: string): Place => plan.bySpot.get(spot)![0]!
const euskadi = (standing = false): Plan => planOf(tableOf('euskadi-1996/roulette-french').spots, 'french', standing)

describe.each(laid)('$name, standing: $standing', ({ spots, plan }) => {
  it('has a place for every spot that is not announced, and for no other', () => {
    const printed = spots.filter((info) => !isAnnounced(info.kind)).map((info) => info.spot)
    expect([...plan.bySpot.keys()]).toEqual(printed)
  })

  it('lays no two spots in one place', () => {
    const taken = new Map<string, string>()
    for (const { spot, at } of plan.places) {
      const where = `${at.u.toFixed(1)} ${at.v.toFixed(1)}`
      expect(taken.get(where) ?? spot, where).toBe(spot)
      taken.set(where, spot)
    }
  })

  it('keeps chips at least a chip apart, and on the cloth', () => {
    const [U, V] = [lengthOf(plan.sizes), widthOf(plan.sizes)]
    for (const [k, { at, spot }] of plan.places.entries()) {
      expect(at.u >= 0 && at.u <= U && at.v >= 0 && at.v <= V, spot).toBe(true)
      for (const other of plan.places.slice(k + 1)) expect(Math.hypot(at.u - other.at.u, at.v - other.at.v), `${spot} and ${other.spot}`).toBeGreaterThan(12)
    }
  })

  it('lets a mouse find every spot where its chips lie', () => {
    for (const place of plan.places) expect(placeAt(plan, { u: place.box.u, v: place.box.v })?.spot).toBe(place.spot)
  })

  it('gives a finger the field of every number, whole', () => {
    for (let n = 0; n <= 36; n++) {
      const cell = cellOf(plan.sizes, n)
      for (const part of [-0.45, 0, 0.45]) {
        expect(fieldAt(plan, { u: cell.u + part * cell.du, v: cell.v + part * cell.dv })?.spot).toBe(`straight:${n}`)
      }
    }
  })

  it('turns there and back', () => {
    for (const { at } of plan.places) {
      const [x, y] = plan.turn.xy(at)
      const back = plan.turn.uv(x, y)
      expect(back.u).toBeCloseTo(at.u)
      expect(back.v).toBeCloseTo(at.v)
    }
  })
})

describe('the design', () => {
  it('places the numbers of a lying cloth: 0 at the left, 3-6-9 on top', () => {
    const plan = euskadi()
    expect(plan.turn.xy(home(plan, 'straight:1').at)).toEqual([77.5, 224])
    expect(plan.turn.xy(home(plan, 'straight:3').at)).toEqual([77.5, 124])
    expect(plan.turn.xy(home(plan, 'straight:17').at)).toEqual([332.5, 174])
    expect(plan.turn.xy(home(plan, 'split:17-20').at)).toEqual([358, 174])
    expect(plan.turn.xy(home(plan, 'corner:25-26-28-29').at)).toEqual([511, 199])
  })

  it('places the numbers of a standing cloth: 0 on top, 1-2-3 from left to right', () => {
    const plan = euskadi(true)
    expect(plan.turn.xy(home(plan, 'straight:1').at)).toEqual([111.5, 58.25])
    expect(plan.turn.xy(home(plan, 'split:17-20').at)).toEqual([178.5, 259])
  })

  it('lays bets on whole rows and dozens on either side, and they are one bet', () => {
    const plan = euskadi()
    for (const spot of ['street:16-17-18', 'six-line:16-21', 'corner:0-1-2-3', 'dozen:2', 'double-dozen:1-2']) expect(plan.bySpot.get(spot)).toHaveLength(2)
    expect(plan.bySpot.get('street:16-17-18')!.map(({ at }) => plan.turn.xy(at)[1])).toEqual([249, 99])
    expect(plan.bySpot.get('corner:13-14-16-17')).toHaveLength(1)
  })

  it('lays bets with zero on the line below it', () => {
    const plan = euskadi()
    const spots = ['split:0-1', 'street:0-1-2', 'split:0-2', 'street:0-2-3', 'split:0-3']
    expect(spots.map((spot) => plan.turn.xy(home(plan, spot).at))).toEqual([[52, 224], [52, 199], [52, 174], [52, 149], [52, 124]])
  })

  it('has pasa, par and negro on one side, falta, impar and rojo on the other', () => {
    const plan = euskadi()
    const sideOf = (spot: string): number => plan.turn.xy(home(plan, spot).at)[1]
    expect(['high', 'even', 'black'].map(sideOf)).toEqual([298.5, 298.5, 298.5])
    expect(['low', 'odd', 'red'].map(sideOf)).toEqual([49.5, 49.5, 49.5])
  })

  it('fits a French and an American cloth into the same frame', () => {
    for (const standing of both) {
      const [french, american] = (['french', 'american'] as const).map((style) => turned(sizesOf(style, standing), standing).view)
      expect(american).toEqual(french)
    }
  })
})

it('draws only what the law offers: 1977 has no 0-1-2 and no four first', () => {
  const plan = planOf(tableOf('boe-1977/roulette-french').spots, 'french', false)
  expect(plan.bySpot.has('street:0-1-2')).toBe(false)
  expect(plan.bySpot.has('corner:0-1-2-3')).toBe(false)
  expect(plan.bySpot.has('split:0-1')).toBe(true)
})
