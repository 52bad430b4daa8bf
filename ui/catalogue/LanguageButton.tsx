import type { ReactNode } from 'react'
import { isLanguage, LANGUAGE_TAGS, LANGUAGES, type Language } from '../../domain/account/language.ts'
import { Icon } from '../components/icons/Icon.tsx'
import { useApp } from '../hooks/use-app.ts'
import { useStream } from '../hooks/use-stream.ts'
import { useWords } from '../i18n/use-words.ts'
import css from './LanguageButton.module.css'

/** Each in its own words: who cannot read the page must still find theirs. */
const OWN_NAMES: Readonly<Record<Language, string>> = {
  dgn: 'Bahasa Indonesia',
  en: 'English',
  'zh-cn': '简体中文',
  ri: '日本語',
  han: '한국어',
  tai: 'ภาษาไทย',
}

/** The globe. The page of languages is for those signed in only; here a visitor may choose as well. */
export const LanguageButton = (): ReactNode => {
  const { account } = useApp()
  const { t } = useWords()
  const current = useStream(account.language$)
  return (
    <span className={css['button']}>
      <Icon name="globe" />
      <select
        aria-label={t('catalogue.language')}
        value={current}
        onChange={({ target: { value } }) => {
          if (isLanguage(value)) account.chooseLanguage(value)
        }}
      >
        {LANGUAGES.map((language) => (
          <option key={language} value={language} lang={LANGUAGE_TAGS[language]}>
            {OWN_NAMES[language]}
          </option>
        ))}
      </select>
    </span>
  )
}
