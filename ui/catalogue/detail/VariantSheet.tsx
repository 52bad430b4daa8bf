import type { FormEvent, ReactNode } from 'react'
import type { ProductDetail } from '../../../domain/catalogue/product.ts'
import { timesCents } from '../../../domain/shared/money.ts'
import { OfferPrice } from '../../components/commerce/products/Price.tsx'
import { Button, ProductTile } from '../../components/kit.ts'
import { BottomSheet } from '../../components/overlays/BottomSheet.tsx'
import type { Command } from '../../hooks/use-modal.ts'
import { formatMoney, formatNumber } from '../../i18n/format.ts'
import { useTranslations } from '../../i18n/translations.ts'
import css from './detail.module.css'
import { actOf, type Buying, submitOf } from './use-buying.ts'
import type { Chosen } from './use-choice.ts'
import { VariantFields } from './VariantFields.tsx'

/** The attributes of a button that opens the sheet. */
export type SheetOpener = Command & { readonly onClick: () => void }

type VariantSheetProps = {
  readonly id: string
  readonly formId: string
  readonly isOpen: boolean
  /** Called when the browser opened it before hydration. */
  readonly onOpened: () => void
  readonly onClose: () => void
  readonly product: ProductDetail
  readonly chosen: Chosen
  readonly buying: Buying
}

/** Options, quantity and the two actions; price and picture follow the selection. */
export const VariantSheet = ({
  id,
  formId,
  isOpen,
  onOpened,
  onClose,
  product,
  chosen,
  buying,
}: VariantSheetProps): ReactNode => {
  const { t, language } = useTranslations()
  const { offer, quantity, isComplete } = chosen
  const picture = offer.image ?? product.image
  const canBuy = isComplete && offer.stock > 0
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (!canBuy) return
    if (actOf(event) === 'buy') buying.buyNow()
    else if (await buying.add()) onClose()
  }
  return (
    <BottomSheet
      isOpen={isOpen}
      title={t('detail.chooseVariant')}
      onClose={onClose}
      byPlatform={{ id, onOpened }}
      header={
        <div className={css['sheetHead']}>
          <ProductTile image={picture} category={product.categoryKey} size="xl" />
          <div>
            <OfferPrice className={css['prices']} offer={offer} />
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
            {...submitOf('add', formId)}
          >
            {t('detail.addShort')}
          </Button>
          <Button kind="primary" size="lg" isFlex isDisabled={!canBuy} {...submitOf('buy', formId)}>
            {t('detail.buyFor', {
              amount: formatMoney(timesCents(offer.price, quantity), language),
            })}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={css['sheetForm']}
        name="choose-variant"
        onSubmit={(event) => void send(event)}
      >
        <VariantFields product={product} chosen={chosen} />
      </form>
    </BottomSheet>
  )
}
