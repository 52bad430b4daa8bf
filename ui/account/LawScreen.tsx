import type { ReactNode } from 'react'
import { ART } from '../components/art.ts'
import { EmptyState, Page, PullToRefresh, QueryState } from '../components/kit.ts'
import { SkeletonText } from '../components/states/SkeletonForms.tsx'
import { RichTextView } from '../components/surfaces/RichTextView.tsx'
import { useQuery } from '../hooks/loading/use-query.ts'
import { useApp } from '../hooks/use-app.ts'
import { useTranslations } from '../i18n/translations.ts'
import css from './reading.module.css'

/** Terms and policies as the server wrote them, through the sanitiser. */
export const LawScreen = (): ReactNode => {
  const { account } = useApp()
  const { t } = useTranslations()
  const query = useQuery({ key: 'law', load: account.loadLaw })
  const { value, phase } = query
  return (
    <Page column="col" isBusy={phase === 'loading'} title={t('core.title.law')}>
      <QueryState isTall query={query} skeleton={<SkeletonText />} />
      {value !== undefined && (
        <PullToRefresh onRefresh={query.refresh}>
          {value.trim() === '' ? (
            <EmptyState isTall image={ART.document} title={t('reading.noLaw')} />
          ) : (
            <article className={css['lane']}>
              <h2 className="visually-hidden">{t('core.title.law')}</h2>
              <RichTextView html={value} />
            </article>
          )}
        </PullToRefresh>
      )}
    </Page>
  )
}
