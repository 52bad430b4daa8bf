import { BehaviorSubject } from 'rxjs'
import { isLanguage, type Language, languageFrom } from '../../domain/account/language.ts'
import { COOKIE_NAMES } from '../../domain/session/session.ts'
import type { StoragePort } from '../ports/storage-port.ts'
import type { TabsPort } from '../ports/tabs-port.ts'
import { type StateStream, stateOf } from '../shared/streams.ts'

/** Requirements S6 and S9: the language lives in a cookie for 3 days; Indonesian is the default. */
const LANGUAGE_DAYS = 3
const TOPIC = 'language'

/** The current language, kept for 3 days (requirement S6) and synchronised between tabs. */
export type LanguageState = {
  readonly language$: StateStream<Language>
  /** Whether it was chosen on this device, in this page or within the cookie's lifetime. */
  readonly isChosen: () => boolean
  readonly choose: (language: Language) => void
}

type Deps = { readonly cookies: StoragePort; readonly tabs: TabsPort }

/** The interface language, synchronised between tabs. */
export const createLanguageState = ({ cookies, tabs }: Deps): LanguageState => {
  const kept = (): string | undefined => cookies.read(COOKIE_NAMES.language)
  const language$ = new BehaviorSubject(languageFrom(kept()))
  let isChosen = isLanguage(kept())
  const take = (language: Language): void => {
    isChosen = true
    language$.next(language)
  }
  tabs.listen(TOPIC, (text) => take(languageFrom(text)))
  return {
    language$: stateOf(language$),
    isChosen: () => isChosen || isLanguage(kept()),
    choose: (language) => {
      cookies.write(COOKIE_NAMES.language, language, LANGUAGE_DAYS)
      take(language)
      tabs.announce(TOPIC, language)
    },
  }
}
