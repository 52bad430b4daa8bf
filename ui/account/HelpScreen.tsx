import type { ReactNode } from 'react'
import { richTextLanguage } from '../../domain/shared/rich-text.ts'
import { ART } from '../components/art.ts'
import {
  ButtonLink,
  EmptyState,
  Icon,
  Page,
  PullToRefresh,
  QueryState,
  SkeletonRows,
} from '../components/kit.ts'
import { RichTextView } from '../components/surfaces/RichTextView.tsx'
import { useQuery } from '../hooks/loading/use-query.ts'
import { useApp } from '../hooks/use-app.ts'
import { useTranslations } from '../i18n/translations.ts'
import { hasScreen } from '../navigation/routes.ts'
import type { ScreenProps } from '../navigation/screen.ts'
import css from './reading.module.css'

/** Frequently asked questions, and contact to a person. `?article=` opens one. */
export const HelpScreen = ({ search }: ScreenProps): ReactNode => {
  const { account } = useApp()
  const { t } = useTranslations()
  const query = useQuery({ key: 'help', load: account.loadHelp })
  const { value, phase } = query
  return (
    <Page column="col" isBusy={phase === 'loading'} title={t('core.title.helpAndSupport')}>
      <QueryState isTall query={query} skeleton={<SkeletonRows count={6} />} />
      {value && (
        <PullToRefresh onRefresh={query.refresh}>
          <div className={css['lane']}>
            {value.length === 0 && <EmptyState image={ART.document} title={t('reading.noHelp')} />}
            <div>
              {value.map(({ id, title, content }) => (
                <details key={id} className={css['article']} open={search.get('article') === id}>
                  <summary>
                    <bdi lang={richTextLanguage(content)}>{title}</bdi>
                    <Icon name="chevron-down" size={20} />
                  </summary>
                  <div>
                    <RichTextView html={content} />
                  </div>
                </details>
              ))}
            </div>
            <p className="ink-2">{t('reading.stillStuck')}</p>
            <div className={css['ways']}>
              {hasScreen('/service') && (
                <ButtonLink href="/service" icon="headset" kind="primary">
                  {t('core.title.service')}
                </ButtonLink>
              )}
              {hasScreen('/platformComplaint') && (
                <ButtonLink href="/platformComplaint" icon="message-square-text" kind="line">
                  {t('core.title.platformComplaint')}
                </ButtonLink>
              )}
            </div>
          </div>
        </PullToRefresh>
      )}
    </Page>
  )
}
