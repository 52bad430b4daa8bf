import type { App } from '../../application/app.ts'
import { LANGUAGE_TAGS } from '../../domain/account/language.ts'
import type { WordsStore } from '../i18n/words-store.ts'

/** Keeps `<html>` in step: language, theme and device class, for style sheets and screen readers. */
export const applyPageSettings = (app: App, words: WordsStore, page: Document = document): void => {
  const { account, log, notices } = app
  const html = page.documentElement
  html.dataset['device'] = account.device

  const applyTheme = (): void => {
    const theme = account.theme$.value
    if (theme === 'system') delete html.dataset['theme']
    else html.dataset['theme'] = theme
  }
  account.theme$.subscribe(applyTheme)
  applyTheme()

  const applyLanguage = (): void => {
    const tag = LANGUAGE_TAGS[words.words$.value.language]
    // The same again would have the browser look at every element of a page that is drawn.
    if (html.lang !== tag) html.lang = tag
  }
  words.words$.subscribe(applyLanguage)
  applyLanguage()

  account.language$.subscribe((language) => {
    void words.speak(language).then((isSpoken) => {
      if (isSpoken) return
      log.write('warn', 'words-not-loaded', { language })
      notices.show('error', { kind: 'fault', fault: { kind: 'offline' } })
    })
  })
}
