import type { ReactNode } from 'react'
import type { ApiFault } from '../../domain/api/fault.ts'
import { ErrorState, TextLink } from '../components/kit.ts'
import { useFaultText } from '../i18n/fault-text.ts'
import { useTranslations } from '../i18n/translations.ts'
import { OrderMissing } from './OrderMissing.tsx'

type OrderFaultProps = { readonly fault: ApiFault; readonly onRetry: () => void }

/** An order that did not come. What the server refuses it refuses again, and has said so: there the list is the way on. */
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
