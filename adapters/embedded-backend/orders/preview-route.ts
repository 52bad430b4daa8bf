import type { Language } from '../../../domain/account/language.ts'
import { addCents, ZERO_CENTS } from '../../../domain/shared/money.ts'
import { addressRow, loadAddress, loadDefaultAddress } from '../account/address-store.ts'
import type { BackendDeps } from '../backend-deps.ts'
import { translate } from '../http/messages/messages.ts'
import { ok, type ShopperCall } from '../http/route.ts'
import { ownTitle, pickText } from '../rows/reading-language.ts'
import { amount, arrivalFields } from '../rows/row-format.ts'
import { secondsOf } from '../time/clock.ts'
import { type BasketLine, loadBasket } from './basket.ts'
import { judgePromos, type PromoAnswer, readPromoCodes } from './promo.ts'

/** The effect of one code, in the reader's language; `mer_id` is 0 where it applies to all shops. */
const promoRow = (language: Language, answer: PromoAnswer) => {
  const isApplied = answer.kind === 'applied'
  const { title, title_en, title_others } = isApplied
    ? answer.promo
    : { title: '', title_en: '', title_others: {} }
  return {
    code: answer.code,
    mer_id: isApplied ? (answer.shopId ?? 0) : 0,
    title: pickText(language, title, title_en, title_others),
    discount: amount(isApplied ? answer.discount : ZERO_CENTS),
    reason: isApplied ? '' : translate(language, answer.key, answer.args),
  }
}

/** All codes combined, for clients that know only one: the discount, or why the first does not apply. */
const joinedRow = (language: Language, answers: readonly PromoAnswer[]) => {
  const applied = answers.filter((answer) => answer.kind === 'applied')
  const rows = (applied.length > 0 ? applied : answers.slice(0, 1)).map((one) => promoRow(language, one))
  return {
    code: rows.map(({ code }) => code).join(','),
    title: rows.map(({ title }) => title).join(' + '),
    discount: amount(addCents(...applied.map(({ discount }) => discount))),
    reason: rows[0]?.reason ?? '',
  }
}

/** POST /api/order/merCreate: the order as it would be placed now; changes nothing (api.md 4). */
export const preview =
  ({ database, clock }: BackendDeps) =>
  async ({ input, shopper, language }: ShopperCall) => {
    const basket = await loadBasket(database, shopper.id, input, 'cart_id', language)
    const addressId = input.optionalId('address_id')
    const address =
      addressId === undefined
        ? await loadDefaultAddress(database, shopper.id)
        : await loadAddress(database, shopper.id, addressId)
    const codes = readPromoCodes(input)
    const now = secondsOf(clock)
    const { promos, totals } = await judgePromos(database, shopper.id, codes, basket.groups, now)
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
        country: shop.country,
        freight: amount(shop.freight_cents),
        courier_name: shop.courier_name,
        ...(shop.courier !== null && arrivalFields(shop.country, now)),
        product_id: lines.map(({ product_id }) => product_id).join(','),
      })),
      address: address === undefined ? null : addressRow(address),
      delivery: amount(totals.freight),
      promo: promos.length === 0 ? null : joinedRow(language, promos),
      promos: promos.map((answer) => promoRow(language, answer)),
      sub_total: amount(totals.subtotal),
      total: amount(totals.total),
    })
  }
