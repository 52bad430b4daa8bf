import type { ReactNode } from 'react'
import type { OrderPreviewGroup } from '../../../domain/orders/order.ts'
import { Card } from '../../components/kit.ts'
import { shopNameIn } from '../../i18n/shop-name.ts'
import { useWords } from '../../i18n/use-words.ts'
import { OrderLines } from '../OrderLines.tsx'
import css from '../orders.module.css'
import { ShopHead } from '../ShopHead.tsx'

/** What is ordered, by shop. */
export const ConfirmGroups = ({ groups }: { readonly groups: readonly OrderPreviewGroup[] }): ReactNode => {
  const words = useWords()
  return groups.map(({ shop, lines }) => (
    <Card key={shop.shopId} label={shopNameIn(shop.name, words)} className={css['group']}>
      <ShopHead shop={shop} />
      <OrderLines lines={lines} />
    </Card>
  ))
}
