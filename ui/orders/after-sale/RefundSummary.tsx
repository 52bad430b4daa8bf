import type { ReactNode } from 'react'
import type { Refund } from '../../../domain/orders/refund-progress.ts'
import { ConfirmDialog } from '../../components/forms.ts'
import { TextLink } from '../../components/kit.ts'
import { displaySettings } from '../../i18n/format.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { hasScreen } from '../../navigation/routes.ts'
import { complaintAbout } from '../order-looks.ts'
import css from './after-sale.module.css'
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

/** Where to turn with a refusal: an application is made once, so the shop and a complaint are what is left. */
export const RefusedWays = ({ refund: { orderId, shop } }: { readonly refund: Refund }): ReactNode => {
  const { t } = useTranslations()
  const chat = `/chatRoomDetail/${encodeURIComponent(shop.shopId)}?order=${encodeURIComponent(orderId)}`
  const complaint = complaintAbout(orderId)
  return (
    <div className={css['ways']}>
      {shop.shopId !== '' && hasScreen(chat) && (
        <TextLink href={chat} icon="chevron-right">
          {t('orders.action.chat')}
        </TextLink>
      )}
      {hasScreen(complaint) && (
        <TextLink href={complaint} icon="chevron-right">
          {t('core.title.complaint')}
        </TextLink>
      )}
    </div>
  )
}
