import { keepChoice, readChoice } from './device-storage.ts'

// The browser's own notifications of new messages. Only after a press in the settings (requirement E7).

/** What a notification may tell: nothing at all, only who wrote, or also what. */
export type AlertWish = 'off' | 'name' | 'text'

const NAME = 'lintas_chat_alerts'
const WISHES: readonly string[] = ['name', 'text']

export const canAlert = (): boolean => 'Notification' in window

/** What the shopper has chosen on this device; off as long as the browser does not allow it. */
export const readAlertWish = (): AlertWish => {
  if (!canAlert() || Notification.permission !== 'granted') return 'off'
  const kept = readChoice(NAME) ?? 'off'
  return WISHES.includes(kept) ? (kept as AlertWish) : 'off'
}

export const keepAlertWish = (wish: AlertWish): void => keepChoice(NAME, wish)

/** Asks the browser; only in answer to a press. */
export const askForAlerts = async (): Promise<boolean> =>
  canAlert() && (await Notification.requestPermission()) === 'granted'

export type Alert = {
  readonly title: string
  readonly body: string
  /** A later one of the same tag takes its place, also from another tab. */
  readonly tag: string
  readonly onOpen: () => void
}

/** Shows one without a sound. Undefined where pages may not: some phones allow it to service workers alone. */
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
