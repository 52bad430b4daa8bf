import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Language } from '../../../../domain/account/language.ts'
import type { CategoryKey } from '../../../../domain/catalogue/category.ts'
import {
  discountPercent,
  type ProductSummary,
  titleIn,
  titleTag,
} from '../../../../domain/catalogue/product.ts'
import type { Origin as From } from '../../../../domain/catalogue/shop.ts'
import type { Cents } from '../../../../domain/shared/money.ts'
import { formatCount } from '../../../i18n/format.ts'
import { useTranslations } from '../../../i18n/translations.ts'
import { IconButton } from '../../actions/IconButton.tsx'
import { cx } from '../../cx.ts'
import { Origin } from './Origin.tsx'
import { Discount, Price, WasPrice } from './Price.tsx'
import css from './ProductCard.module.css'
import { ProductTile } from './ProductTile.tsx'
import { Meta, Rating } from './Rating.tsx'

type ProductCardProps = {
  readonly href: string
  readonly name: string
  /** The title's language, where it is not the page's. */
  readonly nameTag?: string | undefined
  readonly image: string
  readonly price: Cents
  readonly marketPrice?: Cents | undefined
  readonly category?: CategoryKey | undefined
  /** 0-5. */
  readonly rating?: number | undefined
  readonly sold?: number | undefined
  readonly origin?: From | undefined
  /** A short text over the picture: "Stok habis". */
  readonly tag?: ReactNode
  /** True for the first four of a page. */
  readonly isEager?: boolean
  readonly isFavourite?: boolean
  /** Shows the favourite button. */
  readonly onFavourite?: (isFavourite: boolean) => void
}

/** A product in a grid: the whole card is one link, the favourite button separate. */
export const ProductCard = ({
  href,
  name,
  nameTag,
  image,
  price,
  marketPrice,
  category,
  rating,
  sold,
  origin,
  tag,
  isEager = false,
  isFavourite = false,
  onFavourite,
}: ProductCardProps): ReactNode => {
  const { t, language } = useTranslations()
  const percent = discountPercent({ price, marketPrice })
  return (
    <article className={css['card']}>
      <Link className={css['link']} href={href}>
        <ProductTile className={css['tile']} image={image} category={category} isEager={isEager} />
        <span className={css['name']} lang={nameTag}>
          {name}
        </span>
        <span className={css['prices']}>
          <Price cents={price} />
          {marketPrice !== undefined && <WasPrice cents={marketPrice} />}
        </span>
        <Meta>
          {rating !== undefined && <Rating value={rating} />}
          {sold !== undefined && <span>{t('kit.sold', { count: formatCount(sold, language) })}</span>}
        </Meta>
        {origin && <Origin origin={origin} />}
        {(tag !== undefined || percent !== undefined) && (
          <span className={css['tag']}>
            {tag ?? (percent !== undefined && <Discount percent={percent} />)}
          </span>
        )}
      </Link>
      {onFavourite && (
        <IconButton
          className={css['heart']}
          icon="heart"
          label={t('kit.favourite', { name })}
          isPressed={isFavourite}
          onClick={() => onFavourite(!isFavourite)}
        />
      )}
    </article>
  )
}

type ProductGridProps = {
  readonly children: ReactNode
  /** Full rows only: for one, 4, 6, 4 or 5 items by width; for two, 10, 9, 8 or 10. */
  readonly rows?: 1 | 2
  readonly label?: string
}

/** A grid of product cards in two to five columns. */
export const ProductGrid = ({ children, rows, label }: ProductGridProps): ReactNode => {
  const look = cx(css['grid'], rows === 1 && css['preview'], rows === 2 && css['twoRows'])
  if (label === undefined) return <div className={look}>{children}</div>
  return (
    // A group, not a landmark: the section around it has a name of its own, often the same.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className={look} role="group" aria-label={label}>
      {children}
    </div>
  )
}

/** A product's data for a card, in the reader's language; the screen decides the link. */
export const cardFacts = (product: ProductSummary, language: Language) =>
  ({
    name: titleIn(product, language),
    nameTag: titleTag(product, language),
    image: product.image,
    price: product.price,
    marketPrice: product.marketPrice,
    category: product.categoryKey,
    rating: product.rating,
    sold: product.sold > 0 ? product.sold : undefined,
    origin: product.origin,
  }) satisfies Partial<ProductCardProps>
