import { centsOf, firstTextOf, flagOf, numberOf, readRows, secondsOf, textOf } from '../../domain/api/read.ts'
import { type Arrival, joinArrivals } from '../../domain/orders/delivery-quote.ts'
import type {
  OrderLine,
  OrderPreview,
  OrderPreviewGroup,
  PreviewPromo,
  Promo,
} from '../../domain/orders/order.ts'
import { fieldsOf } from '../../domain/shared/fields.ts'
import { addCents, type Cents, parseCents, ZERO_CENTS } from '../../domain/shared/money.ts'
import type { Seconds } from '../../domain/shared/time.ts'
import { readAddress } from '../addresses/read-address.ts'
import { readArrival } from '../catalogue/read-product-detail.ts'
import { readOrderLine, readOrderShop } from './read-order.ts'

const readPromo = (value: unknown, typed: string): Promo => {
  const row = fieldsOf(value)
  if (!row || typed === '') return { kind: 'none' }
  const code = textOf(row['code']) || typed
  const discount = centsOf(row['discount'])
  return discount > 0
    ? { kind: 'applied', code, title: textOf(row['title']), discount }
    : { kind: 'refused', code, reason: textOf(row['reason']) }
}

/** The effect of each code; where the server supports only one code, of that one. */
const readPromos = (rows: unknown, promo: Promo): readonly PreviewPromo[] => {
  const each = readRows(rows, (row): PreviewPromo | undefined => {
    const code = textOf(row['code'])
    const shopId = textOf(row['mer_id'])
    return code === ''
      ? undefined
      : {
          code,
          shopId: shopId === '' || shopId === '0' ? undefined : shopId,
          title: textOf(row['title']),
          discount: centsOf(row['discount']),
          reason: textOf(row['reason']),
        }
  })
  if (each !== undefined && each.length > 0) return each
  if (promo.kind === 'none') return []
  const known =
    promo.kind === 'applied' ? { ...promo, reason: '' } : { ...promo, title: '', discount: ZERO_CENTS }
  const { code, title, discount, reason } = known
  return [{ code, shopId: undefined, title, discount, reason }]
}

const groupsOf = (
  lines: readonly OrderLine[],
  merchants: unknown,
  freight: Cents,
): readonly OrderPreviewGroup[] => {
  const shops = readRows(merchants, (row) => ({
    shop: readOrderShop(row),
    freight: parseCents(row['freight'] ?? row['delivery']),
    courier: textOf(row['courier_name']),
    arrival: readArrival(row),
  }))
  const shopIds = [...new Set(lines.map((line) => line.shopId))]
  return shopIds.map((shopId) => {
    const known = shops?.find(({ shop }) => shop.shopId === shopId)
    return {
      shop: known?.shop ?? { shopId, name: '', avatar: '' },
      lines: lines.filter((line) => line.shopId === shopId),
      // A server that charges shipping once for all shops returns it only in the total.
      freight: known?.freight ?? (shopIds.length === 1 ? freight : ZERO_CENTS),
      courier: known?.courier ?? '',
      arrival: known?.arrival,
    }
  })
}

/** The preview of an order (api.md 4, merCreate). Totals are the server's; ours only where it gives none. */
export const readPreview =
  (promoCode: string) =>
  (data: unknown): OrderPreview | undefined => {
    const row = fieldsOf(data)
    const lines = readRows(row?.['product'] ?? row?.['products'], readOrderLine)
    if (!row || !lines || lines.length === 0) return undefined
    const freight = centsOf(row['delivery'] ?? row['freight'])
    const subtotal = parseCents(row['sub_total']) ?? addCents(...lines.map((line) => line.total))
    const promo = readPromo(row['promo'], promoCode)
    const discount = promo.kind === 'applied' ? promo.discount : ZERO_CENTS
    return {
      groups: groupsOf(lines, row['merchant'], freight),
      address: readAddress(row['address']),
      quantity: lines.reduce((sum, line) => sum + line.quantity, 0),
      subtotal,
      freight,
      promo,
      promos: promoCode === '' ? [] : readPromos(row['promos'], promo),
      total: parseCents(row['total']) ?? ((subtotal + freight - discount) as Cents),
    }
  }

/** Orders that are paid together: from the server, or as kept on the device when they were submitted. */
export type OrderGroup = {
  readonly tradeNumber: string
  readonly amount: Cents
  /** Whether the server says if it is paid; if not, only its orders can tell. */
  readonly isStateGiven: boolean
  readonly isPaid: boolean
  readonly isClosed: boolean
  readonly expiresAt: Seconds | undefined
  readonly orderIds: readonly string[]
  /** The visible order numbers; empty where the host returns none. */
  readonly orderNumbers?: readonly string[]
  readonly payees: readonly string[]
  /** First and last expected arrival; undefined where a shop's is unknown. */
  readonly arrival?: Arrival | undefined
}

const idsOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? (value as readonly unknown[]) : textOf(value).split(','))
    .map((id) => textOf(fieldsOf(id)?.['order_id'] ?? id))
    .filter((id) => id !== '')

/** The answer to submitting. If it contains no group, the orders were created all the same and are in the list. */
export const readSubmitted = (data: unknown): { readonly group: OrderGroup | undefined } => ({
  group: readGroup(data),
})

/** The answer to submitting (merSubmit) and to reloading the group (api.md 4). */
export const readGroup = (data: unknown): OrderGroup | undefined => {
  const row = fieldsOf(data)
  const tradeNumber = row && firstTextOf(row, 'out_trade_no')
  const amount = parseCents(row?.['total_price'])
  if (!row || !tradeNumber || amount === undefined) return undefined
  const status = numberOf(row['status']) ?? 0
  const merchants = readRows(row['merchant'], (merchant) => readOrderShop(merchant).name) ?? []
  const arrivals = readRows(row['merchant'], (merchant) => ({ arrival: readArrival(merchant) })) ?? []
  return {
    tradeNumber,
    amount,
    isStateGiven: numberOf(row['status']) !== undefined || row['is_paid'] !== undefined,
    isPaid: flagOf(row['is_paid']) || status > 0,
    isClosed: flagOf(row['is_closed']) || status < 0,
    expiresAt: secondsOf(row['expire_time']),
    orderIds: idsOf(row['order_ids'] ?? row['orders']),
    orderNumbers: idsOf(row['order_sns']),
    payees: [...new Set(merchants)].filter((name) => name !== ''),
    arrival: joinArrivals(arrivals.map(({ arrival }) => arrival)),
  }
}
