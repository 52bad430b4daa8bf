import { BehaviorSubject } from 'rxjs'
import { type Language, languageFrom } from '../../domain/account/language.ts'
import { COOKIE_NAMES } from '../../domain/session/cookie-names.ts'
import type { StoragePort } from '../ports/storage-port.ts'
import type { TabsPort } from '../ports/tabs-port.ts'
import { type StateStream, stateOf } from '../shared/state-stream.ts'

/** Spec storefront 6 and 9: the language lives in a cookie for 3 days; Indonesian is the default. */
const LANGUAGE_DAYS = 3
const TOPIC = 'language'

export type LanguageState = {
  readonly language$: StateStream<Language>
  readonly choose: (language: Language) => void
}

type Deps = { readonly cookies: StoragePort; readonly tabs: TabsPort }

/** The language of the interface, the same in every tab. */
export const createLanguageState = ({ cookies, tabs }: Deps): LanguageState => {
  const language$ = new BehaviorSubject(languageFrom(cookies.read(COOKIE_NAMES.language)))
  tabs.listen(TOPIC, (text) => language$.next(languageFrom(text)))
  return {
    language$: stateOf(language$),
    choose: (language) => {
      cookies.write(COOKIE_NAMES.language, language, LANGUAGE_DAYS)
      language$.next(language)
      tabs.announce(TOPIC, language)
    },
  }
}
