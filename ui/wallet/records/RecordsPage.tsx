import { type ReactNode, useId, useState } from 'react'
import type { Cents } from '../../../domain/shared/money.ts'
import { type MonthSums, sumByMonth } from '../../../domain/shared/month-groups.ts'
import type { Written } from '../../../domain/wallet/records.ts'
import { ART } from '../../components/art.ts'
import { RecordList } from '../../components/commerce/money/RecordRow.tsx'
import { BottomSheet, TabPanel, Tabs } from '../../components/forms.ts'
import {
  Button,
  ButtonLink,
  Card,
  EmptyState,
  ErrorState,
  InfiniteFooter,
  type KeyValue,
  KeyValues,
  Note,
  Page,
  PullToRefresh,
  SkeletonRows,
} from '../../components/kit.ts'
import { useCopy } from '../../hooks/use-share.ts'
import { useFaultText } from '../../i18n/fault-text.ts'
import { formatDate, formatMoney, readerOffset } from '../../i18n/format.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { SentPictures } from '../../pictures/SentPictures.tsx'
import css from './records.module.css'
import type { Records } from './use-records.ts'

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
const RecordMonths = <T extends Written & { readonly id: string }>({
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

/** The details of a record. */
export type RecordDetail = {
  readonly title: string
  readonly number: string
  readonly facts: readonly KeyValue[]
  readonly sum?: KeyValue
  readonly refuseReason?: string
  /** The address of the attached picture; '' without one. */
  readonly evidence?: string
}

type RecordSheetProps = {
  readonly isOpen: boolean
  readonly detail: RecordDetail | undefined
  readonly onClose: () => void
}

/** One record in full, with its number to copy. */
const RecordSheet = ({ isOpen, detail, onClose }: RecordSheetProps): ReactNode => {
  const { t } = useTranslations()
  const copy = useCopy()
  if (!detail) return null
  const { title, number, facts, sum, refuseReason = '', evidence = '' } = detail
  const known = facts.filter(({ value }) => value !== '')
  return (
    <BottomSheet
      isOpen={isOpen}
      title={title}
      onClose={onClose}
      footer={
        number !== '' && (
          <Button kind="neutral" icon="copy" isBlock onClick={() => void copy(number)}>
            {t('records.copyNumber')}
          </Button>
        )
      }
    >
      {refuseReason !== '' && <Note tone="bad">{t('records.refusedFor', { reason: refuseReason })}</Note>}
      <KeyValues
        rows={number === '' ? known : [{ label: t('records.number'), value: number }, ...known]}
        {...(sum && { sum })}
      />
      {evidence !== '' && <SentPictures label={t('records.evidence')} pictures={[evidence]} />}
    </BottomSheet>
  )
}

/** A shorter list fits the screen: its end needs no text. */
const SHORT_LIST = 5

type RecordsPageProps<V extends string, T> = {
  readonly title: string
  readonly emptyTitle: string
  /** The page on which such a record is created. */
  readonly start: 'topUp' | 'withDraw'
  readonly filters: readonly { readonly value: V; readonly label: string }[]
  readonly filter: V
  readonly onFilter: (filter: V) => void
  /** Removes the filter; undefined where there is none. */
  readonly onAll?: (() => void) | undefined
  readonly records: Records<T>
  readonly changeOf: (row: T) => Cents
  readonly detailOf: (row: T) => RecordDetail
  readonly row: (row: T, onOpen: () => void) => ReactNode
  readonly actions?: ReactNode
  /** A second filter above the rows. */
  readonly choice?: ReactNode
  /** Which of the loaded rows to show; default all. */
  readonly isShown?: (row: T) => boolean
  /** Above the rows if there are any, or next to them on wide screens. */
  readonly head?: ReactNode
  /** A link to the page that this one was opened from. */
  readonly footer?: ReactNode
}

/** The common parts of the wallet's three records: filters, months, sheet, and all list states. */
export const RecordsPage = <V extends string, T extends Written & { readonly id: string }>({
  title,
  emptyTitle,
  start,
  filters,
  filter,
  onFilter,
  onAll,
  records,
  changeOf,
  detailOf,
  row,
  actions,
  choice,
  isShown = () => true,
  head,
  footer,
}: RecordsPageProps<V, T>): ReactNode => {
  const { t } = useTranslations()
  const faultText = useFaultText()
  const panelId = useId()
  const [opened, setOpened] = useState<T | undefined>(undefined)
  const [isOpen, setOpen] = useState(false)
  const { phase, fault } = records
  // The open row may be decided meanwhile.
  const read = opened && (records.rows.find(({ id }) => id === opened.id) ?? opened)
  const rows = records.rows.filter(isShown)
  const isEmpty = rows.length === 0
  const open = (one: T): void => {
    setOpened(one)
    setOpen(true)
  }
  return (
    <Page
      surface="canvas"
      column="col"
      isWallet
      isBusy={phase === 'first'}
      title={title}
      actions={actions}
      footer={footer}
    >
      <div className={css['tabs']}>
        <Tabs
          label={t('records.filters')}
          panelId={panelId}
          value={filter}
          onChange={onFilter}
          tabs={filters}
        />
      </div>
      <TabPanel id={panelId} value={filter} isBusy={phase === 'first'}>
        <PullToRefresh onRefresh={records.reload} isDisabled={phase === 'first'}>
          {choice !== undefined && <div className={css['choice']}>{choice}</div>}
          {isEmpty && phase === 'failed' && fault && (
            <ErrorState isTall text={faultText(fault)} onRetry={records.retry} />
          )}
          {isEmpty && phase === 'ended' && !onAll && (
            <EmptyState
              isTall
              image={ART.coin}
              title={emptyTitle}
              text={t('records.emptyText')}
              action={
                <ButtonLink kind="teal" href={`/${start}`} isBlock>
                  {t(`core.title.${start}`)}
                </ButtonLink>
              }
            />
          )}
          {isEmpty && phase === 'ended' && onAll && (
            <EmptyState
              isTall
              image={ART.coin}
              title={t('records.emptyChoice')}
              action={<Button onClick={onAll}>{t('records.showAll')}</Button>}
            />
          )}
          {isEmpty && phase !== 'failed' && phase !== 'ended' && (
            <div className={css['months']}>
              <Card>
                <SkeletonRows count={6} />
              </Card>
            </div>
          )}
          {!isEmpty && (
            <div className={css['beside']}>
              {head !== undefined && <div className={css['aside']}>{head}</div>}
              <div className={css['months']}>
                <RecordMonths rows={rows} hasMore={phase !== 'ended'} changeOf={changeOf}>
                  {(one) => row(one, () => open(one))}
                </RecordMonths>
              </div>
            </div>
          )}
          {/* None of the loaded rows may be of the chosen kind: further pages are loaded all the same. */}
          {records.rows.length > 0 && !(isEmpty && (phase === 'failed' || phase === 'ended')) && (
            <InfiniteFooter
              phase={phase}
              onMore={records.more}
              onRetry={records.retry}
              isEndSilent={rows.length < SHORT_LIST}
            />
          )}
        </PullToRefresh>
      </TabPanel>
      <RecordSheet isOpen={isOpen} detail={read && detailOf(read)} onClose={() => setOpen(false)} />
    </Page>
  )
}
