import { type ReactNode, useRef, useState } from 'react'
import type { Category } from '../../../domain/catalogue/category.ts'
import type { ProductSort } from '../../../domain/catalogue/product.ts'
import { NO_FILTER, type ProductFilter, RATING_STEPS } from '../../../domain/catalogue/product-filter.ts'
import { BottomSheet, OptionGroup, Switch, TextField } from '../../components/forms.ts'
import { Button } from '../../components/kit.ts'
import { isComposing, useAfterPress } from '../../hooks/forms/use-form.ts'
import { displaySettings, formatNumber } from '../../i18n/format.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { categoryName } from '../use-categories.ts'
import css from './FilterSheet.module.css'
import { type CountProducts, useFilterDraft } from './use-filter-draft.ts'

const SORTS: readonly ProductSort[] = ['default', 'sales', 'newest', 'price-up', 'price-down']
const ENDS = ['min', 'max'] as const
const ANY = ''

type FilterSheetProps = {
  readonly isOpen: boolean
  readonly filter: ProductFilter
  readonly categories: readonly Category[]
  readonly count: CountProducts
  readonly onApply: (filter: ProductFilter) => void
  readonly onClose: () => void
}

/**
 * Sort order, price range, stock, rating and category in a bottom sheet, with the number of products on its button.
 */
export const FilterSheet = (props: FilterSheetProps): ReactNode => {
  const { isOpen, filter, categories, count, onApply, onClose } = props
  const translations = useTranslations()
  const { t, language } = translations
  const form = useRef<HTMLDivElement>(null)
  const afterPress = useAfterPress()
  const [left, setLeft] = useState({ min: false, max: false })
  const { draft, typed, isWrong, total, change, type, reset } = useFilterDraft(filter, isOpen, count)

  const apply = (): void => {
    const wrong = ENDS.find((end) => isWrong[end])
    setLeft({ min: true, max: true })
    if (wrong === undefined) onApply(draft)
    else form.current?.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus()
  }
  return (
    <BottomSheet
      isOpen={isOpen}
      title={t('catalogue.filter.title')}
      onClose={onClose}
      footer={
        <>
          <Button kind="text" onClick={() => reset(NO_FILTER)}>
            {t('catalogue.filter.reset')}
          </Button>
          <Button kind="primary" isFlex onClick={apply}>
            <span aria-live="polite">
              {total === undefined
                ? t('catalogue.filter.show')
                : t('catalogue.filter.showCount', { count: total, n: formatNumber(total, language) })}
            </span>
          </Button>
        </>
      }
    >
      <div ref={form} className={css['form']}>
        <OptionGroup
          label={t('catalogue.filter.sort')}
          value={draft.sort}
          onChange={(sort) => change({ sort })}
          options={SORTS.map((sort) => ({ value: sort, label: t(`catalogue.sort.${sort}`) }))}
        />
        <fieldset className={css['band']}>
          <legend>{t('catalogue.filter.price')}</legend>
          {ENDS.map((end) => (
            <TextField
              key={end}
              name={end}
              label={t(`catalogue.filter.${end}`)}
              isLabelHidden
              placeholder={t(`catalogue.filter.${end}`)}
              leading={<span className="ink-3">{displaySettings.currency}</span>}
              inputMode="decimal"
              autoComplete="off"
              enterKeyHint={end === 'min' ? 'next' : 'done'}
              value={typed[end]}
              error={left[end] && isWrong[end] ? t('catalogue.filter.badPrice') : undefined}
              onChange={(text) => type({ [end]: text })}
              onBlur={() => afterPress(() => setLeft((seen) => ({ ...seen, [end]: true })))}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && end === 'max' && !isComposing(event)) apply()
              }}
            />
          ))}
        </fieldset>
        <Switch
          label={t('catalogue.filter.inStock')}
          isOn={draft.inStock}
          onChange={(inStock) => change({ inStock })}
        />
        <OptionGroup
          label={t('catalogue.filter.rating')}
          value={draft.minRating === undefined ? ANY : String(draft.minRating)}
          onChange={(chosen) => change({ minRating: RATING_STEPS.find((step) => String(step) === chosen) })}
          options={[
            { value: ANY, label: t('catalogue.filter.anyRating') },
            ...RATING_STEPS.map((step) => ({
              value: String(step),
              label: t('catalogue.filter.ratingFrom', { n: formatNumber(step, language) }),
            })),
          ]}
        />
        <OptionGroup
          label={t('catalogue.filter.category')}
          value={draft.categoryId ?? ANY}
          onChange={(id) => change({ categoryId: id === ANY ? undefined : id })}
          options={[
            { value: ANY, label: t('catalogue.filter.anyCategory') },
            ...categories.map((category) => ({
              value: category.id,
              label: categoryName(category, translations),
            })),
          ]}
        />
      </div>
    </BottomSheet>
  )
}
