import { BehaviorSubject } from 'rxjs'
import { deviceClassOf } from '../../domain/account/device-class.ts'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../domain/account/language.ts'
import { perSession } from '../api/api-client.ts'
import type { DeviceMemory } from '../shared/device-memory.ts'
import { stateOf } from '../shared/streams.ts'
import type { AccountApi } from './account-api.ts'
import type { AccountContext, LanguageChoice } from './account-context.ts'
import { type AccountActsDeps, createAccountActs } from './create-account-acts.ts'
import type { LanguageState } from './language-state.ts'
import type { ThemeState } from './theme-state.ts'

type Deps = Omit<AccountActsDeps, 'setUnread'> & {
  readonly accountApi: AccountApi
  readonly languageState: LanguageState
  readonly themeState: ThemeState
  readonly deviceMemory: DeviceMemory
  readonly userAgent: string
}

/** Language, theme, device class, unread notices, and a shopper's actions on the account. */
export const createAccount = (deps: Deps): AccountContext => {
  const { accountApi, languageState, themeState, sessionState } = deps
  const unread$ = new BehaviorSubject(0)
  /** Incremented whenever another call's answer sets the count; a count requested before that is outdated. */
  let version = 0
  const setUnread = (unread: number | undefined): void => {
    if (unread === undefined) return
    version += 1
    unread$.next(unread)
  }
  const acts = perSession((api) => createAccountActs({ ...deps, api, setUnread }), deps)
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
  sessionState.session$.subscribe((session) => {
    if (session.kind === 'visitor') unread$.next(0)
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
    unreadNotices$: stateOf(unread$),
    refreshNotices: async () => {
      const token = sessionState.token()
      const before = version
      const counted = await accountApi.countUnreadNotices()
      if (counted.ok && token === sessionState.token() && before === version) unread$.next(counted.value)
      return counted
    },
    clearDeviceMemory: deps.deviceMemory.clear,
    loadNotices: (...args) => acts().loadNotices(...args),
    markNoticesRead: (...args) => acts().markNoticesRead(...args),
    loadHelp: (...args) => acts().loadHelp(...args),
    loadLaw: (...args) => acts().loadLaw(...args),
    changePassword: (...args) => acts().changePassword(...args),
    sendResetCode: (...args) => acts().sendResetCode(...args),
    resetPassword: (...args) => acts().resetPassword(...args),
    updateProfile: (...args) => acts().updateProfile(...args),
    uploadImage: (...args) => acts().uploadImage(...args),
  }
}
