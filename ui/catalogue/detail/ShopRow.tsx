import type { ReactNode } from 'react'
import type { ProductDetail } from '../../../domain/catalogue/product.ts'
import { IconButton, ShopCard } from '../../components/kit.ts'
import { useAction, useApp, useStream } from '../../hooks/use-app.ts'
import { useSignInFirst } from '../../hooks/use-navigate.tsx'
import { useTranslations } from '../../i18n/translations.ts'
import { hasScreen, sellerChatOf } from '../../navigation/routes.ts'
import css from './detail.module.css'

/** The seller, with a follow button. */
export const ShopRow = ({ product }: { readonly product: ProductDetail }): ReactNode => {
  const { catalogue } = useApp()
  const { t } = useTranslations()
  const signInFirst = useSignInFirst()
  const followed = useStream(catalogue.followed$)
  const { shop } = product
  const isFollowed = followed.get(shop.shopId) ?? shop.isFollowed
  const follow = useAction((isWanted: boolean) => signInFirst(catalogue.toggleFollow(shop.shopId, isWanted)))
  const room = sellerChatOf(product)
  const page = `/shop/${encodeURIComponent(shop.shopId)}`
  // If shop pages are switched off, its name links to its products.
  const href = hasScreen(page) ? page : `/search?q=${encodeURIComponent(shop.name)}&tab=shops`
  return (
    <div className={css['shop']}>
      <ShopCard
        look="row"
        href={href}
        name={shop.name}
        image={shop.avatar}
        category={product.categoryKey}
        origin={shop.origin}
        goodRate={shop.goodRate}
        fans={shop.fans}
        isFollowed={isFollowed}
        isBusy={follow.isBusy}
        onFollow={(isWanted) => void follow.run(isWanted)}
      />
      {hasScreen(room) && (
        <span className={css['ask']}>
          <IconButton icon="message-circle" label={t('detail.askSeller')} href={room} />
        </span>
      )}
    </div>
  )
}
