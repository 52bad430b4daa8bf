import type { ReactNode } from 'react'
import { AppBar } from '../components/AppBar.tsx'
import { TextLink } from '../components/Button.tsx'
import { ErrorState } from '../components/EmptyState.tsx'
import { Page } from '../components/Page.tsx'
import { useWords } from '../i18n/use-words.ts'

/** In place of a screen that threw while it was drawn. */
export const Broken = ({ onRetry }: { readonly onRetry: () => void }): ReactNode => {
  const { t } = useWords()
  return (
    <Page column="col" bar={<AppBar title={t('core.broken')} column="col" />}>
      <ErrorState isTall title={t('core.broken')} text={t('core.brokenText')} onRetry={onRetry}>
        <TextLink href="/home">{t('core.toHome')}</TextLink>
      </ErrorState>
    </Page>
  )
}
