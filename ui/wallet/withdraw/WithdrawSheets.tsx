import { type ReactNode, useRef } from 'react'
import { cents, ZERO_CENTS } from '../../../domain/shared/money.ts'
import { maskRecipient } from '../../../domain/wallet/recipient.ts'
import { PaymentCodeSheet } from '../../components/commerce/money/PaymentCodeSheet.tsx'
import { BottomSheet } from '../../components/forms.ts'
import { Button, KeyValues, Note } from '../../components/kit.ts'
import { formatMoney, isolated } from '../../i18n/format.ts'
import { useTranslations } from '../../i18n/translations.ts'
import type { WithdrawalEntry } from './use-withdrawal.ts'

type WithdrawSheetsProps = {
  readonly entry: WithdrawalEntry
  readonly hasCode: boolean
  readonly onSetCode: () => void
}

/** The confirmation with masked recipient, then the payment code. */
export const WithdrawSheets = ({ entry, hasCode, onSetCode }: WithdrawSheetsProps): ReactNode => {
  const { t, language } = useTranslations()
  const { stage, setStage, refused, send } = entry
  // The form is cleared when sent while the sheet is closing: it keeps showing the last values.
  const last = useRef(entry.checked)
  if (stage !== 'form') last.current = entry.checked
  const checked = last.current
  const amount = formatMoney(checked?.amount ?? ZERO_CENTS, language)
  const to = checked ? maskRecipient(checked.recipient) : ''
  const place = checked?.recipient.kind === 'card' ? checked.recipient.bank : checked?.recipient.network
  return (
    <>
      <BottomSheet
        isOpen={stage === 'confirm' && checked !== undefined}
        title={t('money.withdraw.confirm')}
        onClose={() => setStage('form')}
        footer={
          <Button kind="teal" size="lg" isBlock onClick={hasCode ? () => setStage('code') : onSetCode}>
            {t(hasCode ? 'money.withdraw.goOn' : 'money.withdraw.setCode')}
          </Button>
        }
      >
        {checked && (
          <KeyValues
            rows={[
              { label: t('money.withdraw.to'), value: to },
              {
                label: checked.recipient.kind === 'card' ? t('money.bank') : t('money.network'),
                value: place,
              },
              ...(checked.recipient.kind === 'card'
                ? [{ label: t('money.holder'), value: checked.recipient.holder }]
                : []),
              { label: t('money.amount'), value: amount },
              { label: t('money.withdraw.fee'), value: formatMoney(cents(-checked.fee), language) },
            ]}
            sum={{ label: t('money.withdraw.arrival'), value: formatMoney(checked.arrival, language) }}
          />
        )}
        <Note tone="warn">{t('money.withdraw.check')}</Note>
      </BottomSheet>
      <PaymentCodeSheet
        isOpen={stage === 'code' && checked !== undefined}
        amount={checked?.amount ?? ZERO_CENTS}
        payee={t('money.withdraw.payee', { to: `${isolated(place ?? '')} ${to}` })}
        payLabel={t('money.withdraw.send', { amount })}
        isBusy={send.isBusy}
        refusal={refused}
        isLockedOut={refused?.isLockedOut ?? false}
        forgotHref="/changePayPwd?forgotten=1&back=%2FwithDraw"
        onPay={(code) => void send.run(code)}
        onClose={() => setStage('form')}
      />
    </>
  )
}
