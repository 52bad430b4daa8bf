import type { ReactNode } from 'react'
import { ART } from '../components/art.ts'
import { ButtonLink, EmptyState } from '../components/kit.ts'
import { useTranslations } from '../i18n/translations.ts'

/** The page was opened without naming an order, or names one that the shopper does not have. */
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
