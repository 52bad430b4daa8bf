import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import type { JournalEntry } from '../../domain/staff/queue.ts'
import { Button, EmptyState, ErrorState, SkeletonRows } from '../components/kit.ts'
import { useQuery } from '../hooks/loading/use-query.ts'
import { useAction } from '../hooks/use-action.ts'
import { useFaultText } from '../i18n/fault-text.ts'
import { formatDate } from '../i18n/format.ts'
import { useTranslations } from '../i18n/translations.ts'
import css from './counter.module.css'
import { pathOfThing } from './places.ts'
import { useCounter } from './use-counter.ts'

/** What was done, by whom, when, the latest first; `ofThing` stands beside the thing itself. */
const JournalRows = ({
  rows,
  ofThing = false,
}: {
  readonly rows: readonly JournalEntry[]
  readonly ofThing?: boolean
}): ReactNode => {
  const { t, language } = useTranslations()
  return (
    <ol className={css['journal']}>
      {rows.map(({ id, at, who, kind, subject, act, note }) => {
        const path = pathOfThing(kind, subject)
        const thing = `${t(`counter.kind.${kind}`)} ${subject}`
        return (
          <li key={id}>
            <time dateTime={new Date(at * 1000).toISOString()}>
              {formatDate(at, language, 'short-minute')}
            </time>
            <span>
              {!ofThing && path && <Link href={path}>{thing}</Link>}
              {!ofThing && !path && <span>{thing}</span>}
              <span>{t(`counter.done.${act}`) || act}</span>
              {note && <q>{note}</q>}
            </span>
            <span className="ink-3">{who.name}</span>
          </li>
        )
      })}
    </ol>
  )
}

/** Everything that staff have done, as far as it is within the reader's sight. */
export const JournalScreen = (): ReactNode => {
  const { api } = useCounter()
  const { t } = useTranslations()
  const faultText = useFaultText()
  const [older, setOlder] = useState<{ readonly rows: readonly JournalEntry[]; readonly cursor: string }>()
  const first = useQuery({ key: 'journal', load: () => api.journal() })
  const cursor = older?.cursor ?? first.value?.cursor ?? ''
  const more = useAction(async () => {
    const next = await api.journal({ cursor })
    if (next.ok) setOlder({ rows: [...(older?.rows ?? []), ...next.value.rows], cursor: next.value.cursor })
    return next
  })
  const [isFailed, setFailed] = useState(false)
  const rows = [...(first.value?.rows ?? []), ...(older?.rows ?? [])]
  return (
    <main className={css['page']} data-main tabIndex={-1}>
      <h1>{t('counter.nav.journal')}</h1>
      {first.phase === 'loading' && <SkeletonRows count={8} />}
      {first.phase === 'failed' && first.fault && (
        <ErrorState isTall text={faultText(first.fault)} onRetry={first.retry} />
      )}
      {first.phase === 'ready' && rows.length === 0 && (
        <EmptyState isTall title={t('counter.journal.empty')} />
      )}
      {rows.length > 0 && <JournalRows rows={rows} />}
      {isFailed && <p role="alert">{t('kit.list.failed')}</p>}
      {cursor !== '' && (
        <Button
          isBusy={more.isBusy}
          onClick={() => void more.run().then((answer) => setFailed(answer?.ok === false))}
        >
          {t('kit.list.more')}
        </Button>
      )}
      {rows.length > 0 && cursor === '' && <p className="ink-3">{t('kit.list.ended')}</p>}
    </main>
  )
}
