import { describe, expect, it } from 'vitest'
import { follow, NOTHING, plot, read } from './course'
import type { Marked } from '../lib/wire'

const marked = (right: boolean, day: number, level: number): Marked =>
  ({ mark: { right, points: Number(right), most: 1, seconds: 4 }, kind: 'pay', track: { level }, day, kept: false }) as Marked

describe('a course in the browser', () => {
  it('has one line for a kind of a game, and one for a day', () => {
    const once = follow(NOTHING, marked(true, 7, 1), 'l', 'g')
    const twice = follow(once, marked(false, 7, 2), 'l', 'g')
    expect(twice.done).toBe(2)
    expect(twice.tracks).toEqual([{ kind: 'pay', law: 'l', game: 'g', track: { level: 2 } }])
    expect(twice.days).toEqual([{ day: 7, asked: 2, right: 1, points: 1, most: 2, seconds: 8 }])
    expect(follow(twice, marked(true, 6, 1), 'l', 'other').days.map((each) => each.day)).toEqual([6, 7])
  })

  it('survives being written down, and begins anew where something else was', () => {
    const course = follow(NOTHING, marked(true, 7, 1), 'l', 'g')
    expect(read(JSON.stringify(course))).toEqual(course)
    for (const text of [null, '', '{', '[]', '{"tracks":1}']) expect(read(text)).toEqual(NOTHING)
  })

  it('is drawn from left to right', () => {
    const days = [1, 2, 3].map((day) => ({ day, asked: 2, right: day - 1, points: 0, most: 0, seconds: 0 }))
    expect(plot(days, (day) => day.right / day.asked, 1, 100, 10)).toEqual([{ x: 0, y: 10 }, { x: 50, y: 5 }, { x: 100, y: 0 }])
  })
})
