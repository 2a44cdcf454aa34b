// What the floor knows of each game before anybody goes in: its picture, its place among the others, what a round of it is.
import type { Component } from 'svelte'
import Bare from './Bare.svelte'
import Banque from './banque/Thumb.svelte'
import Blackjack from './blackjack/Thumb.svelte'
import Boule from './boule/Thumb.svelte'
import Poker from './poker/Thumb.svelte'
import Chemin from './chemin/Thumb.svelte'
import PuntoBanca from './punto/Thumb.svelte'
import Craps from './craps/Thumb.svelte'
import AmericanRoulette from './roulette/AmericanThumb.svelte'
import FrenchRoulette from './roulette/Thumb.svelte'
import TrenteQuarante from './trente/Thumb.svelte'
import WheelOfFortune from './wheel/Thumb.svelte'

/** The families of the floor's filter, in the order in which it shows them. */
export const GROUPS = ['roulette', 'boule', 'wheel', 'blackjack', 'baccarat', 'dice', 'poker', 'other'] as const
export type Group = (typeof GROUPS)[number]

interface Sign {
  group: Group
  Thumb: Component
  /** What a round is: a ball thrown, a wheel turned, anything else. */
  round: 'ball' | 'turn' | 'round'
}

const SIGNS: Record<string, Sign> = {
  'roulette-french': { group: 'roulette', Thumb: FrenchRoulette, round: 'ball' },
  'roulette-american': { group: 'roulette', Thumb: AmericanRoulette, round: 'ball' },
  boule: { group: 'boule', Thumb: Boule, round: 'ball' },
  'punto-banca': { group: 'baccarat', Thumb: PuntoBanca, round: 'round' },
  'chemin-de-fer': { group: 'baccarat', Thumb: Chemin, round: 'round' },
  'baccarat-banque': { group: 'baccarat', Thumb: Banque, round: 'round' },
  'trente-et-quarante': { group: 'other', Thumb: TrenteQuarante, round: 'round' },
  'wheel-of-fortune': { group: 'wheel', Thumb: WheelOfFortune, round: 'turn' },
  craps: { group: 'dice', Thumb: Craps, round: 'round' },
  blackjack: { group: 'blackjack', Thumb: Blackjack, round: 'round' },
  'triple-blackjack': { group: 'blackjack', Thumb: Blackjack, round: 'round' },
  'poker-no-draw': { group: 'poker', Thumb: Poker, round: 'round' },
  'poker-draw': { group: 'poker', Thumb: Poker, round: 'round' },
  trijoker: { group: 'poker', Thumb: Poker, round: 'round' },
  'pai-gow-poker': { group: 'poker', Thumb: Poker, round: 'round' },
  'three-card-poker': { group: 'poker', Thumb: Poker, round: 'round' },
  'texas-poker': { group: 'poker', Thumb: Poker, round: 'round' },
}
const OTHER: Sign = { group: 'other', Thumb: Bare, round: 'round' }

const signOf = (game: string): Sign => SIGNS[game] ?? OTHER

/** The small picture of a game; an empty cloth for one that brings none. */
export const thumbOf = (game: string): Component => signOf(game).Thumb
export const groupOf = (game: string): Group => signOf(game).group
export const roundOf = (game: string): Sign['round'] => signOf(game).round
