import type { ReactNode } from 'react'
import { Note, Page } from '../components/kit.ts'
import { useApp, useStream } from '../hooks/use-app.ts'
import { useTranslations } from '../i18n/translations.ts'
import { PasswordRows } from './LinkRows.tsx'
import css from './SettingsScreen.module.css'

/** Links to the security settings of the account. */
export const SecurityScreen = (): ReactNode => {
  const { wallet } = useApp()
  const { t } = useTranslations()
  const hasCode = useStream(wallet.hasPaymentCode$)
  return (
    <Page surface="canvas" column="col" title={t('core.title.security')}>
      <div className={css['stack']}>
        {hasCode === false && <Note tone="warn">{t('passwords.noCode')}</Note>}
        <PasswordRows />
        <h2 className={css['group']}>{t('passwords.tips')}</h2>
        <Note icon="shield-check">{t('passwords.tipSecret')}</Note>
        <Note icon="lock">{t('passwords.tipOwn')}</Note>
        <Note icon="smartphone">{t('passwords.tipShared')}</Note>
      </div>
    </Page>
  )
}

/** The two secrets of an account: the login password and the payment code. */
export const PasswordsScreen = (): ReactNode => {
  const { t } = useTranslations()
  return (
    <Page surface="canvas" column="col" title={t('core.title.passwords')}>
      <div className={css['stack']}>
        <PasswordRows />
      </div>
    </Page>
  )
}
