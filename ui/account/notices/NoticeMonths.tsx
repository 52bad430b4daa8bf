import { type ReactNode, useId } from 'react'
import type { ServerNotice } from '../../../domain/account/notice.ts'
import { groupByMonth } from '../../../domain/shared/month-groups.ts'
import { Box, Repeat, Skeleton } from '../../components/kit.ts'
import { formatDate, readerOffset } from '../../i18n/format.ts'
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

/** Notices in the server's order, grouped by month like the wallet records. */
export const NoticeMonths = ({ notices, children }: NoticeMonthsProps): ReactNode => {
  const { language } = useTranslations()
  return groupByMonth(notices, readerOffset).map(({ rows }) => {
    const [first] = rows
    const title = first ? formatDate(first.createdAt, language, 'month') : ''
    return (
      <Month key={`${title} ${first?.id}`} title={title}>
        {rows.map((notice) => (
          <li key={notice.id}>{children(notice)}</li>
        ))}
      </Month>
    )
  })
}

/** Placeholder of the notices of a month. */
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
