// Sounds made here, not recorded: a chip on the cloth, the ball in the gallery, a wooden knock. Quiet, and off until the
// first act of the person who listens, as browsers want it.
import { prefs } from './prefs.svelte'
import type { Lang } from './words.svelte'

let context: AudioContext | null = null
let noise: AudioBuffer | null = null

/** Called from a click or a key: from now on the page may be heard. */
export function wake(): void {
  if (context || !('AudioContext' in globalThis)) return
  context = new AudioContext()
  noise = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = noise.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
}

function burst(frequency: number, sharpness: number, seconds: number, level: number, after = 0): void {
  if (!context || !noise || prefs.table === 0) return
  const at = context.currentTime + after
  const source = context.createBufferSource()
  source.buffer = noise
  const band = context.createBiquadFilter()
  band.type = 'bandpass'
  band.frequency.value = frequency
  band.Q.value = sharpness
  const gain = context.createGain()
  gain.gain.setValueAtTime(level * prefs.table, at)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds)
  source.connect(band).connect(gain).connect(context.destination)
  source.start(at, Math.random() * 0.5, seconds)
}

export const chip = (): void => burst(3200, 8, 0.05, 0.7)
/** A card drawn over the cloth. */
export const card = (): void => burst(1700, 1.4, 0.07, 0.35)
export const knock = (): void => burst(420, 6, 0.18, 0.9)
export const rake = (): void => burst(900, 0.7, 0.35, 0.25)

/** The ball loses speed and drops: taps that come ever later, then two in the pocket. */
export function drop(seconds: number): void {
  let at = 0
  for (let gap = 0.05; at < seconds - 0.3; gap *= 1.12) {
    burst(5200, 10, 0.03, 0.25, at)
    at += gap
  }
  burst(2600, 6, 0.08, 0.5, seconds - 0.2)
  burst(2200, 6, 0.1, 0.4, seconds)
}

/** The croupier's voice, where this device has one for the language and the person wants to hear it. */
export function speakCall(text: string, language: Lang): void {
  if (!prefs.voices || !('speechSynthesis' in globalThis)) return
  const voice = speechSynthesis.getVoices().find((each) => each.lang.startsWith(language))
  if (!voice) return
  const said = new SpeechSynthesisUtterance(text)
  said.voice = voice
  said.lang = voice.lang
  speechSynthesis.speak(said)
}
