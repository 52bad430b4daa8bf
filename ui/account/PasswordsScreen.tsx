import type { ReactNode } from 'react'
import { AppBar, Page } from '../components/kit.ts'
import { useTranslations } from '../i18n/translations.ts'
import css from './SettingsScreen.module.css'
import { PasswordRows } from './settings/PasswordRows.tsx'

/** The two secrets of an account: the login password and the payment code. */
export const PasswordsScreen = (): ReactNode => {
  const { t } = useTranslations()
  return (
    <Page surface="canvas" column="col" bar={<AppBar column="col" title={t('core.title.passwords')} />}>
      <div className={css['stack']}>
        <PasswordRows />
      </div>
    </Page>
  )
}
