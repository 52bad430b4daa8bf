import type { ReactNode } from 'react'
import { type BalancePoint, balanceSeries } from '../../../domain/wallet/balance-series.ts'
import type { BillEntry } from '../../../domain/wallet/records.ts'
import { formatDate, formatMoney } from '../../i18n/format.ts'
import { useTranslations } from '../../i18n/translations.ts'
import css from './records.module.css'

const WIDTH = 320
const HEIGHT = 96
const EDGE = 4

/** A step chart: a balance holds until the next entry. Each entry has the same width. */
const pathOf = (points: readonly BalancePoint[], min: number, max: number): string => {
  const wide = WIDTH / Math.max(1, points.length - 1)
  const span = Math.max(1, max - min)
  const y = (balance: number): number => HEIGHT - EDGE - ((balance - min) / span) * (HEIGHT - EDGE * 2)
  return points
    .map(
      ({ balance }, at) =>
        `${at === 0 ? 'M' : 'H'}${(at * wide).toFixed(1)}${at === 0 ? ' ' : 'V'}${y(balance).toFixed(1)}`,
    )
    .join('')
}

/** The balance over time as a line chart, with a text description. */
export const BalanceChart = ({ entries }: { readonly entries: readonly BillEntry[] }): ReactNode => {
  const { t, language } = useTranslations()
  const series = balanceSeries(entries)
  if (!series || series.points.length < 3) return null
  const { points, first, last, lowest, highest } = series
  const line = pathOf(points, lowest.balance, highest.balance)
  const money = (point: BalancePoint): string => formatMoney(point.balance, language)
  // Dates do not wrap.
  const day = (point: BalancePoint): string => formatDate(point.at, language, 'day').replaceAll(' ', '\u00a0')
  return (
    <figure className={css['chart']}>
      <h2>{t('records.chart.title')}</h2>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path className={css['area']} d={`${line}V${HEIGHT}H0Z`} />
        <path className={css['line']} d={line} />
      </svg>
      <figcaption>
        {t('records.chart.text', {
          first: formatMoney(first, language),
          last: formatMoney(last, language),
          highest: money(highest),
          highestOn: day(highest),
          lowest: money(lowest),
          lowestOn: day(lowest),
        })}
      </figcaption>
    </figure>
  )
}
