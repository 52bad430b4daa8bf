import type { ReactNode } from 'react'
import type { WithdrawalTerms } from '../../../domain/wallet/withdrawal.ts'
import { Chip, Segmented } from '../../components/forms.ts'
import { Note } from '../../components/kit.ts'
import { useApp, useStream } from '../../hooks/use-app.ts'
import { useBack, useNavigate } from '../../hooks/use-navigate.tsx'
import { formatAmount, formatMoney } from '../../i18n/format.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { AmountField } from '../AmountField.tsx'
import { MoneyFormPage, useMoneyGuard } from '../MoneyFormPage.tsx'
import { FeeLines } from './FeeLines.tsx'
import { RecipientFields } from './RecipientFields.tsx'
import { useWithdrawal } from './use-withdrawal.ts'
import { WithdrawSheets } from './WithdrawSheets.tsx'

const KINDS = ['card', 'chain'] as const
const ICONS = { card: 'landmark', chain: 'link' } as const

type WithdrawFormProps = {
  readonly terms: WithdrawalTerms
  readonly onStale: () => void
}

/** Amount, recipient, fee. */
export const WithdrawForm = ({ terms, onStale }: WithdrawFormProps): ReactNode => {
  const { wallet } = useApp()
  const { t, language } = useTranslations()
  const navigate = useNavigate()
  const back = useBack('/filter')
  const hasCode = useStream(wallet.hasPaymentCode$) !== false
  const entry = useWithdrawal(terms, onStale)
  const { form, checked } = entry
  const guard = useMoneyGuard(entry.isFilled, () => {
    entry.clear()
    back()
  })
  const all = formatAmount(terms.balance, language)
  return (
    <MoneyFormPage
      id="withdrawal"
      title={t('core.title.withDraw')}
      surface="bg"
      records="/depositRecord"
      form={form}
      guard={guard}
      lost={entry.lost}
      send={
        checked
          ? t('money.withdraw.send', { amount: formatMoney(checked.amount, language) })
          : t('core.title.withDraw')
      }
      isBusy={entry.send.isBusy}
      sheets={
        <WithdrawSheets
          entry={entry}
          hasCode={hasCode}
          onSetCode={() => navigate('/changePayPwd?back=%2FwithDraw')}
        />
      }
    >
      <Segmented
        label={t('money.withdraw.where')}
        value={form.values.kind === 'chain' ? 'chain' : 'card'}
        onChange={(kind) => form.set({ kind })}
        options={KINDS.map((value) => ({ value, icon: ICONS[value], label: t(`money.methods.${value}`) }))}
      />
      {entry.isChargeNew && <Note tone="warn">{t('money.withdraw.chargeChanged')}</Note>}
      <AmountField
        {...form.field('amount')}
        label={t('money.amount')}
        hint={t('money.withdraw.balance', { amount: formatMoney(terms.balance, language) })}
        trailing={<Chip onClick={() => form.set({ amount: all })}>{t('money.withdraw.all')}</Chip>}
      />
      <FeeLines typed={form.values.amount} terms={terms} />
      <RecipientFields form={form} terms={terms} />
      <Note icon="shield-check">{t('money.withdraw.note')}</Note>
    </MoneyFormPage>
  )
}
