import type { ReactNode } from 'react'
import { richTextLanguage } from '../../domain/shared/rich-text.ts'
import { ART } from '../components/art.ts'
import {
  AppBar,
  ButtonLink,
  EmptyState,
  ErrorState,
  Icon,
  Page,
  PullToRefresh,
  SkeletonRows,
} from '../components/kit.ts'
import { RichTextView } from '../components/surfaces/RichTextView.tsx'
import { useQuery } from '../hooks/loading/use-query.ts'
import { useApp } from '../hooks/use-app.ts'
import { useFaultText } from '../i18n/fault-text.ts'
import { useTranslations } from '../i18n/translations.ts'
import { hasScreen } from '../navigation/routes.ts'
import type { ScreenProps } from '../navigation/screen.ts'
import css from './reading.module.css'

/** Frequently asked questions, and contact to a person. `?article=` opens one. */
export const HelpScreen = ({ search }: ScreenProps): ReactNode => {
  const { account } = useApp()
  const { t } = useTranslations()
  const faultText = useFaultText()
  const query = useQuery({ key: 'help', load: account.loadHelp })
  const { value, fault, phase } = query
  return (
    <Page
      column="col"
      isBusy={phase === 'loading'}
      bar={<AppBar column="col" title={t('core.title.helpAndSupport')} />}
    >
      {phase === 'loading' && <SkeletonRows count={6} />}
      {phase === 'failed' && fault && <ErrorState isTall text={faultText(fault)} onRetry={query.retry} />}
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
