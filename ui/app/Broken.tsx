import type { ReactNode } from 'react'
import { TextLink } from '../components/actions/Button.tsx'
import { AppBar } from '../components/frame/AppBar.tsx'
import { Page } from '../components/frame/Page.tsx'
import { ErrorState } from '../components/states/EmptyState.tsx'
import { useWords } from '../i18n/use-words.ts'

/** In place of a screen that threw while it was drawn. */
export const Broken = ({ onRetry }: { readonly onRetry: () => void }): ReactNode => {
  const { t } = useWords()
  return (
    <Page column="col" bar={<AppBar title={t('core.broken')} column="col" />}>
      <ErrorState
        isTall
        title={t('core.broken')}
        text={t('core.brokenText')}
        needsNetwork={false}
        onRetry={onRetry}
      >
        <TextLink href="/home">{t('core.toHome')}</TextLink>
      </ErrorState>
    </Page>
  )
}
