import type { ReactNode } from 'react'
import { AppBar, ErrorState, Page } from '../components/kit.ts'
import { SkeletonFields } from '../components/states/SkeletonForms.tsx'
import { useAction } from '../hooks/use-action.ts'
import { useApp, useStream } from '../hooks/use-app.ts'
import { useTranslations } from '../i18n/translations.ts'
import { ProfileForm } from './profile/ProfileForm.tsx'

/** The shopper's profile: picture, names and personal details (api.md 6). */
export const ProfileScreen = (): ReactNode => {
  const { session } = useApp()
  const { t } = useTranslations()
  const user = useStream(session.user$)
  const again = useAction(session.refreshUser)
  if (user) return <ProfileForm key={user.id} user={user} />
  return (
    <Page column="form" bar={<AppBar column="form" title={t('core.title.profile')} />}>
      {again.isBusy ? (
        <SkeletonFields />
      ) : (
        <ErrorState isTall text={t('account.pullFailed')} onRetry={() => void again.run()} />
      )}
    </Page>
  )
}
