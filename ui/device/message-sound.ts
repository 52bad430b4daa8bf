import type { ClockPort } from '../../application/ports/clock-port.ts'
import { keepChoice, readChoice } from './device-storage.ts'

// The sound of new messages: off by default, and at most once in this time (milliseconds, requirement E7).
const EVERY_MS = 3000
const NAME = 'lintas_chat_sound'

export const readSoundWish = (): boolean => readChoice(NAME) === 'on'

export const keepSoundWish = (isOn: boolean): void => keepChoice(NAME, isOn ? 'on' : 'off')

/** Start in seconds, and frequency in hertz. */
const NOTES = [
  [0, 660],
  [0.12, 880],
] as const
const NOTE_SECONDS = 0.22
const LOUDNESS = 0.08

let context: AudioContext | undefined

/** Plays two short notes. Browsers block sound on pages without interaction. */
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

/** Plays the sound if enabled and not just played, here or in another tab. */
export const createSound = (clock: ClockPort, play: () => void = playTone): (() => void) => {
  let isResting = false
  const sound = (): Promise<void> =>
    new Promise((rested) => {
      try {
        play()
      } catch {
        // Try again with the next message.
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
    // Where locks are blocked (a sandboxed frame), each tab plays the sound itself.
    void whenFree.catch(sound)
  }
}
