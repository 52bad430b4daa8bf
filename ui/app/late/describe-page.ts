import type { Language } from '../../../domain/account/language.ts'
import starts from '../../i18n/start-words.json'

/**
 * Says what the shop is in the language that was chosen after the page had come. What the page said of one product is
 * in the language before, and goes.
 */
export const describePage = (language: Language, page: Document): void => {
  page.querySelector('meta[name=description]')?.setAttribute('content', starts[language].about)
  for (const told of page.querySelectorAll('meta[property^="og:"]')) told.remove()
}
