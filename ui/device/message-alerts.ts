import { keepChoice, readChoice } from './device-storage.ts'

// The browser's notifications of new messages. Enabled only by a press in the settings (requirement E7).

/** The content of notifications: none at all, only the sender, or also the text. */
export type AlertWish = 'off' | 'name' | 'text'

const NAME = 'lintas_chat_alerts'
const WISHES: readonly string[] = ['name', 'text']

export const canAlert = (): boolean => 'Notification' in window

/** The choice on this device; off as long as the browser does not permit it. */
export const readAlertWish = (): AlertWish => {
  if (!canAlert() || Notification.permission !== 'granted') return 'off'
  const kept = readChoice(NAME) ?? 'off'
  return WISHES.includes(kept) ? (kept as AlertWish) : 'off'
}

export const keepAlertWish = (wish: AlertWish): void => keepChoice(NAME, wish)

/** Asks for permission; only after a press. */
export const askForAlerts = async (): Promise<boolean> =>
  canAlert() && (await Notification.requestPermission()) === 'granted'

export type Alert = {
  readonly title: string
  readonly body: string
  /** A later one with the same tag replaces it, also from another tab. */
  readonly tag: string
  readonly onOpen: () => void
}

/** Shows a silent notification. Undefined where pages must not: some phones allow it only in service workers. */
export const showAlert = ({ title, body, tag, onOpen }: Alert): { close(): void } | undefined => {
  try {
    const alert = new Notification(title, { body, tag, silent: true, icon: '/mark.svg' })
    alert.onclick = () => {
      window.focus()
      alert.close()
      onOpen()
    }
    return alert
  } catch {
    return undefined
  }
}
