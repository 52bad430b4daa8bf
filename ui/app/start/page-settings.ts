import type { App } from '../../../application/app.ts'
import { LANGUAGE_TAGS } from '../../../domain/account/language.ts'
import type { WordsStore } from '../../i18n/words-store.ts'

/** Keeps `<html>` in step: language, theme and device class, for style sheets and screen readers. */
export const applyPageSettings = (app: App, words: WordsStore, page: Document = document): void => {
  const { account, log, notices } = app
  const html = page.documentElement
  html.dataset['device'] = account.device

  // The bars of the browser: one colour for a light device, one for a dark one, until a theme is chosen.
  const bars = [...page.querySelectorAll('meta[name="theme-color"]')].map((bar) => ({
    bar,
    media: bar.getAttribute('media') ?? '',
  }))

  const applyTheme = (): void => {
    const theme = account.theme$.value
    const chosen = (media: string): string => (media.includes(theme) ? 'all' : 'not all')
    for (const { bar, media } of bars) {
      const wanted = theme === 'system' ? media : chosen(media)
      if (bar.getAttribute('media') !== wanted) bar.setAttribute('media', wanted)
    }
    if (theme === 'system') delete html.dataset['theme']
    else if (html.dataset['theme'] !== theme) html.dataset['theme'] = theme
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
