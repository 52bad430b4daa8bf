import type { ReactNode } from 'react'
import { isLanguage, LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES } from '../../../domain/account/language.ts'
import { useApp, useStream } from '../../hooks/use-app.ts'
import { cx } from '../cx.ts'
import { Icon } from '../icons/Icon.tsx'
import css from './LanguageButton.module.css'

type LanguageButtonProps = {
  readonly label: string
  /** The current language, next to the globe. */
  readonly name?: string
}

/**
 * A globe over a native select. The language page requires signing in; this works for visitors, too, and a choice
 * made before hydration is adopted.
 */
export const LanguageButton = ({ label, name }: LanguageButtonProps): ReactNode => {
  const { account } = useApp()
  const current = useStream(account.language$)
  return (
    <span className={cx(css['button'], name !== undefined && css['pill'])}>
      <Icon name="globe" {...(name !== undefined && { size: 16 })} />
      {name !== undefined && <span aria-hidden="true">{name}</span>}
      <select
        aria-label={label}
        value={current}
        onChange={({ target: { value } }) => {
          if (isLanguage(value)) account.chooseLanguage(value)
        }}
      >
        {LANGUAGES.map((language) => (
          <option key={language} value={language} lang={LANGUAGE_TAGS[language]}>
            {LANGUAGE_NAMES[language]}
          </option>
        ))}
      </select>
    </span>
  )
}
