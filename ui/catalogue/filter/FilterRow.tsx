import type { ReactNode } from 'react'
import type { Language } from '../../../domain/account/language.ts'
import type { Category } from '../../../domain/catalogue/category.ts'
import type { ProductSort } from '../../../domain/catalogue/product.ts'
import { countFilters, type ProductFilter } from '../../../domain/catalogue/product-filter.ts'
import type { Cents } from '../../../domain/shared/money.ts'
import { Chip, ChipRow } from '../../components/forms.ts'
import { formatMoney, formatNumber, moneyParts } from '../../i18n/format.ts'
import { type Translations, useTranslations } from '../../i18n/translations.ts'
import { categoryName } from '../use-categories.ts'
import css from './FilterRow.module.css'

/** The sort orders with a chip; pressing the current one restores the default. */
const SORT_CHIPS: readonly ProductSort[] = ['sales', 'newest', 'price-up', 'price-down']

/** Without cents when they are zero: "$50". */
const shortMoney = (amount: Cents, language: Language): string => {
  if (amount % 100 !== 0) return formatMoney(amount, language)
  const { symbol, whole } = moneyParts(amount, language)
  return symbol + whole
}

/** A price range as text: "$50–$300", "from $50", "up to $300"; undefined for none. */
const bandText = (
  { minPrice, maxPrice }: ProductFilter,
  { t, language }: Translations,
): string | undefined => {
  const min = minPrice === undefined ? undefined : shortMoney(minPrice, language)
  const max = maxPrice === undefined ? undefined : shortMoney(maxPrice, language)
  if (min !== undefined && max !== undefined) return t('catalogue.filter.between', { min, max })
  if (min !== undefined) return t('catalogue.filter.from', { min })
  return max === undefined ? undefined : t('catalogue.filter.upTo', { max })
}

type FilterRowProps = {
  readonly filter: ProductFilter
  readonly category: Category | undefined
  readonly onChange: (filter: ProductFilter) => void
  readonly onOpen: () => void
}

/** The filter button, active filters (a press removes one), and sort orders. Sticky at the top. */
export const FilterRow = ({ filter, category, onChange, onOpen }: FilterRowProps): ReactNode => {
  const translations = useTranslations()
  const { t, language } = translations
  const count = countFilters(filter)
  const band = bandText(filter, translations)
  return (
    <div className={css['row']}>
      <ChipRow label={t('catalogue.filter.row')}>
        <Chip
          icon="sliders-horizontal"
          isPressed={count > 0 || undefined}
          label={t(count > 0 ? 'catalogue.filter.openLabel' : 'catalogue.filter.open', { count })}
          onClick={onOpen}
        >
          {t(count > 0 ? 'catalogue.filter.openCount' : 'catalogue.filter.open', { count })}
        </Chip>
        {band !== undefined && (
          <Chip isRemovable onClick={() => onChange({ ...filter, minPrice: undefined, maxPrice: undefined })}>
            {band}
          </Chip>
        )}
        {category && (
          <Chip isRemovable onClick={() => onChange({ ...filter, categoryId: undefined })}>
            {categoryName(category, translations)}
          </Chip>
        )}
        {filter.minRating !== undefined && (
          <Chip isRemovable onClick={() => onChange({ ...filter, minRating: undefined })}>
            {t('catalogue.filter.ratingFrom', { n: formatNumber(filter.minRating, language) })}
          </Chip>
        )}
        <Chip isPressed={filter.inStock} onClick={() => onChange({ ...filter, inStock: !filter.inStock })}>
          {t('catalogue.filter.inStock')}
        </Chip>
        {SORT_CHIPS.map((sort) => (
          <Chip
            key={sort}
            isPressed={filter.sort === sort}
            onClick={() => onChange({ ...filter, sort: filter.sort === sort ? 'default' : sort })}
          >
            {t(`catalogue.sort.${sort}`)}
          </Chip>
        ))}
      </ChipRow>
    </div>
  )
}
