import type { ReactNode } from 'react'
import { ListGroup, ListRow } from '../components/forms.ts'
import type { IconName } from '../components/kit.ts'
import { useApp, useStream } from '../hooks/use-app.ts'
import { useTranslations } from '../i18n/translations.ts'
import { hasScreen } from '../navigation/routes.ts'
import css from './SettingsScreen.module.css'

type LinkRow = {
  readonly href: string
  readonly icon: IconName
  readonly label: string
  readonly value?: ReactNode
}

type LinkRowsProps = { readonly label: string; readonly title?: string; readonly rows: readonly LinkRow[] }

/** Rows that link to screens; those without a screen are left out, and an empty group is hidden. */
export const LinkRows = ({ label, title, rows }: LinkRowsProps): ReactNode => {
  const open = rows.filter(({ href }) => hasScreen(href))
  if (open.length === 0) return null
  return (
    <>
      {title !== undefined && <h2 className={css['group']}>{title}</h2>}
      <ListGroup label={label}>
        {open.map((row) => (
          <ListRow key={row.href} {...row} />
        ))}
      </ListGroup>
    </>
  )
}

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
