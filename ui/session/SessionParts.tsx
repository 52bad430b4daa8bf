import { type ReactNode, useState } from 'react'
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

type Refusal = {
  readonly text: string | undefined
  readonly show: (text: string) => void
  readonly clear: () => void
}

/** What the server refused, kept beside the button after its toast has gone. */
export const useRefusal = (): Refusal => {
  const [text, setText] = useState<string | undefined>(undefined)
  return { text, show: setText, clear: () => setText(undefined) }
}

/** The account that a visitor of this tab has named: whoever forgot the password named it at sign-in already. */
export const ACCOUNT_DRAFT = 'visitor account'
