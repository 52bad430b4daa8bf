import { type ReactNode, useState } from 'react'
import { ZERO_CENTS } from '../../domain/shared/money.ts'
import { withQuery } from '../../domain/shared/url.ts'
import {
  BILL_FILTERS,
  type BillEntry,
  type BillFilter,
  FLOWS,
  type Flow,
  isOfFlow,
} from '../../domain/wallet/records.ts'
import { RecordRow } from '../components/commerce/money/RecordRow.tsx'
import { WalletCard } from '../components/commerce/money/WalletCard.tsx'
import { Segmented } from '../components/forms.ts'
import { IconButton, Meta } from '../components/kit.ts'
import { useAction, useApp, useStream, useWideWindow } from '../hooks/use-app.ts'
import { useNavigate } from '../hooks/use-navigate.tsx'
import { saveFile } from '../hooks/use-share.ts'
import { formatMoney, formatSignedMoney } from '../i18n/format.ts'
import { useTranslations } from '../i18n/translations.ts'
import { hasScreen } from '../navigation/routes.ts'
import type { ScreenProps } from '../navigation/screen.ts'
import { BalanceChart } from './records/BalanceChart.tsx'
import { type RecordDetail, RecordsPage, sortableTime } from './records/RecordsPage.tsx'
import {
  BILL_LOOKS,
  billTypeWords,
  STATUS_TONES,
  writtenMinute,
  writtenTime,
} from './records/record-looks.ts'
import { useRecords } from './records/use-records.ts'

type FlowSwitchProps = {
  readonly flow: Flow
  readonly onChange: (flow: Flow) => void
}

/** Filter: all, in, out. */
const FlowSwitch = ({ flow, onChange }: FlowSwitchProps): ReactNode => {
  const { t } = useTranslations()
  return (
    <Segmented
      label={t('records.flow.label')}
      value={flow}
      onChange={onChange}
      options={[
        { value: 'all', label: t('records.type.all') },
        { value: 'in', label: t('records.flow.in') },
        { value: 'out', label: t('records.flow.out') },
      ]}
    />
  )
}

const filterFrom = (wanted: string | null): BillFilter =>
  BILL_FILTERS.find((filter) => filter === wanted) ?? 'all'

const addressOf = (filter: BillFilter, flow: Flow): string =>
  withQuery('/capitalRecord', {
    type: filter === 'all' ? undefined : filter,
    flow: flow === 'all' ? undefined : flow,
  })

/** The fund record: every change of the balance, by kind and month (requirement S1). */
export const CapitalRecordScreen = ({ search }: ScreenProps): ReactNode => {
  const { wallet, notices, session } = useApp()
  const { t, language } = useTranslations()
  const navigate = useNavigate()
  const user = useStream(session.user$)
  const isWide = useWideWindow()
  const [isHidden, setHidden] = useState(false)
  const filter = filterFrom(search.get('type'))
  const flow = FLOWS.find((one) => one === search.get('flow')) ?? 'all'
  const records = useRecords(filter, (page) => wallet.loadBill(filter, page))
  const titleOf = ({ title, type }: BillEntry): string => title || t(`records.type.${type}`)

  const ways = [
    { href: '/topUp', label: t('core.title.topUp'), icon: 'arrow-down-to-line' as const },
    { href: '/withDraw', label: t('core.title.withDraw'), icon: 'arrow-up-from-line' as const },
  ].filter(({ href }) => hasScreen(href))

  // If no row has an amount, the filter by direction is hidden.
  const hasAmounts = records.rows.length === 0 || records.rows.some(({ change }) => change !== undefined)
  const underAudit = { text: t('records.status.under-audit'), tone: STATUS_TONES['under-audit'] }

  const save = useAction(async () => {
    const file = await wallet.exportBill(filter, {
      columns: {
        time: t('records.time'),
        type: t('records.kind'),
        title: t('records.title'),
        number: t('records.number'),
        change: t('records.change'),
        balance: t('records.balanceAfter'),
      },
      types: billTypeWords(t),
      time: sortableTime,
    })
    if (file.ok) saveFile(`lintas-${filter}.csv`, 'text/csv;charset=utf-8', file.value)
    else notices.show('error', { kind: 'fault', fault: file.fault })
  })

  const detailOf = (entry: BillEntry): RecordDetail => ({
    title: titleOf(entry),
    number: entry.number,
    facts: [
      { label: t('records.kind'), value: t(`records.type.${entry.type}`) },
      { label: t('records.time'), value: writtenTime(entry, language) },
      {
        label: t('records.balanceAfter'),
        value: entry.balance === undefined ? '' : formatMoney(entry.balance, language),
      },
    ],
    ...(entry.change !== undefined && {
      sum: { label: t('records.change'), value: formatSignedMoney(entry.change, language) },
    }),
  })
  return (
    <RecordsPage
      title={t('core.title.capitalRecord')}
      emptyTitle={t('records.emptyBill')}
      start="topUp"
      filters={BILL_FILTERS.map((value) => ({ value, label: t(`records.type.${value}`) }))}
      filter={filter}
      onFilter={(next) => navigate(addressOf(next, flow), { replace: true })}
      {...((filter !== 'all' || flow !== 'all') && {
        onAll: () => navigate(addressOf('all', 'all'), { replace: true }),
      })}
      choice={
        hasAmounts && (
          <FlowSwitch flow={flow} onChange={(next) => navigate(addressOf(filter, next), { replace: true })} />
        )
      }
      isShown={({ change }) => isOfFlow(flow, change)}
      records={records}
      changeOf={({ change = ZERO_CENTS }) => change}
      detailOf={detailOf}
      actions={
        records.phase === 'ended' && records.rows.length === 0 ? undefined : (
          <IconButton
            icon="arrow-down-to-line"
            label={t('records.export')}
            isBusy={save.isBusy}
            onClick={() => void save.run()}
          />
        )
      }
      head={
        <>
          {isWide && (
            <WalletCard
              label={t('records.balance')}
              balance={user?.balance ?? ZERO_CENTS}
              isHidden={isHidden || !user}
              onHide={setHidden}
              actions={ways}
            />
          )}
          {!isHidden && filter === 'all' && flow === 'all' && <BalanceChart entries={records.rows} />}
        </>
      }
      row={(entry, onOpen) => (
        <RecordRow
          key={entry.id}
          {...BILL_LOOKS[entry.type]}
          title={titleOf(entry)}
          meta={
            <Meta>
              {entry.number !== '' && <span>{entry.number}</span>}
              {writtenMinute(entry, language) !== '' && <span>{writtenMinute(entry, language)}</span>}
            </Meta>
          }
          amount={entry.change}
          {...(entry.isUnderAudit && { tag: underAudit })}
          onOpen={onOpen}
        />
      )}
    />
  )
}
