import type { ReactNode } from 'react'
import { Chip } from '../components/kit.ts'
import { useWords } from '../i18n/use-words.ts'

/** The way to the language list for someone who cannot read this page. */
export const LanguageChip = (): ReactNode => {
  const { t, language } = useWords()
  const name = t(`session.languageNames.${language}`)
  return (
    // In a frame of its own: the bar lets only icons reach beyond the gutter.
    <span>
      <Chip href="/language" icon="globe" label={`${t('session.language')}: ${name}`}>
        {name}
      </Chip>
    </span>
  )
}
