import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '../../components/forms.ts'
import { Button } from '../../components/kit.ts'
import { useApp } from '../../hooks/use-app.ts'
import { useNavigate } from '../../hooks/use-navigate.tsx'
import { useTranslations } from '../../i18n/translations.ts'
import css from '../SettingsScreen.module.css'

/** Signs out after a confirmation. */
export const SignOut = (): ReactNode => {
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
