import type { DeviceClass } from '../../domain/account/device-class.ts'
import type { Language } from '../../domain/account/language.ts'
import type { ApiFault } from '../../domain/api/fault.ts'
import type { Result } from '../../domain/shared/result.ts'
import type { StateStream } from '../shared/state-stream.ts'
import type { AccountActs } from './account-acts.ts'

/** `system`: as the device has it. */
export type Theme = 'system' | 'light' | 'dark'

/** A language as it is offered: its own name, and the host's id for it (api.md 6). */
export type LanguageChoice = { readonly language: Language; readonly name: string; readonly id: string }

/** Language, look and notices of whoever is here, and the acts of a shopper on their own account. */
export type AccountContext = AccountActs & {
  readonly language$: StateStream<Language>
  /** Keeps the choice for 3 days, applies it at once, and tells the host quietly (works for visitors). */
  readonly chooseLanguage: (language: Language) => void
  /** The host's list, or our own six when it cannot be had. */
  readonly loadLanguages: () => Promise<readonly LanguageChoice[]>
  readonly theme$: StateStream<Theme>
  readonly chooseTheme: (theme: Theme) => void
  readonly device: DeviceClass
  /** Number of unread notices; 0 when unknown. */
  readonly unreadNotices$: StateStream<number>
  readonly refreshNotices: () => Promise<Result<number, ApiFault>>
  /** Forgets past searches and products seen on this device; the session stays. */
  readonly clearDeviceMemory: () => void
}
