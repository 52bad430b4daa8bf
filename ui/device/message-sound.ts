import type { ClockPort } from '../../application/ports/clock-port.ts'
import { keepChoice, readChoice } from './device-storage.ts'

// A tone for new messages: off until the shopper has switched it on, and no more often than this (requirement E7).
const EVERY_MS = 3000
const NAME = 'lintas_chat_sound'

export const readSoundWish = (): boolean => readChoice(NAME) === 'on'

export const keepSoundWish = (isOn: boolean): void => keepChoice(NAME, isOn ? 'on' : 'off')

/** When in seconds, and how high in hertz. */
const NOTES = [
  [0, 660],
  [0.12, 880],
] as const
const NOTE_SECONDS = 0.22
const LOUDNESS = 0.08

let context: AudioContext | undefined

/** Two short notes. A browser lets no page sound that was never touched: then there is silence. */
export const playTone = (): void => {
  if (typeof AudioContext !== 'function') return
  context ??= new AudioContext()
  void context.resume().catch(() => undefined)
  for (const [after, hertz] of NOTES) {
    const from = context.currentTime + after
    const [note, volume] = [context.createOscillator(), context.createGain()]
    note.frequency.value = hertz
    volume.gain.setValueAtTime(LOUDNESS, from)
    volume.gain.exponentialRampToValueAtTime(0.0001, from + NOTE_SECONDS)
    note.connect(volume).connect(context.destination)
    note.start(from)
    note.stop(from + NOTE_SECONDS)
  }
}

/** Sounds when that is wanted and has not just happened, here or in another tab of the browser. */
export const createSound = (clock: ClockPort, play: () => void = playTone): (() => void) => {
  let isResting = false
  const sound = (): Promise<void> =>
    new Promise((rested) => {
      try {
        play()
      } catch {
        // A device that makes no sound now may make the next.
      }
      clock.after(EVERY_MS, () => {
        isResting = false
        rested()
      })
    })
  return () => {
    if (isResting || !readSoundWish()) return
    isResting = true
    const { locks } = navigator
    if (!locks) {
      void sound()
      return
    }
    const whenFree = locks.request(NAME, { ifAvailable: true }, (lock) => {
      if (lock) return sound()
      isResting = false
      return undefined
    })
    // Where there are locks that a page may not use (a sandboxed frame), each tab sounds for itself.
    void whenFree.catch(sound)
  }
}
