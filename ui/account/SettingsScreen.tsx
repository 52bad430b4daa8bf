import { type ReactNode, useState } from 'react'
import type { Theme } from '../../application/account/account-context.ts'
import { fullName } from '../../domain/account/full-name.ts'
import { useNavigate } from '../app/navigation/use-navigate.ts'
import { ConfirmDialog, Segmented } from '../components/forms.ts'
import { AppBar, Button, Icon, ListGroup, ListRow, Page } from '../components/kit.ts'
import { useApp } from '../hooks/use-app.ts'
import { useStream } from '../hooks/use-stream.ts'
import { useWords } from '../i18n/use-words.ts'
import { InstallRow } from './InstallRow.tsx'
import { LinkRows } from './LinkRows.tsx'
import { MessageAlerts } from './MessageAlerts.tsx'
import { MessageSound } from './MessageSound.tsx'
import css from './SettingsScreen.module.css'
import { useCodeState } from './use-code-state.ts'

const THEMES = [
  { value: 'system', key: 'account.themeSystem' },
  { value: 'light', key: 'account.themeLight' },
  { value: 'dark', key: 'account.themeDark' },
] as const satisfies readonly { readonly value: Theme; readonly key: string }[]

/** Settings: account, display, device, about, and the way out. */
export const SettingsScreen = (): ReactNode => {
  const { account, session, notices } = useApp()
  const { t, language } = useWords()
  const navigate = useNavigate()
  const user = useStream(session.user$)
  const theme = useStream(account.theme$)
  const codeState = useCodeState()
  const [asks, setAsks] = useState<'sign-out' | 'clear' | undefined>(undefined)
  const leave = (): void => {
    // The shopper is signed out at once: when the host has heard of it, they may be elsewhere, and somebody else.
    void session.signOut()
    setAsks(undefined)
    notices.show('info', { kind: 'key', key: 'account.signedOut' })
    navigate('/home', { replace: true })
  }
  const clear = (): void => {
    account.clearDeviceMemory()
    setAsks(undefined)
    notices.show('success', { kind: 'key', key: 'account.clearMemoryDone' })
  }
  const name = user ? <bdi>{fullName(user)}</bdi> : undefined
  return (
    <Page surface="canvas" column="col" bar={<AppBar column="col" title={t('core.title.setting')} />}>
      <div className={css['stack']}>
        <h2 className={css['group']}>{t('account.groupAccount')}</h2>
        <LinkRows
          label={t('account.groupAccount')}
          rows={[
            { href: '/profile', icon: 'user-round', label: t('account.profile'), value: name },
            { href: '/passwords', icon: 'lock', label: t('account.loginPassword') },
            { href: '/changePayPwd', icon: 'key-round', label: t('account.paymentCode'), value: codeState },
            { href: '/address', icon: 'map-pin', label: t('account.addresses') },
          ]}
        />
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
        <h2 className={css['group']}>{t('account.groupDevice')}</h2>
        <ListGroup label={t('account.groupDevice')}>
          <InstallRow />
          <MessageAlerts />
          <MessageSound />
          <ListRow
            icon="history"
            label={t('account.clearMemory')}
            description={t('account.clearMemoryHelp')}
            onClick={() => setAsks('clear')}
          />
        </ListGroup>
        <LinkRows
          title={t('account.groupAbout')}
          label={t('account.groupAbout')}
          rows={[
            { href: '/platform', icon: 'info', label: t('account.platform') },
            { href: '/law', icon: 'file-text', label: t('account.law') },
          ]}
        />
        <div className={css['out']}>
          <Button kind="danger" icon="log-out" isBlock onClick={() => setAsks('sign-out')}>
            {t('account.signOut')}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        isOpen={asks === 'sign-out'}
        title={t('account.signOutTitle')}
        text={t('account.signOutText')}
        confirmLabel={t('account.signOut')}
        cancelLabel={t('account.stay')}
        isDanger
        onConfirm={leave}
        onCancel={() => setAsks(undefined)}
      />
      <ConfirmDialog
        isOpen={asks === 'clear'}
        title={t('account.clearMemoryTitle')}
        text={t('account.clearMemoryHelp')}
        confirmLabel={t('account.clear')}
        cancelLabel={t('account.stay')}
        onConfirm={clear}
        onCancel={() => setAsks(undefined)}
      />
    </Page>
  )
}
