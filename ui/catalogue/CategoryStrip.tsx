import { type ReactNode, useEffect, useRef } from 'react'
import type { Category } from '../../domain/catalogue/category.ts'
import { CategoryTile } from '../components/commerce/products/CategoryTile.tsx'
import { SideScroll } from '../components/surfaces/Card.tsx'
import { useDistinctState } from '../hooks/use-app.ts'
import { useTranslations } from '../i18n/translations.ts'
import css from './CategoryStrip.module.css'
import { categoryImage, categoryName } from './use-categories.ts'

/** How many are visible without scrolling. */
const EAGER = 5

type CategoryStripProps = {
  readonly categories: readonly Category[]
  readonly hrefOf: (category: Category) => string
  readonly currentId?: string | undefined
  /** The strip filters its page. */
  readonly isFilter?: boolean
}

/**
 * The categories in a row. The current one is scrolled into view (only within the row). On a phone, pictures outside
 * the screen are loaded when the row is touched or scrolled (see the stylesheet).
 */
export const CategoryStrip = ({
  categories,
  hrefOf,
  currentId,
  isFilter = false,
}: CategoryStripProps): ReactNode => {
  const translations = useTranslations()
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const row = frame.current?.firstElementChild
    const tile = currentId && row?.querySelector<HTMLElement>('[aria-current]')
    if (row && tile) row.scrollLeft = tile.offsetLeft - (row.clientWidth - tile.offsetWidth) / 2
  }, [currentId])
  const [isMoved, setMoved] = useDistinctState(false)
  const move = (): void => setMoved(true)
  return (
    <div
      ref={frame}
      className={css['strip']}
      data-moved={isMoved || undefined}
      onPointerEnter={move}
      onScrollCapture={move}
    >
      <SideScroll label={translations.t('catalogue.categories')}>
        {categories.map((category, index) => (
          <CategoryTile
            key={category.key ?? category.id}
            href={hrefOf(category)}
            label={categoryName(category, translations)}
            image={categoryImage(category)}
            category={category.key}
            isCurrent={category.id === currentId}
            isEager={index < EAGER}
            isReplacing={isFilter}
          />
        ))}
      </SideScroll>
    </div>
  )
}
