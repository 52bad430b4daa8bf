import type { App } from '../../../application/app.ts'
import { followLanguage } from '../../../application/shared/follow-language.ts'
import { LANGUAGE_TAGS } from '../../../domain/account/language.ts'
import type { TranslationStore } from '../../i18n/translations.ts'

/** Updates `<html>`: language, theme and device class, for CSS and screen readers. */
export const applyPageSettings = (
  app: App,
  translations: TranslationStore,
  page: Document = document,
): void => {
  const { account, clock, log, notices } = app
  const html = page.documentElement
  html.dataset['device'] = account.device

  // The browser's bars: one colour for light devices, one for dark ones, until a theme is chosen.
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

  // The description of a product is in the previous language and is removed.
  const describePage = (): void => {
    const about = translations.translations$.value.t('start.about')
    page.querySelector('meta[name=description]')?.setAttribute('content', about)
    for (const tag of page.querySelectorAll('meta[property^="og:"]')) tag.remove()
  }

  const applyLanguage = (): void => {
    const { language } = translations.translations$.value
    const tag = LANGUAGE_TAGS[language]
    // Setting the same value again would make the browser restyle every element.
    if (html.lang === tag) return
    html.lang = tag
    // Used while the app is being installed.
    page.querySelector('link[rel=manifest]')?.setAttribute('href', `/manifest.${language}.webmanifest`)
    // Used when the page is saved or shared. If texts fail to load it stays unchanged.
    translations.load([]).then(describePage, () => undefined)
  }
  translations.translations$.subscribe(applyLanguage)
  applyLanguage()

  followLanguage({ language$: account.language$, texts: translations, clock, log, notices })
}

const NAME = 'lintas_debug'

/** `?debug` in the address turns on debug output in the console; `?debug=0` turns it off. */
export const applyDebugSwitch = (
  search: string,
  device: () => Pick<Storage, 'setItem' | 'removeItem'>,
): void => {
  const setting = new URLSearchParams(search).get('debug')
  if (setting === null) return
  try {
    if (setting === '0') device().removeItem(NAME)
    else device().setItem(NAME, '1')
  } catch {
    // Private mode, or storage blocked: nothing is remembered.
  }
}
