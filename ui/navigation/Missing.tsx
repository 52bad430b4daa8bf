import { type ReactNode, useRef } from 'react'
import { TextLink } from '../components/actions/Button.tsx'
import { ART } from '../components/art.ts'
import { AppBar } from '../components/frame/AppBar.tsx'
import { Page } from '../components/frame/Page.tsx'
import { EmptyState, ErrorState } from '../components/states/EmptyState.tsx'
import { useAction, useApp } from '../hooks/use-app.ts'
import { useTranslations } from '../i18n/translations.ts'

type MissingProps = { readonly hasFailed: boolean; readonly onRetry: () => Promise<void> }

/** An unknown path: leads home or to all products; the search is in the bar. */
const NotFound = (): ReactNode => {
  const { t } = useTranslations()
  return (
    <EmptyState
      isTall
      image={ART.compass}
      title={t('core.notFound')}
      text={t('core.notFoundText')}
      href="/home"
      linkLabel={t('core.toHome')}
      action={<TextLink href="/explore">{t('core.title.explore')}</TextLink>}
    />
  )
}

/**
 * A screen whose code failed to load. The first press retries; if that fails while online, the file was removed from
 * the server by a new version, and only reloading the page helps.
 */
const LoadFailed = ({ onRetry }: { readonly onRetry: () => Promise<void> }): ReactNode => {
  const { t } = useTranslations()
  const { lifecycle } = useApp()
  const hasTried = useRef(false)
  const retry = useAction(async () => {
    if (hasTried.current && lifecycle.life$.value.isOnline) window.location.reload()
    hasTried.current = true
    await onRetry()
  })
  return (
    <ErrorState
      isTall
      title={t('core.loadFailed')}
      text={t('core.loadFailedText')}
      retryLabel={t('core.reload')}
      isBusy={retry.isBusy}
      onRetry={() => void retry.run()}
    >
      <TextLink href="/home">{t('core.toHome')}</TextLink>
    </ErrorState>
  )
}

/** A missing screen: explains why and what to do. */
export const Missing = ({ hasFailed, onRetry }: MissingProps): ReactNode => {
  const { t } = useTranslations()
  return (
    <Page bar={<AppBar hasSearchButton />}>
      {/* The state below has the same text in sight. */}
      <h1 className="visually-hidden" tabIndex={-1} data-page-title="">
        {t(hasFailed ? 'core.loadFailed' : 'core.notFound')}
      </h1>
      {hasFailed ? <LoadFailed onRetry={onRetry} /> : <NotFound />}
    </Page>
  )
}
