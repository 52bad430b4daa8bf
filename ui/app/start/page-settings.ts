import type { App } from '../../../application/app.ts'
import { LANGUAGE_TAGS } from '../../../domain/account/language.ts'
import { retryUntilLoaded } from '../../hooks/loading/when-to-load.ts'
import type { TranslationStore } from '../../i18n/translations.ts'

/** Keeps `<html>` in step: language, theme and device class, for style sheets and screen readers. */
export const applyPageSettings = (
  app: App,
  translations: TranslationStore,
  page: Document = document,
): void => {
  const { account, clock, log, notices } = app
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

  // What the page said of one product is in the language before, and goes.
  const describePage = (): void => {
    const about = translations.translations$.value.t('start.about')
    page.querySelector('meta[name=description]')?.setAttribute('content', about)
    for (const told of page.querySelectorAll('meta[property^="og:"]')) told.remove()
  }

  const applyLanguage = (): void => {
    const { language } = translations.translations$.value
    const tag = LANGUAGE_TAGS[language]
    // The same again would have the browser look at every element of a page that is rendered.
    if (html.lang === tag) return
    html.lang = tag
    // What is read while the app is being installed.
    page.querySelector('link[rel=manifest]')?.setAttribute('href', `/manifest.${language}.webmanifest`)
    // What is read when the page is kept or sent on. Texts that do not come leave it as it was.
    translations.load([]).then(describePage, () => undefined)
  }
  translations.translations$.subscribe(applyLanguage)
  applyLanguage()

  const pause = (ms: number): Promise<void> => new Promise((over) => void clock.after(ms, over))
  account.language$.subscribe((language) => {
    let hasFailed = false
    const isChosen = (): boolean => account.language$.value === language
    // Chosen already, it cannot be chosen again: its words are asked for until they come, or who starts the page has them.
    const isWanted = (): boolean =>
      isChosen() && !(hasFailed && translations.translations$.value.language === language)
    const speak = async (): Promise<void> => {
      if (await translations.setLanguage(language)) return
      if (!hasFailed && isChosen()) {
        log.write('warn', 'words-not-loaded', { language })
        notices.show('error', { kind: 'fault', fault: { kind: 'offline' } })
      }
      hasFailed = true
      throw new Error(language)
    }
    void retryUntilLoaded(speak, isWanted, pause)
  })
}

const NAME = 'lintas_debug'

/** `?debug` in the address writes diagnostics to the console from now on; `?debug=0` ends that. */
export const applyDebugSwitch = (
  search: string,
  device: () => Pick<Storage, 'setItem' | 'removeItem'>,
): void => {
  const wish = new URLSearchParams(search).get('debug')
  if (wish === null) return
  try {
    if (wish === '0') device().removeItem(NAME)
    else device().setItem(NAME, '1')
  } catch {
    // Private mode, or cookies blocked: nothing is remembered, and nothing written.
  }
}
