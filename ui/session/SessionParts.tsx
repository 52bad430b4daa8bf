import { type ReactNode, useState } from 'react'
import { LanguageButton } from '../components/frame/LanguageButton.tsx'
import { useTranslations } from '../i18n/translations.ts'

/** Language selection for visitors who cannot read the page; the language page requires signing in. */
export const LanguageChip = (): ReactNode => {
  const { t, language } = useTranslations()
  const name = t(`session.languageNames.${language}`)
  return (
    // In an element of its own: the bar lets only icons extend beyond the gutter.
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

/** A refusal of the server, shown next to the button after its toast is gone. */
export const useRefusal = (): Refusal => {
  const [text, setText] = useState<string | undefined>(undefined)
  return { text, show: setText, clear: () => setText(undefined) }
}

/** The account typed at sign-in, reused on the page for a forgotten password. */
export const ACCOUNT_DRAFT = 'visitor account'
