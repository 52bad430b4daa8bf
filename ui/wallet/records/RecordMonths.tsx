import { type ReactNode, useId } from 'react'
import type { Cents } from '../../../domain/shared/money.ts'
import { groupByMonth } from '../../../domain/wallet/month-groups.ts'
import type { Written } from '../../../domain/wallet/records.ts'
import { RecordList } from '../../components/RecordRow.tsx'
import { formatDate, formatMoney } from '../../i18n/format.ts'
import { useWords } from '../../i18n/use-words.ts'
import { readerOffset } from './reader-time.ts'
import css from './records.module.css'

type RecordMonthsProps<T> = {
  readonly rows: readonly T[]
  readonly hasMore: boolean
  /** What a row did to the balance; zero for what is not decided or was refused. */
  readonly changeOf: (row: T) => Cents
  readonly children: (row: T) => ReactNode
}

type MonthProps = {
  readonly title: string
  readonly sums: string
  readonly children: ReactNode
}

const Month = ({ title, sums, children }: MonthProps): ReactNode => {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className={css['monthHead']}>
        <h2 id={id}>{title}</h2>
        <p>{sums}</p>
      </div>
      <RecordList>{children}</RecordList>
    </section>
  )
}

/** Rows under their months, with what came in and went out. */
export const RecordMonths = <T extends Written & { readonly id: string }>({
  rows,
  hasMore,
  changeOf,
  children,
}: RecordMonthsProps<T>): ReactNode => {
  const { t, language } = useWords()
  const groups = groupByMonth(rows, changeOf, readerOffset, hasMore)
  return groups.map(({ month, rows: ofMonth, moneyIn, moneyOut, isWhole }) => {
    const [first] = ofMonth
    const at = first?.createdAt
    const sums = t(isWhole ? 'records.sums' : 'records.sumsSoFar', {
      in: formatMoney(moneyIn, language),
      out: formatMoney(moneyOut, language),
    })
    return (
      <Month
        key={month && at !== undefined ? `${month.year}-${month.month} ${first?.id}` : first?.id}
        title={at === undefined ? t('records.noDate') : formatDate(at, language, 'month')}
        sums={sums}
      >
        {ofMonth.map(children)}
      </Month>
    )
  })
}
