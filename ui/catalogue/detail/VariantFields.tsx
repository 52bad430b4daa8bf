import type { ReactNode } from 'react'
import type { ProductDetail } from '../../../domain/catalogue/product.ts'
import { Stepper } from '../../components/actions/Stepper.tsx'
import { VariantOptions } from '../../components/commerce/products/VariantOptions.tsx'
import { useApp } from '../../hooks/use-app.ts'
import { formatNumber } from '../../i18n/format.ts'
import { useTranslations } from '../../i18n/translations.ts'
import css from './detail.module.css'
import type { Chosen } from './use-choice.ts'

type VariantFieldsProps = {
  readonly product: ProductDetail
  readonly chosen: Chosen
  /** Show the stock, where nothing above does. */
  readonly hasStock?: boolean
}

/** Variant and quantity. */
export const VariantFields = ({ product, chosen, hasStock = false }: VariantFieldsProps): ReactNode => {
  const { notices } = useApp()
  const { t, language } = useTranslations()
  const { choice, offer, quantity } = chosen
  const showLimit = (max: number): void => {
    notices.show('info', { kind: 'key', key: 'detail.stockLimit', with: { max } })
  }
  return (
    <>
      <VariantOptions product={product} choice={choice} onPick={chosen.pick} />
      <div className={css['number']}>
        <span className="label">{t('detail.quantity')}</span>
        <Stepper
          label={t('detail.quantity')}
          name="quantity"
          value={quantity}
          max={Math.max(1, offer.stock)}
          isDisabled={offer.stock === 0}
          onChange={chosen.setQuantity}
          onLimit={showLimit}
        />
        {hasStock && (
          <span className="small ink-3 num">
            {t('detail.stock', { stock: formatNumber(offer.stock, language) })}
          </span>
        )}
      </div>
    </>
  )
}
