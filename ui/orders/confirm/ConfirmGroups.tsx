import type { ReactNode } from 'react'
import type { OrderPreviewGroup } from '../../../domain/orders/order.ts'
import { Card } from '../../components/kit.ts'
import { shopNameIn, useTranslations } from '../../i18n/translations.ts'
import { OrderLines } from '../OrderLines.tsx'
import css from '../orders.module.css'
import { ShopHead } from '../ShopHead.tsx'

/** What is ordered, by shop. */
export const ConfirmGroups = ({ groups }: { readonly groups: readonly OrderPreviewGroup[] }): ReactNode => {
  const translations = useTranslations()
  return groups.map(({ shop, lines }) => (
    <Card key={shop.shopId} label={shopNameIn(shop.name, translations)} className={css['group']}>
      <ShopHead shop={shop} />
      <OrderLines lines={lines} />
    </Card>
  ))
}
