import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { OrderShop } from '../../domain/orders/order.ts'
import { Avatar, Icon } from '../components/kit.ts'
import { shopNameIn, useTranslations } from '../i18n/translations.ts'
import { hasScreen } from '../navigation/routes.ts'
import css from './orders.module.css'

type ShopHeadProps = { readonly shop: OrderShop; readonly aside?: ReactNode }

/** Picture and name of an order's shop. */
export const ShopHead = ({ shop, aside }: ShopHeadProps): ReactNode => {
  const translations = useTranslations()
  const href = `/shop/${encodeURIComponent(shop.shopId)}`
  const isLinked = shop.shopId !== '' && hasScreen(href)
  const name = <bdi className="one-line">{shopNameIn(shop.name, translations)}</bdi>
  return (
    <div className={css['shop']}>
      {shop.avatar !== '' && <Avatar image={shop.avatar} size="xxs" isRound />}
      <h2 className={css['shopName']}>
        {isLinked ? (
          <Link href={href}>
            {name}
            {!aside && <Icon name="chevron-right" size={16} />}
          </Link>
        ) : (
          name
        )}
      </h2>
      {aside}
    </div>
  )
}
