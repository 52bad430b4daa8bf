import {
  countOf,
  firstTextOf,
  flagOf,
  numberOf,
  picturesOf,
  priceOf,
  readRows,
  textOf,
} from '../../domain/api/read.ts'
import {
  type CartItem,
  type CartLine,
  type CartLineFault,
  isSummable,
  lineFaultOf,
} from '../../domain/cart/cart.ts'
import { type Fields, fieldsOf } from '../../domain/shared/fields.ts'
import { type Api, type Quietly, readNothing } from '../api/api-client.ts'
import { categoryKeyOf, readTitles } from '../catalogue/read-product.ts'

const FAULTS: readonly CartLineFault[] = ['off-sale', 'sold-out', 'over-stock']

const readLine =
  (shop: Fields) =>
  (row: Fields): CartLine | undefined => {
    const goods = fieldsOf(row['goods']) ?? row
    const id = firstTextOf(row, 'cart_id', 'id')
    const productId = firstTextOf(row, 'product_id') || textOf(goods['product_id'])
    const price = priceOf(goods['sales_price'] ?? row['sales_price'])
    if (id === '' || productId === '' || price === undefined) return undefined
    const stock = numberOf(row['stock'] ?? goods['stock'])
    const quantity = Math.max(1, countOf(row['cart_num'] ?? row['num']))
    if (!isSummable(price, quantity)) return undefined
    const stated = FAULTS.find((fault) => fault === row['fail_reason'])
    const computed = lineFaultOf(false, stock, quantity)
    return {
      id,
      productId,
      shopId: firstTextOf(row, 'mer_id') || textOf(shop['mer_id']),
      shopName: firstTextOf(row, 'mer_name') || textOf(shop['mer_name']),
      shopAvatar: firstTextOf(row, 'mer_avatar') || textOf(shop['mer_avatar']),
      ...readTitles(goods),
      image: picturesOf(goods['image'])[0] ?? '',
      categoryKey: categoryKeyOf({ ...goods, category_key: goods['category_key'] ?? row['category_key'] }),
      spec: textOf(row['spec']),
      specText: textOf(row['spec_text']) || undefined,
      price,
      quantity,
      stock,
      fault: stated ?? computed ?? (flagOf(row['is_fail']) ? 'off-sale' : undefined),
    }
  }

/** The lines, plain or grouped by shop under `children` (api.md 3). */
const readCart = (data: unknown): readonly CartLine[] | undefined => {
  const fields = fieldsOf(data)
  const rows = fields && 'carts' in fields ? (fields['carts'] ?? []) : data
  const groups = readRows(rows, (row) => {
    const shop = fieldsOf(row['merchant']) ?? row
    if (!Array.isArray(row['children'])) return readLine(shop)(row)
    return readRows(row['children'], readLine(shop))
  })
  return groups?.flat()
}

/** The answer to setting a quantity: the line's quantity now, where the server gives it. */
const readQuantity = (data: unknown): { readonly quantity: number | undefined; readonly isCut: boolean } => {
  const row = fieldsOf(data)
  return { quantity: numberOf(row?.['cart_num']), isCut: flagOf(row?.['is_cut']) }
}

/** The answer to adding: the line as the list shows it, too, where the server gives it. */
const readAdded = (data: unknown) => {
  const line = fieldsOf(fieldsOf(data)?.['line'])
  return { ...readQuantity(data), line: line && readLine({})(line) }
}

// Not submitted by a button: the latest wish goes out, an identical one in its turn (api.md 7).
const IN_TURN = { isBackground: true }

/** Every path and field name of the cart calls (api.md 3). */
export const createCartApi = ({ api }: { readonly api: Api }) => ({
  list: (callOptions?: Quietly) => api.get('/api/cart/index', {}, readCart, callOptions),
  add: (item: CartItem, quantity: number, callOptions?: Quietly) =>
    api.post(
      '/api/cart/add',
      { mer_id: item.shopId, product_id: item.productId, num: quantity, spec: item.spec },
      readAdded,
      // Triggered by a button, so the duplicate guard applies (requirement S5).
      callOptions,
    ),
  setQuantity: (cartId: string, quantity: number) =>
    api.post('/api/cart/set_num', { cart_id: cartId, num: quantity }, readQuantity, IN_TURN),
  remove: (cartIds: readonly string[]) =>
    api.post('/api/cart/del', { cart_ids: cartIds.join(',') }, readNothing, IN_TURN),
})

/** The calls of the cart (api.md 3), with their answers read. */
export type CartApi = ReturnType<typeof createCartApi>
