import type { ReactNode } from 'react'
import { LanguageButton } from '../components/frame/LanguageButton.tsx'
import { useTranslations } from '../i18n/translations.ts'

/** The languages for someone who cannot read this page, and may not open theirs before signing in. */
export const LanguageChip = (): ReactNode => {
  const { t, language } = useTranslations()
  const name = t(`session.languageNames.${language}`)
  return (
    // In a frame of its own: the bar lets only icons reach beyond the gutter.
    <span>
      <LanguageButton label={t('session.language')} name={name} />
    </span>
  )
}
