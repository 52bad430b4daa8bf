import { type ReactNode, useRef } from 'react'
import { richTextChapters, richTextLanguage } from '../../domain/shared/rich-text.ts'
import { ART } from '../components/art.ts'
import { ListGroup, ListRow } from '../components/forms.ts'
import { EmptyState, Icon, Page, PullToRefresh, QueryState } from '../components/kit.ts'
import { SkeletonText } from '../components/states/SkeletonForms.tsx'
import { RichTextView } from '../components/surfaces/RichTextView.tsx'
import { useQuery } from '../hooks/loading/use-query.ts'
import { useApp } from '../hooks/use-app.ts'
import { useTranslations } from '../i18n/translations.ts'
import css from './reading.module.css'

/** Terms and policies as the server wrote them, through the sanitiser, below a list of their chapters. */
export const LawScreen = (): ReactNode => {
  const { account } = useApp()
  const { t } = useTranslations()
  const query = useQuery({ key: 'law', load: account.loadLaw })
  const { value, phase } = query
  const article = useRef<HTMLElement>(null)
  const chapters = richTextChapters(value ?? '')
  const goTo = (chapter: number): void => {
    const heading = article.current?.querySelectorAll('h3')[chapter]
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView()
  }
  return (
    <Page column="col" isBusy={phase === 'loading'} title={t('core.title.law')}>
      <QueryState isTall query={query} skeleton={<SkeletonText />} />
      {value !== undefined && (
        <PullToRefresh onRefresh={query.refresh}>
          {value.trim() === '' ? (
            <EmptyState isTall image={ART.document} title={t('reading.noLaw')} />
          ) : (
            <article ref={article} className={css['lane']}>
              <h2 className="visually-hidden">{t('core.title.law')}</h2>
              {chapters.length > 1 && (
                <ListGroup label={t('reading.contents')}>
                  {chapters.map((name, at) => (
                    <ListRow
                      key={name}
                      label={<bdi lang={richTextLanguage(value)}>{name}</bdi>}
                      trailing={<Icon name="chevron-down" size={20} />}
                      onClick={() => goTo(at)}
                    />
                  ))}
                </ListGroup>
              )}
              <RichTextView html={value} />
            </article>
          )}
        </PullToRefresh>
      )}
    </Page>
  )
}
