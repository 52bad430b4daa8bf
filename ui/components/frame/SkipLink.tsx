import type { ReactNode } from 'react'
import { useTranslations } from '../../i18n/translations.ts'
import css from './SkipLink.module.css'

const focusMain = (): void => {
  // Kept-alive pages stay in the document, hidden: only a shown one has a box.
  const mains = [...document.querySelectorAll<HTMLElement>('[data-main]')]
  mains.find((main) => main.getClientRects().length > 0)?.focus()
}

/** First in the page: takes keyboard users past bar and tabs. */
export const SkipLink = (): ReactNode => {
  const { t } = useTranslations()
  return (
    <button type="button" className={css['skip']} onClick={focusMain}>
      {t('kit.skip')}
    </button>
  )
}
