/** What notifications contain: nothing (there are none), only the sender, or also the text. */
export type AlertChoice = 'off' | 'name' | 'text'

/** A notification outside the page. */
export type Alert = {
  readonly title: string
  readonly body: string
  /** A later one with the same tag replaces it, also from another tab. */
  readonly tag: string
  readonly onOpen: () => void
}

/** The device's notifications of new messages, and what the shopper chose on it (requirement E7). Never throws. */
export interface AlertsPort {
  isSupported(): boolean
  /** `off` as long as the device does not permit notifications. */
  choice(): AlertChoice
  /** Kept on this device where its storage allows it. */
  choose(choice: AlertChoice): void
  /** Asks the shopper for permission; only after a press. */
  askPermission(): Promise<boolean>
  /** Shows it without a sound. Undefined where the device refuses, as some phones do for pages. */
  show(alert: Alert): { close(): void } | undefined
}

/** The sound of new messages, off until the shopper switches it on (requirement E7). Never throws. */
export interface SoundPort {
  isOn(): boolean
  /** Kept on this device where its storage allows it. */
  choose(isOn: boolean): void
  /** Plays it at once, as a sample. */
  playSample(): void
  /** Plays it if it is on and was not played within the last three seconds, here or in another tab. */
  play(): void
}
