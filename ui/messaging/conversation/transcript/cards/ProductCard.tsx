import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { titleIn, titleTag } from '../../../../../domain/catalogue/product.ts'
import type { CardProduct } from '../../../../../domain/messaging/content/shop-cards.ts'
import { cx } from '../../../../components/cx.ts'
import { Price, ProductTile, Tag } from '../../../../components/kit.ts'
import { useTranslations } from '../../../../i18n/translations.ts'
import { useConversation } from '../../conversation-context.ts'
import css from './cards.module.css'
import { useFreshProduct } from './cards.ts'

/** A product in a conversation: current price and stock, with a link. */
export const ProductCard = ({ product }: { readonly product: CardProduct }): ReactNode => {
  const { t, language } = useTranslations()
  const { page } = useConversation()
  const fresh = useFreshProduct(product)
  const isKnown = typeof fresh === 'object'
  const shown = isKnown ? fresh : product
  return (
    <Link className={css['card']} href={page.productHref(product)} draggable={false}>
      <span className={css['line']}>
        <ProductTile
          image={shown.image}
          size="s"
          category={isKnown ? fresh.categoryKey : undefined}
          isFaded={fresh === 'gone'}
        />
        <span className={css['texts']}>
          <span
            className={cx(css['title'], titleTag(product, language) && css['renamed'])}
            dir="auto"
            lang={titleTag(shown, language)}
          >
            {titleIn(shown, language) || t('chat.conversation.card.product')}
          </span>
          <span className={css['now']}>
            {isKnown && <Price cents={fresh.price} size="md" />}
            {fresh === 'asking' && <span className={css['wait']}>{t('chat.conversation.card.asking')}</span>}
            {fresh === 'gone' && <Tag>{t('chat.conversation.card.gone')}</Tag>}
            {isKnown && fresh.stock === 0 && <Tag tone="warn">{t('chat.conversation.card.soldOut')}</Tag>}
          </span>
        </span>
      </span>
    </Link>
  )
}

/** A product of this shop that a text links to. */
export const LinkedProduct = ({
  productId,
  shopId,
}: Pick<CardProduct, 'productId' | 'shopId'>): ReactNode => {
  const fresh = useFreshProduct({ productId, shopId })
  // The link itself is in the text, so without data there is nothing to add.
  return typeof fresh === 'object' ? <ProductCard product={fresh} /> : null
}
