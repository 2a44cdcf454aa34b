// What the floor knows of each game before anybody goes in: its picture, its place among the others, what a round of it is.
import type { Component } from 'svelte'
import Bare from './Bare.svelte'

/** The families of the floor's filter, in the order in which it shows them. */
export const GROUPS = ['roulette', 'boule', 'wheel', 'blackjack', 'baccarat', 'dice', 'poker', 'other'] as const
export type Group = (typeof GROUPS)[number]

interface Sign {
  group: Group
  /** The folder here whose `Thumb.svelte` is its picture. */
  folder: string
  /** What a round is: a ball thrown, a wheel turned, anything else. */
  round: 'ball' | 'turn' | 'round'
}

const SIGNS: Record<string, Sign> = {
  'roulette-french': { group: 'roulette', folder: 'roulette', round: 'ball' },
  'roulette-american': { group: 'roulette', folder: 'roulette', round: 'ball' },
  boule: { group: 'boule', folder: 'boule', round: 'ball' },
  'wheel-of-fortune': { group: 'wheel', folder: 'wheel', round: 'turn' },
}
const OTHER: Sign = { group: 'other', folder: '', round: 'round' }
const PICTURES = import.meta.glob<Component>('./*/Thumb.svelte', { eager: true, import: 'default' })

const signOf = (game: string): Sign => SIGNS[game] ?? OTHER

/** The small picture of a game; an empty cloth for one that brings none. */
export const thumbOf = (game: string): Component => PICTURES[`./${signOf(game).folder}/Thumb.svelte`] ?? Bare
export const groupOf = (game: string): Group => signOf(game).group
export const roundOf = (game: string): Sign['round'] => signOf(game).round
