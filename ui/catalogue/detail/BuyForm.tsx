import type { FormEvent, ReactNode } from 'react'
import { Link } from 'wouter'
import { cartItemOf } from '../../../domain/cart/cart.ts'
import type { ProductDetail } from '../../../domain/catalogue/product.ts'
import { hrefOfSource } from '../../../domain/orders/order-address.ts'
import { timesCents } from '../../../domain/shared/money.ts'
import { OfferPrice } from '../../components/commerce/products/Price.tsx'
import { BottomBar } from '../../components/frame/BottomBar.tsx'
import { Button, Icon, ProductTile } from '../../components/kit.ts'
import { BottomSheet } from '../../components/overlays/BottomSheet.tsx'
import { useAction, useApp } from '../../hooks/use-app.ts'
import type { Command } from '../../hooks/use-modal.ts'
import { useNavigate } from '../../hooks/use-navigate.tsx'
import { useFaultText } from '../../i18n/fault-text.ts'
import { formatMoney, formatNumber } from '../../i18n/format.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { hasScreen, sellerChatOf } from '../../navigation/routes.ts'
import css from './detail.module.css'
import type { Chosen } from './use-choice.ts'
import { VariantFields } from './VariantFields.tsx'

type Buying = {
  /** A variant is chosen, and in stock. */
  readonly canBuy: boolean
  readonly isAdding: boolean
  /** Adds to the cart or goes to checkout, as the pressed button says; true when it was added. */
  readonly submit: (event: FormEvent) => Promise<boolean>
}

type BuyAct = 'add' | 'buy'

/**
 * The attributes of a button that submits the form with this id: adds to the cart, or orders. A press before
 * hydration is held by the form's name and carried out once afterwards (ui/boot).
 */
const submitOf = (act: BuyAct, formId: string) =>
  ({ type: 'submit', name: 'act', value: act, form: formId }) as const

/** Which button submitted a form; Enter in a field adds to the cart. */
const actOf = ({ nativeEvent }: FormEvent): BuyAct => {
  const { submitter } = nativeEvent as SubmitEvent
  return submitter instanceof HTMLButtonElement && submitter.value === 'buy' ? 'buy' : 'add'
}

/** Adds the selection to the cart, or orders it directly: the submit of both forms, on the page and in the sheet. */
export const useBuying = (product: ProductDetail, chosen: Chosen): Buying => {
  const { cart, notices } = useApp()
  const navigate = useNavigate()
  const faultText = useFaultText()
  const canBuy = chosen.isComplete && chosen.offer.stock > 0
  const adding = useAction(async () => {
    const added = await cart.add(cartItemOf(product, chosen))
    if (added.ok) {
      const key = added.value.isCut ? 'detail.addedCut' : 'detail.added'
      notices.show('success', { kind: 'key', key, with: { count: added.value.quantity } })
    } else if (added.fault.kind === 'cart-full' || added.fault.kind === 'sold-out') {
      notices.show('error', { kind: 'text', text: faultText(added.fault) })
    }
    return added.ok
  })
  /** The guard lets a visitor sign in first. */
  const buyNow = (): void => {
    const { productId, shopId } = product
    const { spec, quantity } = chosen
    navigate(hrefOfSource({ kind: 'product', productId, shopId, spec, quantity }))
  }
  return {
    canBuy,
    isAdding: adding.isBusy,
    submit: async (event) => {
      event.preventDefault()
      if (!canBuy) return false
      if (actOf(event) === 'add') return (await adding.run()) === true
      buyNow()
      return false
    },
  }
}

type BuyButtonsProps = {
  readonly formId: string
  readonly buying: Buying
  /** The labels. */
  readonly add: string
  readonly buy: string
}

const BuyButtons = ({ formId, buying: { canBuy, isAdding }, add, buy }: BuyButtonsProps): ReactNode => (
  <>
    <Button kind="soft" size="lg" isFlex isBusy={isAdding} isDisabled={!canBuy} {...submitOf('add', formId)}>
      {add}
    </Button>
    <Button kind="primary" size="lg" isFlex isDisabled={!canBuy} {...submitOf('buy', formId)}>
      {buy}
    </Button>
  </>
)

type BuyFormProps = {
  readonly id: string
  readonly product: ProductDetail
  readonly chosen: Chosen
  readonly buying: Buying
}

/** Options, quantity and the two actions on a wide page. */
export const BuyForm = ({ id, product, chosen, buying }: BuyFormProps): ReactNode => {
  const { t } = useTranslations()
  return (
    <form
      method="post"
      id={id}
      name="choose-variant-here"
      className={css['wide']}
      onSubmit={(event) => void buying.submit(event)}
    >
      <VariantFields product={product} chosen={chosen} hasStock />
      <div className={css['acts']}>
        <BuyButtons formId={id} buying={buying} add={t('detail.add')} buy={t('detail.buyNow')} />
      </div>
    </form>
  )
}

/** The attributes of a button that opens the sheet. */
export type SheetOpener = Command & { readonly onClick: () => void }

type BuyBarProps = {
  readonly product: ProductDetail
  readonly buying: Buying
  /** Opens the options sheet; works before hydration. */
  readonly opener: SheetOpener
  /** The form in the sheet: products without options are added without opening it. */
  readonly formId: string
}

/**
 * The action bar on phones. It stays enabled while any variant is available: the sheet leads away from a sold-out
 * one.
 */
export const BuyBar = ({ product, buying, opener, formId }: BuyBarProps): ReactNode => {
  const { t } = useTranslations()
  const hasOptions = product.options.length > 0
  const isLeft = hasOptions ? product.variants.some(({ stock }) => stock > 0) : product.stock > 0
  const room = sellerChatOf(product)
  return (
    <div className={css['narrow']}>
      <BottomBar>
        {hasScreen(room) && (
          <Link className={css['chat']} href={room} aria-label={t('detail.askSeller')}>
            <Icon name="message-circle" size={24} />
            <span>{t('detail.askShort')}</span>
          </Link>
        )}
        <Button
          kind="soft"
          size="lg"
          isFlex
          isBusy={buying.isAdding}
          isDisabled={!isLeft}
          {...(hasOptions ? opener : submitOf('add', formId))}
        >
          {t('detail.addShort')}
        </Button>
        <Button kind="primary" size="lg" isFlex isDisabled={!isLeft} {...opener}>
          {t(isLeft ? 'detail.buy' : 'detail.soldOut')}
        </Button>
      </BottomBar>
    </div>
  )
}

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
  const { offer, quantity } = chosen
  const picture = offer.image ?? product.image
  const send = async (event: FormEvent): Promise<void> => {
    if (await buying.submit(event)) onClose()
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
        <BuyButtons
          formId={formId}
          buying={buying}
          add={t('detail.addShort')}
          buy={t('detail.buyFor', { amount: formatMoney(timesCents(offer.price, quantity), language) })}
        />
      }
    >
      <form
        method="post"
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
