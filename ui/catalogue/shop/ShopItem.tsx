import type { ReactNode } from 'react'
import type { ShopSummary } from '../../../domain/catalogue/shop.ts'
import { ShopCard } from '../../components/kit.ts'
import { useApp, useStream } from '../../hooks/use-app.ts'
import { useSignInFirst } from '../../hooks/use-navigate.tsx'
import { hasScreen, shopPath } from '../../navigation/routes.ts'

type ShopItemProps = {
  readonly shop: ShopSummary
  readonly look?: 'card' | 'wide'
}

/** A shop with its follow button; the shopper's latest press overrides the list. */
export const ShopItem = ({ shop, look = 'card' }: ShopItemProps): ReactNode => {
  const { catalogue } = useApp()
  const followed = useStream(catalogue.followed$)
  const signInFirst = useSignInFirst()
  const { shopId, name, avatar, goodRate, fans, origin } = shop
  const href = shopPath(shopId)
  return (
    <ShopCard
      href={hasScreen(href) ? href : undefined}
      name={name}
      image={avatar}
      origin={origin}
      goodRate={goodRate}
      fans={fans > 0 ? fans : undefined}
      isFollowed={followed.get(shopId) ?? shop.isFollowed}
      onFollow={(isFollowed) => void signInFirst(catalogue.toggleFollow(shopId, isFollowed))}
      look={look}
    />
  )
}
