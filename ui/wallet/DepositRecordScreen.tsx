import type { ReactNode } from 'react'
import type { Cents } from '../../domain/shared/money.ts'
import { maskRecipient } from '../../domain/wallet/recipient.ts'
import { changeOfWithdrawal, isUnderAudit, type WithdrawalRecord } from '../../domain/wallet/records.ts'
import { RecordRow } from '../components/commerce/money/RecordRow.tsx'
import { type KeyValue, Tag } from '../components/kit.ts'
import { useApp } from '../hooks/use-app.ts'
import { formatMoney } from '../i18n/format.ts'
import { useTranslations } from '../i18n/translations.ts'
import type { ScreenProps } from '../navigation/screen.ts'
import { type RecordDetail, RecordsPage } from './records/RecordsPage.tsx'
import { STATUS_TONES, writtenMinute, writtenTime } from './records/record-looks.ts'
import { useRecords, useStatusFilter } from './records/use-records.ts'
import { useRecordSeen } from './use-lost.ts'

const outOf = (amount: Cents): Cents => -amount as Cents

/** The withdrawals with their status: all, under audit, passed, refused (requirement S4). */
export const DepositRecordScreen = ({ search }: ScreenProps): ReactNode => {
  const { wallet } = useApp()
  const { t, language } = useTranslations()
  const status = useStatusFilter('/depositRecord', search)
  const records = useRecords<WithdrawalRecord>(
    status.filter,
    (page, isQuiet) => wallet.loadWithdrawals(status.filter, page, { isQuiet }),
    isUnderAudit,
  )
  useRecordSeen('withdraw', records.phase === 'idle' || records.phase === 'ended')
  const titleOf = ({ recipient }: WithdrawalRecord): string =>
    t(`records.withdrawal.${recipient?.kind ?? 'unknown'}`)
  /** Fee and payout; a refused withdrawal has neither. */
  const sumsOf = (row: WithdrawalRecord): Pick<RecordDetail, 'facts'> & { readonly sum: KeyValue } => {
    const amount = { label: t('records.amount'), value: formatMoney(row.amount, language) }
    if (row.status === 'refused') return { facts: [], sum: amount }
    return {
      facts: [amount, { label: t('records.fee'), value: formatMoney(outOf(row.fee), language) }],
      sum: { label: t('records.arrival'), value: formatMoney(row.arrival, language) },
    }
  }
  const detailOf = (row: WithdrawalRecord): RecordDetail => ({
    title: titleOf(row),
    number: row.number,
    refuseReason: row.refuseReason,
    facts: [
      {
        label: t('records.state'),
        value: <Tag tone={STATUS_TONES[row.status]}>{t(`records.status.${row.status}`)}</Tag>,
      },
      { label: t('records.time'), value: writtenTime(row, language) },
      { label: t('records.recipient'), value: row.recipient ? maskRecipient(row.recipient) : '' },
      {
        label: row.recipient?.kind === 'chain' ? t('records.network') : t('records.bank'),
        value: row.recipient?.kind === 'chain' ? row.recipient.network : (row.recipient?.bank ?? ''),
      },
      ...sumsOf(row).facts,
    ],
    sum: sumsOf(row).sum,
  })
  return (
    <RecordsPage
      title={t('core.title.depositRecord')}
      emptyTitle={t('records.emptyWithdrawal')}
      start="withDraw"
      {...status}
      records={records}
      changeOf={changeOfWithdrawal}
      detailOf={detailOf}
      row={(row, onOpen) => (
        <RecordRow
          key={row.id}
          icon="arrow-up-from-line"
          tone={row.status === 'refused' ? 'bad' : 'teal'}
          title={titleOf(row)}
          meta={writtenMinute(row, language)}
          amount={outOf(row.amount)}
          isRefused={row.status === 'refused'}
          tag={{ text: t(`records.status.${row.status}`), tone: STATUS_TONES[row.status] }}
          onOpen={onOpen}
        />
      )}
    />
  )
}
