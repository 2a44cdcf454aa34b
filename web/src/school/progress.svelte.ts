// How far somebody is: kept by the house for those whom it knows, in this browser for everybody else.
import { get } from '../lib/api'
import { session } from '../lib/session.svelte'
import { follow, NOTHING, read, type Course, type Kind } from './course'
import type { Marked, Track } from '../lib/wire'

const PLACE = 'novamas-school'

class Progress {
  course = $state.raw<Course>(NOTHING)
  kept = $state(false)

  async load(): Promise<void> {
    const told = session.here ? await get('/api/school/course').catch(() => null) : null
    this.kept = told?.kept ?? false
    this.course = told?.kept ? told : this.own()
  }

  private own(): Course {
    try {
      return read(localStorage.getItem(PLACE))
    } catch {
      return NOTHING
    }
  }

  track(kind: Kind, law: string, game: string): Track | null {
    return this.course.tracks.find((each) => each.kind === kind && each.law === law && each.game === game)?.track ?? null
  }

  note(marked: Marked, law: string, game: string): void {
    this.course = follow(this.course, marked, law, game)
    this.kept = marked.kept
    if (marked.kept) return
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.course))
    } catch {
      // it holds until the page is closed
    }
  }
}

export const progress = new Progress()
