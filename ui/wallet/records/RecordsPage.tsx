import { type ReactNode, useId, useState } from 'react'
import type { Cents } from '../../../domain/shared/money.ts'
import type { Written } from '../../../domain/wallet/records.ts'
import { ART } from '../../components/art.ts'
import { TabPanel, Tabs } from '../../components/forms.ts'
import {
  AppBar,
  Button,
  ButtonLink,
  Card,
  EmptyState,
  ErrorState,
  InfiniteFooter,
  Page,
  PullToRefresh,
  SkeletonRows,
} from '../../components/kit.ts'
import { useFaultText } from '../../i18n/fault-text.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { RecordMonths } from './RecordMonths.tsx'
import { type RecordDetail, RecordSheet } from './RecordSheet.tsx'
import css from './records.module.css'
import type { Records } from './use-records.ts'

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
      className={head === undefined ? undefined : css['withAside']}
      isBusy={phase === 'first'}
      bar={<AppBar column="col" title={title} actions={actions} />}
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
          {/* None of the rows so far may be of the chosen kind: the pages behind them are still asked for. */}
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
