import type { ReactNode } from 'react'
import { safeReturnPath } from '../../domain/session/navigation-guard.ts'
import { ZERO_CENTS } from '../../domain/shared/money.ts'
import { maskEnds } from '../../domain/wallet/recipient.ts'
import { isUnderAudit, type RechargeRecord } from '../../domain/wallet/records.ts'
import { RecordRow } from '../components/commerce/money/RecordRow.tsx'
import { BottomBar } from '../components/forms.ts'
import { ButtonLink, Tag } from '../components/kit.ts'
import { useApp } from '../hooks/use-app.ts'
import { useWayBack } from '../hooks/use-navigate.tsx'
import { formatMoney, formatSignedMoney } from '../i18n/format.ts'
import { useTranslations } from '../i18n/translations.ts'
import type { ScreenProps } from '../navigation/screen.ts'
import { type RecordDetail, RecordsPage } from './records/RecordsPage.tsx'
import { STATUS_TONES, writtenMinute, writtenTime } from './records/record-looks.ts'
import { useRecords, useStatusFilter } from './records/use-records.ts'
import { useRecordSeen } from './use-lost.ts'

/** The top-ups with their status. */
export const TopUpRecordScreen = ({ search }: ScreenProps): ReactNode => {
  const { wallet } = useApp()
  const back = search.get('back')
  const { t, language } = useTranslations()
  const status = useStatusFilter('/topUpRecord', search)
  const records = useRecords<RechargeRecord>(
    status.filter,
    (page, isQuiet) => wallet.loadRecharges(status.filter, page, { isQuiet }),
    isUnderAudit,
  )
  useRecordSeen('recharge', records.phase === 'idle' || records.phase === 'ended')
  const titleOf = ({ method, network }: RechargeRecord): string =>
    method === 'chain' && network !== ''
      ? t('records.chainTopUp', { network })
      : t(`records.method.${method}`)
  const detailOf = (row: RechargeRecord): RecordDetail => ({
    title: titleOf(row),
    number: row.number,
    refuseReason: row.refuseReason,
    evidence: row.evidence,
    facts: [
      {
        label: t('records.state'),
        value: <Tag tone={STATUS_TONES[row.status]}>{t(`records.status.${row.status}`)}</Tag>,
      },
      { label: t('records.time'), value: writtenTime(row, language) },
      { label: t('records.network'), value: row.network },
      { label: t('records.address'), value: row.address },
      { label: t('records.txHash'), value: row.txHash },
      { label: t('records.bank'), value: row.bank },
      { label: t('records.card'), value: row.cardNumber === '' ? '' : maskEnds(row.cardNumber, false) },
    ],
    sum: {
      label: t('records.amount'),
      // A refused top-up added nothing.
      value: (row.status === 'refused' ? formatMoney : formatSignedMoney)(row.amount, language),
    },
  })
  return (
    <RecordsPage
      title={t('core.title.topUpRecord')}
      emptyTitle={t('records.emptyTopUp')}
      start="topUp"
      {...status}
      records={records}
      footer={
        back && (
          <BottomBar column="col">
            <ToPayment path={safeReturnPath(back)} />
          </BottomBar>
        )
      }
      changeOf={({ status, amount }) => (status === 'passed' ? amount : ZERO_CENTS)}
      detailOf={detailOf}
      row={(row, onOpen) => (
        <RecordRow
          key={row.id}
          icon="arrow-down-to-line"
          tone={row.status === 'refused' ? 'bad' : 'ok'}
          title={titleOf(row)}
          meta={writtenMinute(row, language)}
          amount={row.amount}
          isRefused={row.status === 'refused'}
          tag={{ text: t(`records.status.${row.status}`), tone: STATUS_TONES[row.status] }}
          onOpen={onOpen}
        />
      )}
    />
  )
}

/** Goes back over the top-up pages, so that the history behind the payment is as before. */
const ToPayment = ({ path }: { readonly path: string }): ReactNode => {
  const { t } = useTranslations()
  const goBack = useWayBack()
  return (
    <ButtonLink
      kind="primary"
      size="lg"
      isBlock
      replace
      href={path}
      onClick={(event) => {
        if (goBack((at) => at === path)) event.preventDefault()
      }}
    >
      {t('records.backToPayment')}
    </ButtonLink>
  )
}
