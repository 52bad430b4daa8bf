import type { ReactNode } from 'react'
import { useApp } from '../../hooks/use-app.ts'
import { useStream } from '../../hooks/use-stream.ts'
import { useWords } from '../../i18n/use-words.ts'
import { LinkRows } from './LinkRows.tsx'

/** The ways to the forms of password and payment code. */
export const PasswordRows = (): ReactNode => {
  const { wallet } = useApp()
  const { t } = useWords()
  const hasCode = useStream(wallet.hasPaymentCode$)
  return (
    <LinkRows
      label={t('core.title.passwords')}
      rows={[
        { href: '/changePassword', icon: 'lock', label: t('account.loginPassword') },
        {
          href: '/changePayPwd',
          icon: 'key-round',
          label: t('account.paymentCode'),
          value: t(hasCode ? 'account.codeSet' : 'account.codeNotSet'),
        },
        { href: '/forgotPassword', icon: 'mail', label: t('core.title.forgotPassword') },
      ]}
    />
  )
}
