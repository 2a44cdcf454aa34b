// What somebody has done in the school, where the house keeps nothing of them: it stays in this browser.
import type { CourseTold, Day, Marked, TrackTold } from '../lib/wire'

export type Course = Omit<CourseTold, 'kept'>
export type Kind = TrackTold['kind']

export const NOTHING: Course = { done: 0, tracks: [], days: [] }
const MOST_DAYS = 400

/** A course after one more mark. */
export function follow(course: Course, { mark, kind, track, day }: Marked, law: string, game: string): Course {
  const same = (each: TrackTold): boolean => each.kind === kind && each.law === law && each.game === game
  const before = course.days.find((each) => each.day === day) ?? { day, asked: 0, right: 0, points: 0, most: 0, seconds: 0 }
  const today: Day = {
    day,
    asked: before.asked + 1,
    right: before.right + Number(mark.right),
    points: before.points + mark.points,
    most: before.most + mark.most,
    seconds: before.seconds + mark.seconds,
  }
  return {
    done: course.done + 1,
    tracks: [...course.tracks.filter((each) => !same(each)), { kind, law, game, track }],
    days: [...course.days.filter((each) => each.day !== day), today].toSorted((a, b) => a.day - b.day).slice(-MOST_DAYS),
  }
}

/** A course as it was kept; an empty one where something else was. */
export function read(text: string | null): Course {
  try {
    const found = JSON.parse(text ?? 'null') as Course | null
    return found && Array.isArray(found.tracks) && Array.isArray(found.days) ? { done: Number(found.done) || 0, tracks: found.tracks, days: found.days } : NOTHING
  } catch {
    return NOTHING
  }
}

export interface Point {
  x: number
  y: number
}

/** Days as points of a plot: one after the other from left to right, `value` of the most from the bottom to the top. */
export function plot(days: Day[], value: (day: Day) => number, most: number, width: number, height: number): Point[] {
  return days.map((day, n) => ({
    x: days.length > 1 ? (n / (days.length - 1)) * width : width / 2,
    y: height - (most > 0 ? Math.min(1, value(day) / most) : 0) * height,
  }))
}
