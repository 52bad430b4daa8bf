import type { Language } from '../../../domain/account/language.ts'
import { PROMO_CODE_MOST } from '../../../domain/orders/order.ts'
import { orderTotals } from '../../../domain/orders/totals.ts'
import { ZERO_CENTS } from '../../../domain/shared/money.ts'
import { addressRow, loadAddress, loadDefaultAddress } from '../account/address-store.ts'
import type { BackendDeps } from '../backend-deps.ts'
import { translate } from '../http/messages/messages.ts'
import { ok, type ShopperCall } from '../http/route.ts'
import { ownTitle, pickText } from '../rows/reading-language.ts'
import { amount } from '../rows/row-format.ts'
import { secondsOf } from '../time/clock.ts'
import { type BasketLine, loadBasket } from './basket.ts'
import { judgePromo, type PromoTitle } from './promo.ts'

const titleOf = (language: Language, { title, title_en, title_others }: PromoTitle): string =>
  pickText(language, title, title_en, title_others)

/** POST /api/order/merCreate: the order as it would be placed now; nothing is changed (api.md 4). */
export const preview =
  ({ database, clock }: BackendDeps) =>
  async ({ input, shopper, language }: ShopperCall) => {
    const basket = await loadBasket(database, shopper.id, input, 'cart_id', language)
    const addressId = input.optionalId('address_id')
    const address =
      addressId === undefined
        ? await loadDefaultAddress(database, shopper.id)
        : await loadAddress(database, shopper.id, addressId)
    const typed = input.optionalText('promo_code', PROMO_CODE_MOST) ?? ''
    const promo =
      typed === '' ? undefined : await judgePromo(database, shopper.id, typed, basket, secondsOf(clock))
    const discount = promo?.kind === 'applied' ? promo.discount : ZERO_CENTS
    const totals = orderTotals(basket.groups, discount)
    const line = (row: BasketLine) => ({
      ...(row.cart_id === null ? {} : { cart_id: row.cart_id }),
      product_id: row.product_id,
      mer_id: row.shop_id,
      title: row.title,
      title_en: row.title_en,
      ...ownTitle(language, row.title_others),
      image: row.image,
      category_key: row.category_key,
      sales_price: amount(row.price_cents),
      spec: row.spec,
      spec_text: pickText(language, row.spec, row.spec_en, row.spec_others),
      number: row.quantity,
      stock: row.stock,
    })
    return ok({
      product: basket.groups.flatMap((group) => group.lines.map(line)),
      merchant: basket.groups.map(({ shop, lines }) => ({
        mer_id: shop.id,
        mer_name: shop.name,
        mer_avatar: shop.avatar,
        freight: amount(shop.freight_cents),
        product_id: lines.map(({ product_id }) => product_id).join(','),
      })),
      address: address === undefined ? null : addressRow(address),
      delivery: amount(totals.freight),
      promo:
        promo === undefined
          ? null
          : {
              code: promo.code,
              title: promo.kind === 'applied' ? titleOf(language, promo.promo) : '',
              discount: amount(discount),
              reason: promo.kind === 'refused' ? translate(language, promo.key, promo.args) : '',
            },
      sub_total: amount(totals.subtotal),
      total: amount(totals.total),
    })
  }
