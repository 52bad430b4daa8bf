import type { AlertChoice, AlertsPort, SoundPort } from '../../application/ports/alerts-port.ts'
import type { ClockPort } from '../../application/ports/clock-port.ts'

const ALERTS_NAME = 'lintas_chat_alerts'
const SOUND_NAME = 'lintas_chat_sound'

/** The window, as far as it is used. Accessing its storage throws where that is blocked. */
type Frame = {
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem'>
  readonly navigator: { readonly locks?: Pick<LockManager, 'request'> }
  readonly Notification?: typeof Notification
  focus(): void
}

/** A choice stored on this device; undefined when there is none or storage is blocked. */
const readChoice = (frame: Pick<Frame, 'localStorage'>, name: string): string | undefined => {
  try {
    return frame.localStorage.getItem(name) ?? undefined
  } catch {
    return undefined
  }
}

const keepChoice = (frame: Pick<Frame, 'localStorage'>, name: string, value: string): void => {
  try {
    frame.localStorage.setItem(name, value)
  } catch {
    // Full or blocked (private mode): the default is shown again when the page is reopened.
  }
}

const CHOICES: readonly AlertChoice[] = ['name', 'text']

/** Notifications of the browser, permitted by a press in the settings. */
export const createBrowserAlerts = (frame: Frame = window): AlertsPort => ({
  isSupported: () => frame.Notification !== undefined,
  choice: () => {
    if (frame.Notification?.permission !== 'granted') return 'off'
    const kept = readChoice(frame, ALERTS_NAME)
    return CHOICES.find((choice) => choice === kept) ?? 'off'
  },
  choose: (choice) => keepChoice(frame, ALERTS_NAME, choice),
  askPermission: async () => (await frame.Notification?.requestPermission()) === 'granted',
  show: ({ title, body, tag, onOpen }) => {
    try {
      if (!frame.Notification) return undefined
      const alert = new frame.Notification(title, { body, tag, silent: true, icon: '/mark.svg' })
      alert.onclick = () => {
        frame.focus()
        alert.close()
        onOpen()
      }
      return alert
    } catch {
      return undefined
    }
  },
})

/** Start in seconds, and frequency in hertz. */
const NOTES = [
  [0, 660],
  [0.12, 880],
] as const
const NOTE_SECONDS = 0.22
const LOUDNESS = 0.08
/** The sound is played at most once in this time, in milliseconds. */
const EVERY_MS = 3000

let context: AudioContext | undefined

/** Plays two short notes. Browsers block sound on pages without interaction. */
const playNotes = (): void => {
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

/** The sound by Web Audio. A browser lock keeps a second tab from playing it too. */
export const createBrowserSound = (
  clock: ClockPort,
  playOnce: () => void = playNotes,
  frame: Frame = window,
): SoundPort => {
  let isResting = false
  const isOn = (): boolean => readChoice(frame, SOUND_NAME) === 'on'
  const playSample = (): void => {
    try {
      playOnce()
    } catch {
      // No audio device: try again with the next message.
    }
  }
  const playAndRest = (): Promise<void> =>
    new Promise((rested) => {
      playSample()
      clock.after(EVERY_MS, () => {
        isResting = false
        rested()
      })
    })
  return {
    isOn,
    choose: (isWanted) => keepChoice(frame, SOUND_NAME, isWanted ? 'on' : 'off'),
    playSample,
    play: () => {
      if (isResting || !isOn()) return
      isResting = true
      const { locks } = frame.navigator
      if (!locks) {
        void playAndRest()
        return
      }
      const whenFree = locks.request(SOUND_NAME, { ifAvailable: true }, (lock) => {
        if (lock) return playAndRest()
        isResting = false
        return undefined
      })
      // Where locks are blocked (a sandboxed frame), each tab plays the sound itself.
      void whenFree.catch(playAndRest)
    },
  }
}

/** For hosts that show nothing outside the page. */
export const createNoAlerts = (): AlertsPort => ({
  isSupported: () => false,
  choice: () => 'off',
  choose: () => undefined,
  askPermission: async () => false,
  show: () => undefined,
})

/** For hosts without a sound. */
export const createNoSound = (): SoundPort => ({
  isOn: () => false,
  choose: () => undefined,
  playSample: () => undefined,
  play: () => undefined,
})
