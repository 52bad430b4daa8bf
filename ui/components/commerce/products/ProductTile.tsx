import type { ReactNode } from 'react'
import { CATEGORY_KEYS, type CategoryKey } from '../../../../domain/catalogue/category.ts'
import { cx } from '../../cx.ts'
import { isOfGoods, isPhoto as isOwnPhoto, LazyImage } from '../../states/LazyImage.tsx'
import css from './ProductTile.module.css'

/** The tint behind a picture: servers that render one object on several grounds name the ground after a "#". */
const tintOf = (picture: string, category: CategoryKey | undefined): CategoryKey | undefined =>
  CATEGORY_KEYS.find((key) => picture.endsWith(`#${key}`)) ?? category

type TileSize = 'full' | 'xs' | 's' | 'm' | 'l' | 'xl'

/** How wide a tile is: as wide as a card of the grid, or of one size. */
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
  /** Chooses the tint where the picture's address names none; without either the tile is neutral. */
  readonly category?: CategoryKey | undefined
  /** Empty when a name stands beside it. */
  readonly alt?: string
  /** full: as wide as its place. xs 44, s 56, m 72, l 88, xl 104. */
  readonly size?: TileSize
  /** Where it is wider or narrower than its size says: how wide, as in the attribute `sizes`. */
  readonly sizes?: string | undefined
  /** A photo without alpha: fills the tile, no floor. */
  readonly isPhoto?: boolean
  readonly isEager?: boolean
  /** Small, or beside what counts: behind the other pictures of the page. */
  readonly isQuiet?: boolean
  readonly isFaded?: boolean
  readonly className?: string | undefined
}

/** The horizon: an object standing on a two-tone tile with a soft shadow. */
export const ProductTile = ({
  image,
  category,
  alt = '',
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
    <LazyImage src={image} alt={alt} sizes={sizes} isEager={isEager} isQuiet={isQuiet} />
  </span>
)

type AvatarProps = {
  /** undefined while nobody knows which: a bare tile. */
  readonly image: string | undefined
  readonly category?: CategoryKey | undefined
  readonly size?: 'xxs' | 'xs' | 's' | 'm'
  /** Round in chat and order headers, a rounded square in lists. */
  readonly isRound?: boolean
  /** A person: stands on the bottom edge. */
  readonly isFace?: boolean
  readonly alt?: string
}

/** A shop or a person. */
export const Avatar = ({
  image,
  category,
  size = 's',
  isRound = false,
  isFace = false,
  alt = '',
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
    {image !== undefined && <LazyImage src={image} alt={alt} sizes="72px" />}
  </span>
)
