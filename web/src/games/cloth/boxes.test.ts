import { describe, expect, it } from 'vitest'
import { boulePlan } from '../boule/plan'
import { wheelPlan } from '../wheel/plan'
import { nearest, type Box } from './boxes'

const boule = ['number:1', 'number:2', 'number:3', 'number:4', 'number:5', 'number:6', 'number:7', 'number:8', 'number:9', 'red', 'black', 'even', 'odd', 'low', 'high']
const wheel = ['24', '15', '7', '4', '2', 'joker-red', 'joker-black']

function reached(boxes: Box[]): Set<string> {
  const found = new Set([boxes[0]!.spot])
  const way = [...found]
  for (let from = way.pop(); from; from = way.pop()) {
    for (const arrow of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      const to = nearest(boxes, from, arrow)
      if (to && !found.has(to)) {
        found.add(to)
        way.push(to)
      }
    }
  }
  return found
}

const overlap = (a: Box, b: Box): boolean => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

describe.each([true, false])('a cloth of boxes, standing: %s', (standing) => {
  it.each([
    ['boule', boulePlan(boule, standing), boule],
    ['wheel', wheelPlan(wheel, standing), wheel],
  ] as const)('%s has every spot once, apart from the others, within the cloth', (_, plan, spots) => {
    expect(plan.boxes.map((box) => box.spot).sort()).toEqual([...spots].sort())
    for (const [k, box] of plan.boxes.entries()) {
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(plan.width)
      expect(box.y + box.height).toBeLessThanOrEqual(plan.height)
      for (const other of plan.boxes.slice(k + 1)) expect(overlap(box, other)).toBe(false)
    }
  })

  it.each([
    ['boule', boulePlan(boule, standing)],
    ['wheel', wheelPlan(wheel, standing)],
  ] as const)('%s is walked through with the arrows', (_, plan) => {
    expect(reached(plan.boxes).size).toBe(plan.boxes.length)
  })

  it('a spot that the law does not offer is no box', () => {
    expect(boulePlan(boule.filter((spot) => spot !== 'high'), standing).boxes.some((box) => box.spot === 'high')).toBe(false)
  })
})
