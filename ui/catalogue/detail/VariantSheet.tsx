import type { ReactNode } from 'react'
import type { ProductDetail } from '../../../domain/catalogue/product.ts'
import { timesCents } from '../../../domain/shared/money.ts'
import { BottomSheet } from '../../components/forms.ts'
import { Button, Price, ProductTile } from '../../components/kit.ts'
import { formatMoney, formatNumber } from '../../i18n/format.ts'
import { useWords } from '../../i18n/use-words.ts'
import css from './detail.module.css'
import type { Buying } from './use-buying.ts'
import type { Chosen } from './use-choice.ts'
import { VariantFields } from './VariantFields.tsx'

type VariantSheetProps = {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly product: ProductDetail
  readonly chosen: Chosen
  readonly buying: Buying
}

/** Options, number and the two acts, with price and picture following the choice. */
export const VariantSheet = ({ isOpen, onClose, product, chosen, buying }: VariantSheetProps): ReactNode => {
  const { t, language } = useWords()
  const { offer, quantity, isComplete } = chosen
  const picture = offer.image ?? product.image
  const canBuy = isComplete && offer.stock > 0
  const add = async (): Promise<void> => {
    if (await buying.add()) onClose()
  }
  return (
    <BottomSheet
      isOpen={isOpen}
      title={t('detail.chooseVariant')}
      onClose={onClose}
      header={
        <div className={css['sheetHead']}>
          <ProductTile image={picture} category={product.categoryKey} size="xl" />
          <div>
            <Price cents={offer.price} size="xl" />
            <p className="small ink-2 num">
              {t('detail.stock', { stock: formatNumber(offer.stock, language) })}
            </p>
          </div>
        </div>
      }
      footer={
        <>
          <Button
            kind="soft"
            size="lg"
            isFlex
            isBusy={buying.isAdding}
            isDisabled={!canBuy}
            onClick={() => void add()}
          >
            {t('detail.addShort')}
          </Button>
          <Button kind="primary" size="lg" isFlex isDisabled={!canBuy} onClick={buying.buyNow}>
            {t('detail.buyFor', {
              amount: formatMoney(timesCents(offer.price, quantity), language),
            })}
          </Button>
        </>
      }
    >
      <VariantFields product={product} chosen={chosen} />
    </BottomSheet>
  )
}
