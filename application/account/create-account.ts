import { deviceClassOf } from '../../domain/account/device-class.ts'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../domain/account/language.ts'
import type { SessionState } from '../session/session-state.ts'
import { callLate, type Late } from '../shared/async.ts'
import type { DeviceMemory } from '../shared/device-memory.ts'
import type { AccountActs } from './account-acts.ts'
import type { AccountApi } from './account-api.ts'
import type { AccountContext, LanguageChoice } from './account-context.ts'
import type { LanguageState } from './language-state.ts'
import type { ThemeState } from './theme-state.ts'
import type { UnreadNotices } from './unread-notices.ts'

type Deps = {
  readonly sessionState: SessionState
  readonly accountApi: AccountApi
  readonly languageState: LanguageState
  readonly themeState: ThemeState
  readonly deviceMemory: DeviceMemory
  readonly unreadNotices: UnreadNotices
  /** The acts of the session of now. */
  readonly accountActs: Late<() => AccountActs>
  readonly userAgent: string
}

/** Language, theme, device class, unread notices, and a shopper's actions on the account. */
export const createAccount = (deps: Deps): AccountContext => {
  const { accountApi, languageState, themeState, sessionState, unreadNotices, accountActs } = deps
  let languages: Promise<readonly LanguageChoice[]> | undefined

  const ownLanguages = (): readonly LanguageChoice[] =>
    LANGUAGES.map((language) => ({
      language,
      name: LANGUAGE_NAMES[language],
      chineseName: '',
      id: '',
    }))

  const loadLanguages = (): Promise<readonly LanguageChoice[]> => {
    languages ??= accountApi.loadLanguages().then((listed) => {
      if (listed.ok && listed.value.length > 0) return listed.value
      languages = undefined
      return ownLanguages()
    })
    return languages
  }

  /** Sends choices to the server one at a time, so that the last one wins; intermediate ones are skipped. */
  let sent: Promise<unknown> = Promise.resolve()
  const tell = async (language: Language): Promise<void> => {
    const known = await loadLanguages()
    if (language !== languageState.language$.value) return
    await accountApi.sendLanguage(known.find((choice) => choice.language === language)?.id ?? '', language)
  }

  // Use the account's language on devices on which none was chosen.
  sessionState.user$.subscribe((user) => {
    if (user?.language !== undefined && !languageState.isChosen()) languageState.choose(user.language)
  })

  return {
    language$: languageState.language$,
    chooseLanguage: (language) => {
      if (language === languageState.language$.value) return
      languageState.choose(language)
      sent = sent.then(() => tell(language))
    },
    loadLanguages,
    theme$: themeState.theme$,
    chooseTheme: themeState.choose,
    device: deviceClassOf(deps.userAgent),
    unreadNotices$: unreadNotices.count$,
    refreshNotices: unreadNotices.refresh,
    clearDeviceMemory: deps.deviceMemory.clear,
    loadNotices: (...args) => callLate(accountActs, (acts) => acts().loadNotices(...args)),
    markNoticesRead: (...args) => callLate(accountActs, (acts) => acts().markNoticesRead(...args)),
    loadHelp: (...args) => callLate(accountActs, (acts) => acts().loadHelp(...args)),
    loadLaw: (...args) => callLate(accountActs, (acts) => acts().loadLaw(...args)),
    changePassword: (...args) => callLate(accountActs, (acts) => acts().changePassword(...args)),
    sendResetCode: (...args) => callLate(accountActs, (acts) => acts().sendResetCode(...args)),
    resetPassword: (...args) => callLate(accountActs, (acts) => acts().resetPassword(...args)),
    updateProfile: (...args) => callLate(accountActs, (acts) => acts().updateProfile(...args)),
    uploadImage: (...args) => callLate(accountActs, (acts) => acts().uploadImage(...args)),
  }
}
