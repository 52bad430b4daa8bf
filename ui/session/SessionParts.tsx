import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { PasswordChangeFault, PasswordResetFault } from '../../domain/account/password.ts'
import type { CredentialsFault, RegistrationFault } from '../../domain/session/credentials.ts'
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

type SessionFault = CredentialsFault | RegistrationFault | PasswordChangeFault | PasswordResetFault

/** The sentence for each fault of credentials and passwords (requirements S5 and S8). */
const FAULT_TEXTS: Readonly<Record<SessionFault['kind'], string>> = {
  'account-required': 'session.accountRequired',
  'password-required': 'session.passwordRequired',
  required: 'session.required',
  'too-long': 'session.tooLong',
  'email-not-valid': 'session.emailNotValid',
  'mobile-not-valid': 'session.mobileNotValid',
  'account-not-valid': 'passwords.accountNotValid',
  'code-not-digits': 'passwords.codeNotDigits',
  'old-password-required': 'passwords.oldRequired',
  'password-too-short': 'session.passwordTooShort',
  'password-too-long': 'session.passwordTooLong',
  'password-has-space': 'session.passwordHasSpace',
  'password-unchanged': 'passwords.unchanged',
  'passwords-differ': 'session.passwordsDiffer',
}

/** Translates the faults of the fields of this context. */
export const useSessionFaultText = (): ((fault: SessionFault) => string) => {
  const { t } = useTranslations()
  return (fault) => t(FAULT_TEXTS[fault.kind], fault)
}
