import { type ReactNode, useState } from 'react'
import type { JournalEntry } from '../../domain/staff/queue.ts'
import { ART } from '../components/art.ts'
import { Button, EmptyState, ErrorState, SkeletonRows } from '../components/kit.ts'
import { useQuery } from '../hooks/loading/use-query.ts'
import { useAction } from '../hooks/use-app.ts'
import { useFaultText } from '../i18n/fault-text.ts'
import { useTranslations } from '../i18n/translations.ts'
import css from './counter.module.css'
import { JournalRows } from './JournalRows.tsx'
import { useCounter } from './use-counter.ts'

/** The journal of all actions of staff that the reader may see. */
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
        <EmptyState isTall image={ART.document} title={t('counter.journal.empty')} />
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
