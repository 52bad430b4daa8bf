import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { JournalEntry } from '../../domain/staff/queue.ts'
import { formatDate } from '../i18n/format.ts'
import { useTranslations } from '../i18n/translations.ts'
import css from './counter.module.css'
import { pathOfItem } from './sections.ts'

/** The journal, latest entry first; with `ofThing` it is shown beside its item and does not name it. */
export const JournalRows = ({
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
        const path = pathOfItem(kind, subject)
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
