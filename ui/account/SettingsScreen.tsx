import { type ReactNode, useState } from 'react'
import type { Theme } from '../../application/account/account-context.ts'
import { fullName } from '../../domain/account/full-name.ts'
import { ConfirmDialog, ListGroup, ListRow, Segmented } from '../components/forms.ts'
import { Button, Icon, Page } from '../components/kit.ts'
import { useApp, useStream } from '../hooks/use-app.ts'
import { useNavigate } from '../hooks/use-navigate.tsx'
import { useTranslations } from '../i18n/translations.ts'
import { DeviceGroup } from './DeviceGroup.tsx'
import { LinkRows, useCodeState } from './LinkRows.tsx'
import css from './SettingsScreen.module.css'

const THEMES = [
  { value: 'system', key: 'account.themeSystem' },
  { value: 'light', key: 'account.themeLight' },
  { value: 'dark', key: 'account.themeDark' },
] as const satisfies readonly { readonly value: Theme; readonly key: string }[]

/** Language and theme. */
const DisplayGroup = (): ReactNode => {
  const { account } = useApp()
  const { t, language } = useTranslations()
  const theme = useStream(account.theme$)
  return (
    <>
      <h2 className={css['group']}>{t('account.groupDisplay')}</h2>
      <ListGroup label={t('account.groupDisplay')}>
        <ListRow
          href="/language"
          icon="languages"
          label={t('account.language')}
          value={t(`account.languageNames.${language}`)}
        />
        <div className={css['theme']}>
          <Icon name="sun" size={20} />
          <span className="grow">{t('account.theme')}</span>
          <div className={css['choices']}>
            <Segmented
              label={t('account.theme')}
              options={THEMES.map(({ value, key }) => ({ value, label: t(key) }))}
              value={theme}
              onChange={account.chooseTheme}
            />
          </div>
        </div>
      </ListGroup>
    </>
  )
}

/** Signs out after a confirmation. */
const SignOut = (): ReactNode => {
  const { session, notices } = useApp()
  const { t } = useTranslations()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const leave = (): void => {
    // Signed out at once: when the server answers, another shopper may already be signed in.
    void session.signOut()
    setAsking(false)
    notices.show('info', { kind: 'key', key: 'account.signedOut' })
    navigate('/home', { replace: true })
  }
  return (
    <>
      <div className={css['out']}>
        <Button kind="danger" icon="log-out" isBlock onClick={() => setAsking(true)}>
          {t('account.signOut')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('account.signOutTitle')}
        text={t('account.signOutText')}
        confirmLabel={t('account.signOut')}
        cancelLabel={t('account.stay')}
        isDanger
        onConfirm={leave}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}

/** Settings: account, display, device, about, and sign-out. */
export const SettingsScreen = (): ReactNode => {
  const { session } = useApp()
  const { t } = useTranslations()
  const user = useStream(session.user$)
  const codeState = useCodeState()
  const name = user ? <bdi>{fullName(user)}</bdi> : undefined
  return (
    <Page surface="canvas" column="col" title={t('core.title.setting')}>
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
