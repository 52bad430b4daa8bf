import type { DeviceClass } from '../../domain/account/device-class.ts'
import type { Language } from '../../domain/account/language.ts'
import type { ApiFault } from '../../domain/api/fault.ts'
import type { Result } from '../../domain/shared/result.ts'
import type { StateStream } from '../shared/streams.ts'
import type { AccountActs } from './account-acts.ts'

/** `system`: light or dark as set on the device. */
export type Theme = 'system' | 'light' | 'dark'

/** An available language (api.md 6). */
export type LanguageChoice = {
  readonly language: Language
  /** In the language itself. */
  readonly name: string
  /** In Chinese; '' where the server does not say. */
  readonly chineseName: string
  /** The server's id of the language. */
  readonly id: string
}

/** Language, theme and notices, also for visitors, and a shopper's actions on the account. */
export type AccountContext = AccountActs & {
  /** The language chosen on this device, else the account's (requirement S3), else Indonesian. */
  readonly language$: StateStream<Language>
  /**
   * Switches the language at once, keeps it for 3 days and tells the server; a failure of that call shows no toast.
   * Works for visitors too.
   */
  readonly chooseLanguage: (language: Language) => void
  /** The server's list, or our six languages when it cannot be fetched. */
  readonly loadLanguages: () => Promise<readonly LanguageChoice[]>
  readonly theme$: StateStream<Theme>
  readonly chooseTheme: (theme: Theme) => void
  /**
   * The device class of the user agent (requirement S9). For servers: our pages adapt to size and pointer instead.
   */
  readonly device: DeviceClass
  /** Number of unread notices; 0 when unknown. */
  readonly unreadNotices$: StateStream<number>
  readonly refreshNotices: () => Promise<Result<number, ApiFault>>
  /** Clears search history and recently viewed products on this device; the shopper stays signed in. */
  readonly clearDeviceMemory: () => void
}
