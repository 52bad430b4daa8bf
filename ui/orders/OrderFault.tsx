import type { ReactNode } from 'react'
import type { ApiFault } from '../../domain/api/fault.ts'
import { ART } from '../components/art.ts'
import { ButtonLink, EmptyState, ErrorState, TextLink } from '../components/kit.ts'
import { useFaultText } from '../i18n/fault-text.ts'
import { useTranslations } from '../i18n/translations.ts'

/** The page was opened without an order, or with one that the shopper does not have. */
export const OrderMissing = (): ReactNode => {
  const { t } = useTranslations()
  return (
    <EmptyState
      isTall
      image={ART.document}
      title={t('orders.detail.missingTitle')}
      text={t('orders.detail.missingText')}
      action={
        <ButtonLink kind="primary" href="/myPurchases" replace isBlock>
          {t('orders.viewOrders')}
        </ButtonLink>
      }
    />
  )
}

type OrderFaultProps = { readonly fault: ApiFault; readonly onRetry: () => void }

/**
 * An order that could not be loaded. After a refusal, which has been shown, it links to the list instead of a retry.
 */
export const OrderFault = ({ fault, onRetry }: OrderFaultProps): ReactNode => {
  const { t } = useTranslations()
  const faultText = useFaultText()
  if (fault.kind === 'rejected') return <OrderMissing />
  return (
    <ErrorState isTall text={faultText(fault)} onRetry={onRetry}>
      <TextLink href="/myPurchases">{t('orders.viewOrders')}</TextLink>
    </ErrorState>
  )
}
