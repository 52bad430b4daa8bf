import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { CategoryKey } from '../../../../domain/catalogue/category.ts'
import css from './CategoryTile.module.css'
import { ProductTile } from './ProductTile.tsx'

type CategoryTileProps = {
  readonly href: string
  readonly label: string
  readonly image: string
  readonly category?: CategoryKey | undefined
  readonly isCurrent?: boolean
  readonly isEager?: boolean
  /** Replaces the history entry: it filters the current page. */
  readonly isReplacing?: boolean
}

/** A category in a row: picture and name. */
export const CategoryTile = ({
  href,
  label,
  image,
  category,
  isCurrent = false,
  isEager = false,
  isReplacing = false,
}: CategoryTileProps): ReactNode => (
  <Link
    className={css['category']}
    href={href}
    replace={isReplacing}
    aria-current={isCurrent ? 'true' : undefined}
  >
    <ProductTile className={css['tile']} image={image} category={category} isEager={isEager} isQuiet />
    <span>{label}</span>
  </Link>
)
