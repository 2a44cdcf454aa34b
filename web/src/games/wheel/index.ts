// The room of the wheel of fortune.
import type { Sheet, Value } from '../../lib/types'
import type { Room } from '../spin/types'
import Cloth from './Cloth.svelte'
import Thumb from './Thumb.svelte'
import Wheel from './Wheel.svelte'

const colourOf = (_: Sheet, value: Value): 'red' | 'black' | 'none' => (value === 'joker-red' ? 'red' : String(value).startsWith('joker') ? 'black' : 'none')

export const room: Room = { Cloth, Wheel, colourOf, Thumb }
