import type { ReactNode } from 'react'
import { type ProductDetail, titleIn } from '../../../domain/catalogue/product.ts'
import { AppBar, IconButton } from '../../components/kit.ts'
import { useAction, useApp, useStream } from '../../hooks/use-app.ts'
import { useSignInFirst } from '../../hooks/use-navigate.tsx'
import { useShare } from '../../hooks/use-share.ts'
import { useTranslations } from '../../i18n/translations.ts'
import css from './detail.module.css'

/** Back, favourite, share, cart: round buttons over the picture. */
export const DetailBar = ({ product }: { readonly product: ProductDetail | undefined }): ReactNode => {
  const { cart } = useApp()
  const { t } = useTranslations()
  const count = useStream(cart.count$, 0)
  return (
    <AppBar
      kind="floating"
      actions={
        <>
          {product ? <FavouriteButton product={product} /> : <span className={css['buttonSpace']} />}
          {product ? <ShareButton product={product} /> : <span className={css['buttonSpace']} />}
          <IconButton icon="shopping-bag" label={t('core.tab.bag')} href="/bag" badge={count} isFloating />
        </>
      }
    />
  )
}

type Part = { readonly product: ProductDetail }

const FavouriteButton = ({ product }: Part): ReactNode => {
  const { catalogue } = useApp()
  const { t, language } = useTranslations()
  const signInFirst = useSignInFirst()
  const marked = useStream(catalogue.favourites$)
  const isFavourite = marked.get(`${product.productId}-${product.shopId}`) ?? product.isFavourite
  const toggle = useAction(() => signInFirst(catalogue.toggleFavourite(product, !isFavourite)))
  return (
    <IconButton
      icon="heart"
      label={t('kit.favourite', { name: titleIn(product, language) })}
      isPressed={isFavourite}
      isFloating
      isBusy={toggle.isBusy}
      onClick={() => void toggle.run()}
    />
  )
}

const ShareButton = ({ product }: Part): ReactNode => {
  const { t, language } = useTranslations()
  const share = useShare(titleIn(product, language))
  return <IconButton icon="share-2" label={t('detail.share')} isFloating onClick={() => void share.run()} />
}
