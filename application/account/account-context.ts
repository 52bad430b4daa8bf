import type { DeviceClass } from '../../domain/account/device-class.ts'
import type { Language } from '../../domain/account/language.ts'
import type { ApiFault } from '../../domain/api/fault.ts'
import type { Result } from '../../domain/shared/result.ts'
import type { StateStream } from '../shared/streams.ts'
import type { AccountActs } from './account-acts.ts'

/** `system`: light or dark as the device is set. */
export type Theme = 'system' | 'light' | 'dark'

/** A language to choose from (api.md 6). */
export type LanguageChoice = {
  readonly language: Language
  /** In itself. */
  readonly name: string
  /** In Chinese, for readers of it; '' where the server does not say. */
  readonly chineseName: string
  /** The server's id for it. */
  readonly id: string
}

/** Language, theme and notices, for visitors too, and what a shopper does with their account. */
export type AccountContext = AccountActs & {
  /**
   * The one chosen on this device; where none was, that of the account (requirement S3), and Indonesian before.
   */
  readonly language$: StateStream<Language>
  /**
   * Applies the language at once, keeps it for 3 days, and tells the server; its failure shows no toast. For visitors
   * too.
   */
  readonly chooseLanguage: (language: Language) => void
  /** The server's list, or our six languages when it cannot be fetched. */
  readonly loadLanguages: () => Promise<readonly LanguageChoice[]>
  readonly theme$: StateStream<Theme>
  readonly chooseTheme: (theme: Theme) => void
  /** What the user agent says of the device (requirement S9). For servers: our pages go by size and pointer. */
  readonly device: DeviceClass
  /** Number of unread notices; 0 when unknown. */
  readonly unreadNotices$: StateStream<number>
  readonly refreshNotices: () => Promise<Result<number, ApiFault>>
  /** Clears past searches and recently viewed products on this device; the shopper stays signed in. */
  readonly clearDeviceMemory: () => void
}
