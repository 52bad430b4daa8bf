import type { ReactNode } from 'react'
import type { ConnectionView } from '../../../application/messaging/messaging.ts'
import { ART } from '../../components/art.ts'
import { ButtonLink, EmptyState, ErrorState, SkeletonRows, TextLink } from '../../components/kit.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { hasScreen } from '../../navigation/routes.ts'

/** Placeholder of six rows (requirement E7). */
export const ListSkeleton = (): ReactNode => <SkeletonRows count={6} />

/** No conversations yet: suggestions whom to write to. */
const NoConversations = (): ReactNode => {
  const { t } = useTranslations()
  return (
    <EmptyState
      isTall
      image={ART.speech}
      title={t('chatList.emptyTitle')}
      text={t('chatList.emptyText')}
      action={
        <>
          {hasScreen('/service') && (
            <ButtonLink kind="primary" href="/service" isBlock>
              {t('chatList.toService')}
            </ButtonLink>
          )}
          <TextLink href="/home">{t('chatList.toHome')}</TextLink>
        </>
      }
    />
  )
}

type BlankProps = {
  readonly state: ConnectionView['state']
  readonly isAsked: boolean
  readonly onRetry: () => void
}

/** A list without rows: loading, failed, or empty. */
export const BlankList = ({ state, isAsked, onRetry }: BlankProps): ReactNode => {
  const { t } = useTranslations()
  if (state === 'connected' && isAsked) return <NoConversations />
  const isComing = state === 'connected' || state === 'connecting' || state === 'off'
  if (isComing) return <ListSkeleton />
  return <ErrorState isTall text={t('chatList.notLoaded')} onRetry={onRetry} />
}

/** A search without results. */
export const NoMatch = (): ReactNode => {
  const { t } = useTranslations()
  return (
    <div role="status">
      <EmptyState image={ART.torch} title={t('chatList.noneTitle')} text={t('chatList.noneText')} />
    </div>
  )
}
