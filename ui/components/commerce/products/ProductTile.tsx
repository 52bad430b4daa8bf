import type { ReactNode } from 'react'
import { CATEGORY_KEYS, type CategoryKey } from '../../../../domain/catalogue/category.ts'
import { cx } from '../../cx.ts'
import { isOfGoods, isPhoto as isOwnPhoto, LazyImage } from '../../states/LazyImage.tsx'
import css from './ProductTile.module.css'

/**
 * The background colour of a picture: servers that use one picture on several backgrounds name the colour after a
 * "#".
 */
const tintOf = (picture: string, category: CategoryKey | undefined): CategoryKey | undefined =>
  CATEGORY_KEYS.find((key) => picture.endsWith(`#${key}`)) ?? category

type TileSize = 'full' | 'xs' | 's' | 'm' | 'l' | 'xl'

/** Widths of a tile: that of a grid card, or a fixed size. */
const SIZES: Readonly<Record<TileSize, string>> = {
  full: '(min-width: 1200px) 224px, (min-width: 900px) 22vw, (min-width: 600px) 31vw, 46vw',
  xs: '44px',
  s: '56px',
  m: '72px',
  l: '88px',
  xl: '104px',
}

type ProductTileProps = {
  readonly image: string
  /** Decides the background where the picture's address does not; without either it is neutral. */
  readonly category?: CategoryKey | undefined
  /** full: as wide as its container. xs 44, s 56, m 72, l 88, xl 104. */
  readonly size?: TileSize
  /** The `sizes` attribute, where the width differs from `size`. */
  readonly sizes?: string | undefined
  /** A photo without transparency: fills the tile, no shadow. */
  readonly isPhoto?: boolean
  readonly isEager?: boolean
  /** Loaded with low priority, after the other pictures of the page. */
  readonly isQuiet?: boolean
  readonly isFaded?: boolean
  readonly className?: string | undefined
}

/** A product's picture on a two-tone background with a soft shadow, beside the product's name. */
export const ProductTile = ({
  image,
  category,
  size = 'full',
  sizes = SIZES[size],
  isPhoto = false,
  isEager = false,
  isQuiet = false,
  isFaded = false,
  className,
}: ProductTileProps): ReactNode => (
  <span
    className={cx(css['tile'], css[size], isPhoto && css['photo'], isFaded && css['faded'], className)}
    data-cat={tintOf(image, category)}
    data-tile=""
    data-photo={isPhoto ? '' : undefined}
    data-goods={isOfGoods(image) ? '' : undefined}
  >
    <LazyImage src={image} alt="" sizes={sizes} isEager={isEager} isQuiet={isQuiet} />
  </span>
)

type AvatarProps = {
  /** Undefined while unknown: an empty tile. */
  readonly image: string | undefined
  readonly category?: CategoryKey | undefined
  readonly size?: 'xxs' | 'xs' | 's' | 'm'
  /** Round in chat and order headers, a rounded square in lists. */
  readonly isRound?: boolean
  /** A person's picture, aligned to the bottom. */
  readonly isFace?: boolean
}

/** The picture of a shop or a person, beside the name. */
export const Avatar = ({
  image,
  category,
  size = 's',
  isRound = false,
  isFace = false,
}: AvatarProps): ReactNode => (
  <span
    className={cx(
      css['tile'],
      css['avatar'],
      css[size],
      isRound && css['round'],
      isFace && css['face'],
      image !== undefined && isOwnPhoto(image) && css['own'],
    )}
    data-cat={tintOf(image ?? '', category)}
  >
    {image !== undefined && <LazyImage src={image} alt="" sizes="72px" />}
  </span>
)
