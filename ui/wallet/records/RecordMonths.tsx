import { type ReactNode, useId } from 'react'
import type { Cents } from '../../../domain/shared/money.ts'
import { type MonthSums, sumByMonth } from '../../../domain/shared/month-groups.ts'
import type { Written } from '../../../domain/wallet/records.ts'
import { RecordList } from '../../components/commerce/money/RecordRow.tsx'
import { formatDate, formatMoney, readerOffset } from '../../i18n/format.ts'
import { useTranslations } from '../../i18n/translations.ts'
import css from './records.module.css'

/** `2026-11-21 14:05:09` in the reader's zone, which spreadsheets can sort. */
export const sortableTime = (seconds: number): string =>
  new Date((seconds + readerOffset(seconds)) * 1000).toISOString().slice(0, 19).replace('T', ' ')

type RecordMonthsProps<T> = {
  readonly rows: readonly T[]
  readonly hasMore: boolean
  /** The effect of a row on the balance; zero for undecided and refused ones. */
  readonly changeOf: (row: T) => Cents
  readonly children: (row: T) => ReactNode
}

type Sums = Pick<MonthSums<unknown>, 'moneyIn' | 'moneyOut' | 'isWhole'>

type MonthProps = {
  readonly title: string
  readonly sums: string | undefined
  readonly children: ReactNode
}

const Month = ({ title, sums, children }: MonthProps): ReactNode => {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className={css['monthHead']}>
        <h2 id={id}>{title}</h2>
        {sums !== undefined && <p>{sums}</p>}
      </div>
      <RecordList>{children}</RecordList>
    </section>
  )
}

/** The text key for the month's sums; a zero sum is left out. */
const sumsKey = ({ moneyIn, moneyOut, isWhole }: Sums): string | undefined => {
  if (moneyIn === 0 && moneyOut === 0) return undefined
  if (!isWhole) return 'records.sumsSoFar'
  if (moneyOut === 0) return 'records.sumIn'
  return moneyIn === 0 ? 'records.sumOut' : 'records.sums'
}

/** Rows by month, with the sums of money in and out. */
export const RecordMonths = <T extends Written & { readonly id: string }>({
  rows,
  hasMore,
  changeOf,
  children,
}: RecordMonthsProps<T>): ReactNode => {
  const { t, language } = useTranslations()
  const groups = sumByMonth(rows, changeOf, readerOffset, hasMore)
  return groups.map((group) => {
    const { month, rows: ofMonth, moneyIn, moneyOut } = group
    const [first] = ofMonth
    const at = first?.createdAt
    const key = sumsKey(group)
    const amounts = { in: formatMoney(moneyIn, language), out: formatMoney(moneyOut, language) }
    return (
      <Month
        key={month && at !== undefined ? `${month.year}-${month.month} ${first?.id}` : first?.id}
        title={at === undefined ? t('records.noDate') : formatDate(at, language, 'month')}
        sums={key && t(key, amounts)}
      >
        {ofMonth.map(children)}
      </Month>
    )
  })
}
