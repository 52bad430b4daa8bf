import { type ReactNode, useEffect, useRef, useState } from 'react'
import { LanguageButton } from '../components/frame/LanguageButton.tsx'
import { useApp, useStream } from '../hooks/use-app.ts'
import { stepsBackTo, useNavigate, useWayBack } from '../hooks/use-navigate.tsx'
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

const isEntry = (path: string): boolean => /^\/(login|register|forgotPassword)\b/i.test(path)

/**
 * Goes to the page that required signing in (requirement S5). If the shopper came from there, by going back:
 * replacing this page by it would put it into the history twice.
 */
export const useReturn = (): (() => void) => {
  const { session } = useApp()
  const navigate = useNavigate()
  const wayBack = useWayBack()
  const hasLeft = useRef(false)
  return () => {
    if (hasLeft.current) return
    hasLeft.current = true
    const path = session.takeReturnPath()
    const isIt = (at: string): boolean => at === (path === '/' ? '/home' : path)
    const isBehind = stepsBackTo(isIt) === stepsBackTo((at) => !isEntry(at))
    if (!isBehind || !wayBack(isIt)) navigate(path, { replace: true })
  }
}

/** After signing in in another tab, this tab leaves the form too, unless it is being submitted. */
export const useFollowSignIn = (form: { readonly isBusy: boolean }, goOn: () => void): void => {
  const { session } = useApp()
  const isIn = useStream(session.session$).kind === 'signed-in'
  // A signed-in shopper who opens this page does so on purpose.
  const [wasIn] = useState(isIn)
  useEffect(() => {
    if (isIn && !wasIn && !form.isBusy) goOn()
  })
}
