import type { Language } from '../../domain/account/language.ts'
import type { ClockPort } from '../ports/clock-port.ts'
import type { LogPort } from '../ports/log-port.ts'
import { retryUntilLoaded } from './async.ts'
import type { Notices } from './notices.ts'
import type { StateStream } from './streams.ts'

type Deps = {
  /** The language that the shopper has chosen. */
  readonly language$: StateStream<Language>
  /** The texts of the page: the language they are in, and how to load others. */
  readonly texts: {
    readonly translations$: StateStream<{ readonly language: Language }>
    /** False when the texts could not be loaded. */
    readonly setLanguage: (language: Language) => Promise<boolean>
  }
  readonly clock: ClockPort
  readonly log: LogPort
  readonly notices: Pick<Notices, 'show'>
}

/**
 * Loads the texts of each language that is chosen. The selected language cannot be selected again, so its texts are
 * retried until they load; the shopper is told of the first failure only.
 */
export const followLanguage = ({ language$, texts, clock, log, notices }: Deps): void => {
  language$.subscribe((language) => {
    let hasFailed = false
    const isChosen = (): boolean => language$.value === language
    const isWanted = (): boolean =>
      isChosen() && !(hasFailed && texts.translations$.value.language === language)
    const load = async (): Promise<void> => {
      if (await texts.setLanguage(language)) return
      if (!hasFailed && isChosen()) {
        log.write('warn', 'words-not-loaded', { language })
        notices.show('error', { kind: 'fault', fault: { kind: 'offline' } })
      }
      hasFailed = true
      throw new Error(language)
    }
    void retryUntilLoaded(clock, load, isWanted)
  })
}
