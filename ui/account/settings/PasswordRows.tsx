import type { ReactNode } from 'react'
import { useTranslations } from '../../i18n/translations.ts'
import { useCodeState } from '../use-code-state.ts'
import { LinkRows } from './LinkRows.tsx'

/** The ways to the forms of password and payment code. */
export const PasswordRows = (): ReactNode => {
  const { t } = useTranslations()
  const codeState = useCodeState()
  return (
    <LinkRows
      label={t('core.title.passwords')}
      rows={[
        { href: '/changePassword', icon: 'lock', label: t('account.loginPassword') },
        {
          href: '/changePayPwd',
          icon: 'key-round',
          label: t('account.paymentCode'),
          value: codeState,
        },
        { href: '/forgotPassword', icon: 'mail', label: t('core.title.forgotPassword') },
      ]}
    />
  )
}
