import { addUp, lineFaultOf, MAX_LINES } from '../../../domain/cart/cart.ts'
import { first, type Sql } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'

/** An item to add to the cart. */
export type CartAddition = {
  readonly shopperId: number
  readonly productId: number
  readonly shopId: number | undefined
  readonly spec: string
  readonly quantity: number
  readonly at: number
}

/** The resulting quantity; `isCut` when the stock limited it. */
export type Added = { readonly cartId: number; readonly quantity: number; readonly isCut: boolean }

type Offer = { readonly is_on_sale: boolean; readonly spec: string | null; readonly stock: number | null }

/** Refuses goods that cannot be bought in any quantity. */
export const refuseUnavailable = (isOffSale: boolean, stock: number): void => {
  const fault = lineFaultOf(isOffSale, stock, 1)
  if (fault === 'off-sale' || fault === 'sold-out') throw refuse(fault)
}

const loadOffer = async (
  tx: Sql,
  { productId, shopId, spec }: CartAddition,
): Promise<{ spec: string; stock: number }> => {
  // The spec is accepted in either language; the cart stores the original one.
  const offer = await first(
    tx.query<Offer>(
      `select p.is_on_sale, v.spec, v.stock from products p
       left join variants v on v.product_id = p.id and (v.spec = $3 or v.spec_en = $3)
       where p.id = $1 and ($2::bigint is null or p.shop_id = $2::bigint)
       order by (v.spec = $3) desc nulls last limit 1`,
      [productId, shopId ?? null, spec],
    ),
  )
  if (offer === undefined) throw refuse('product-not-found')
  const { is_on_sale: isOnSale, spec: known, stock } = offer
  if (known === null || stock === null) throw refuse(isOnSale ? 'choose-a-spec' : 'off-sale')
  refuseUnavailable(!isOnSale, stock)
  return { spec: known, stock }
}

/**
 * Adds goods to the cart: quantities of the same product and spec are added, limited to the stock (quantity = stock
 * is allowed, api.md 8). Stock is reserved only when the order is placed.
 */
export const addToCart = async (tx: Sql, addition: CartAddition): Promise<Added> => {
  const { spec, stock } = await loadOffer(tx, addition)
  // One writer per cart, so that concurrent calls exceed neither the quantity nor the number of lines.
  await tx.query('select 1 from users where id = $1 for update', [addition.shopperId])
  const line = await first(
    tx.query<{ id: number; quantity: number }>(
      'select id, quantity from cart_lines where user_id = $1 and product_id = $2 and spec = $3',
      [addition.shopperId, addition.productId, spec],
    ),
  )
  const { quantity, isCut } = addUp(line?.quantity ?? 0, addition.quantity, stock)
  if (line !== undefined) {
    await tx.query('update cart_lines set quantity = $2 where id = $1', [line.id, quantity])
    return { cartId: line.id, quantity, isCut }
  }
  const lines = await tx.query('select 1 from cart_lines where user_id = $1', [addition.shopperId])
  if (lines.length >= MAX_LINES) throw refuse('cart-full', { max: MAX_LINES })
  const added = await tx.query<{ id: number }>(
    `insert into cart_lines (user_id, product_id, spec, quantity, created_at)
     values ($1, $2, $3, $4, $5) returning id`,
    [addition.shopperId, addition.productId, spec, quantity, addition.at],
  )
  return { cartId: added[0]?.id ?? 0, quantity, isCut }
}
