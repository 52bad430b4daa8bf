import { type ReactNode, useId } from 'react'
import type { ServerNotice } from '../../../domain/account/notice.ts'
import { Box, Repeat, Skeleton } from '../../components/kit.ts'
import { formatDate } from '../../i18n/format.ts'
import { useTranslations } from '../../i18n/translations.ts'
import css from '../reading.module.css'

type MonthProps = { readonly title: string; readonly children: ReactNode }

const Month = ({ title, children }: MonthProps): ReactNode => {
  const id = useId()
  return (
    <section aria-labelledby={title === '' ? undefined : id}>
      {title !== '' && (
        <h2 id={id} className={css['month']}>
          {title}
        </h2>
      )}
      <ul className={css['list']}>{children}</ul>
    </section>
  )
}

type NoticeMonthsProps = {
  readonly notices: readonly ServerNotice[]
  readonly children: (notice: ServerNotice) => ReactNode
}

/** Notices in the server's order under their months, as the records of money are. */
export const NoticeMonths = ({ notices, children }: NoticeMonthsProps): ReactNode => {
  const { language } = useTranslations()
  const months: { readonly title: string; readonly rows: ServerNotice[] }[] = []
  for (const notice of notices) {
    const title = formatDate(notice.createdAt, language, 'month')
    const last = months.at(-1)
    if (last?.title === title) last.rows.push(notice)
    else months.push({ title, rows: [notice] })
  }
  return months.map(({ title, rows }) => (
    <Month key={`${title} ${rows[0]?.id}`} title={title}>
      {rows.map((notice) => (
        <li key={notice.id}>{children(notice)}</li>
      ))}
    </Month>
  ))
}

/** Notices to come, under a month. */
export const NoticesSkeleton = (): ReactNode => (
  <Skeleton>
    <div className={css['month']}>
      <Box shape="title" />
    </div>
    <div className={css['list']}>
      <Repeat count={5}>
        <div className={css['notice']}>
          <div className={css['noticeHead']}>
            <span className={css['dotRead']} />
            <div className="grow tight stack">
              <Box shape="short" />
              <Box shape="price" />
            </div>
          </div>
        </div>
      </Repeat>
    </div>
  </Skeleton>
)
