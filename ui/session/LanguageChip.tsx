import type { ReactNode } from 'react'
import { LanguageButton } from '../components/frame/LanguageButton.tsx'
import { useWords } from '../i18n/use-words.ts'

/** The languages for someone who cannot read this page, and may not open theirs before signing in. */
export const LanguageChip = (): ReactNode => {
  const { t, language } = useWords()
  const name = t(`session.languageNames.${language}`)
  return (
    // In a frame of its own: the bar lets only icons reach beyond the gutter.
    <span>
      <LanguageButton label={t('session.language')} name={name} />
    </span>
  )
}
