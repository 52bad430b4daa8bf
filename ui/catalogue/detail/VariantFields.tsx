import type { ReactNode } from 'react'
import type { ProductDetail } from '../../../domain/catalogue/product.ts'
import { isPossible } from '../../../domain/catalogue/variant-choice.ts'
import { OptionGroup, Stepper } from '../../components/forms.ts'
import { useApp } from '../../hooks/use-app.ts'
import { formatNumber } from '../../i18n/format.ts'
import { useWords } from '../../i18n/use-words.ts'
import css from './detail.module.css'
import type { Chosen } from './use-choice.ts'

type VariantFieldsProps = { readonly product: ProductDetail; readonly chosen: Chosen }

/** One group per kind of option, then how many. What cannot be had is disabled, not hidden. */
export const VariantFields = ({ product, chosen }: VariantFieldsProps): ReactNode => {
  const { notices } = useApp()
  const { t, language } = useWords()
  const { choice, offer, quantity } = chosen
  const sayLimit = (most: number): void => {
    notices.show('info', { kind: 'key', key: 'detail.stockLimit', with: { most } })
  }
  return (
    <>
      {product.options.map(({ name, values }, group) => (
        <OptionGroup
          key={name}
          label={name}
          value={choice[group]}
          onChange={(value) => chosen.pick(group, value)}
          options={values.map((value) => ({
            value,
            label: value,
            isDisabled: !isPossible(product, choice, group, value),
          }))}
        />
      ))}
      <div className={css['number']}>
        <span className="label">{t('detail.quantity')}</span>
        <Stepper
          label={t('detail.quantity')}
          value={quantity}
          max={Math.max(1, offer.stock)}
          isDisabled={offer.stock === 0}
          onChange={chosen.setQuantity}
          onLimit={sayLimit}
        />
        <span className="small ink-3 num">
          {t('detail.stock', { stock: formatNumber(offer.stock, language) })}
        </span>
      </div>
    </>
  )
}
