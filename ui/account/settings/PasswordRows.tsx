import type { ReactNode } from 'react'
import { useApp, useStream } from '../../hooks/use-app.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { LinkRows } from './LinkRows.tsx'

/** Whether a payment code is set, as text; undefined while unknown. */
export const useCodeState = (): string | undefined => {
  const hasCode = useStream(useApp().wallet.hasPaymentCode$)
  const { t } = useTranslations()
  return hasCode === undefined ? undefined : t(hasCode ? 'account.codeSet' : 'account.codeNotSet')
}

/** Links to the forms of password and payment code. */
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
