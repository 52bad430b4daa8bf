import type { ReactNode } from 'react'
import { ConfirmDialog } from '../../components/forms.ts'
import { displaySettings } from '../../i18n/format.ts'
import { useTranslations } from '../../i18n/translations.ts'
import type { RefundValues } from './refund-values.ts'

type RefundSummaryProps = {
  readonly values: RefundValues
  readonly isSending: boolean
  /** Waits for a yes or no; undefined while nothing is asked. */
  readonly answer: ((isSure: boolean) => void) | undefined
}

/** The application once more before it goes: there is only one per order. */
export const RefundSummary = ({ values, isSending, answer }: RefundSummaryProps): ReactNode => {
  const { t } = useTranslations()
  return (
    <ConfirmDialog
      isOpen={answer !== undefined || isSending}
      title={t('afterSale.refund.askTitle', { amount: displaySettings.currency + values.amount })}
      text={t(values.withReturn ? 'afterSale.refund.askReturn' : 'afterSale.refund.askMoney')}
      confirmLabel={t('afterSale.refund.sendNow')}
      cancelLabel={t('afterSale.refund.check')}
      isBusy={isSending}
      onConfirm={() => answer?.(true)}
      onCancel={() => answer?.(false)}
    />
  )
}
