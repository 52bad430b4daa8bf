import type { ReactNode } from 'react'
import { fullName } from '../../domain/account/full-name.ts'
import { AppBar, Page } from '../components/kit.ts'
import { useApp, useStream } from '../hooks/use-app.ts'
import { useTranslations } from '../i18n/translations.ts'
import css from './SettingsScreen.module.css'
import { DeviceGroup } from './settings/DeviceGroup.tsx'
import { DisplayGroup } from './settings/DisplayGroup.tsx'
import { LinkRows } from './settings/LinkRows.tsx'
import { useCodeState } from './settings/PasswordRows.tsx'
import { SignOut } from './settings/SignOut.tsx'

/** Settings: account, display, device, about, and sign-out. */
export const SettingsScreen = (): ReactNode => {
  const { session } = useApp()
  const { t } = useTranslations()
  const user = useStream(session.user$)
  const codeState = useCodeState()
  const name = user ? <bdi>{fullName(user)}</bdi> : undefined
  return (
    <Page surface="canvas" column="col" bar={<AppBar column="col" title={t('core.title.setting')} />}>
      <div className={css['stack']}>
        <h2 className={css['group']}>{t('account.groupAccount')}</h2>
        <LinkRows
          label={t('account.groupAccount')}
          rows={[
            { href: '/profile', icon: 'user-round', label: t('account.profile'), value: name },
            { href: '/passwords', icon: 'lock', label: t('core.title.passwords'), value: codeState },
          ]}
        />
        <DisplayGroup />
        <DeviceGroup />
        <LinkRows
          title={t('account.groupAbout')}
          label={t('account.groupAbout')}
          rows={[
            { href: '/platform', icon: 'info', label: t('account.platform') },
            { href: '/law', icon: 'file-text', label: t('account.law') },
          ]}
        />
        <SignOut />
      </div>
    </Page>
  )
}
