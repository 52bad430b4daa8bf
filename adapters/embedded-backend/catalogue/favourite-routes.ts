import type { BackendDeps } from '../backend-deps.ts'
import type { Sql } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'
import { ok, type Route, type ShopperCall, shopperRoute } from '../http/route.ts'
import { flag } from '../rows/row-format.ts'
import { secondsOf } from '../time/clock.ts'
import { PRODUCT_COLUMNS, PRODUCT_TABLES, type ProductColumns, productRow } from './product-rows.ts'
import { type ShopColumns, shopColumns, shopRow } from './shop-query.ts'

const USER_LIMIT = 20

type Mark = {
  readonly table: 'likes' | 'follows'
  readonly column: 'product_id' | 'shop_id'
  readonly userId: number
  readonly id: number
  readonly at: number
}

/** Sets or clears a mark, or toggles it. Returns whether it is set now, and whether it changed. */
const setMark = async (tx: Sql, mark: Mark, wanted: boolean | undefined) => {
  const { table, column, userId, id, at } = mark
  // Serialises concurrent taps of one shopper.
  await tx.query('select 1 from users where id = $1 for update', [userId])
  const removes = wanted !== true
  if (removes) {
    const removed = await tx.query(`delete from ${table} where user_id = $1 and ${column} = $2 returning 1`, [
      userId,
      id,
    ])
    if (removed.length > 0) return { isSet: false, change: -1 }
    if (wanted === false) return { isSet: false, change: 0 }
  }
  const added = await tx.query(
    `insert into ${table} (user_id, ${column}, created_at) values ($1, $2, $3)
     on conflict do nothing returning 1`,
    [userId, id, at],
  )
  return { isSet: true, change: added.length }
}

const like =
  ({ database, clock }: BackendDeps) =>
  async ({ input, shopper }: ShopperCall) => {
    const id = input.id('product_id')
    const shopId = input.optionalId('mer_id')
    const wanted = input.optionalFlag('is_like')
    const at = secondsOf(clock)
    const isSet = await database.transaction(async (tx) => {
      const known = await tx.query(
        'select 1 from products where id = $1 and ($2::bigint is null or shop_id = $2::bigint)',
        [id, shopId ?? null],
      )
      if (known.length === 0) throw refuse('product-not-found')
      const mark = { table: 'likes', column: 'product_id', userId: shopper.id, id, at } as const
      return (await setMark(tx, mark, wanted)).isSet
    })
    return ok({ is_like: flag(isSet) })
  }

const follow =
  ({ database, clock }: BackendDeps) =>
  async ({ input, shopper }: ShopperCall) => {
    const id = input.id('mer_id')
    const wanted = input.optionalFlag('is_follow')
    const at = secondsOf(clock)
    const answer = await database.transaction(async (tx) => {
      const known = await tx.query('select 1 from shops where id = $1', [id])
      if (known.length === 0) throw refuse('shop-not-found')
      const mark = { table: 'follows', column: 'shop_id', userId: shopper.id, id, at } as const
      const { isSet, change } = await setMark(tx, mark, wanted)
      const fans = await tx.query<{ follow_count: number }>(
        'update shops set follow_count = follow_count + $2::integer where id = $1 returning follow_count',
        [id, change],
      )
      return { is_follow: flag(isSet), follow_count: fans[0]?.follow_count ?? 0 }
    })
    return ok(answer)
  }

const countOf = async (sql: Sql, table: Mark['table'], userId: number): Promise<number> => {
  const rows = await sql.query<{ count: number }>(
    `select count(*)::bigint as count from ${table} where user_id = $1`,
    [userId],
  )
  return rows[0]?.count ?? 0
}

const likeList =
  ({ database }: BackendDeps) =>
  async ({ input, shopper, language }: ShopperCall) => {
    const { limit, offset } = input.page(USER_LIMIT)
    const rows = await database.query<ProductColumns & { readonly liked_at: number }>(
      `select ${PRODUCT_COLUMNS}, l.created_at as liked_at from ${PRODUCT_TABLES}
     join likes l on l.product_id = p.id
     where l.user_id = $1 order by l.created_at desc, p.id desc limit ${limit} offset ${offset}`,
      [shopper.id],
    )
    const list = rows.map((row) => {
      const { goods, ...rest } = productRow(language)(row)
      return { ...rest, createtime: row.liked_at, is_like: 1, product: goods }
    })
    return ok({ count: await countOf(database, 'likes', shopper.id), list })
  }

const followList =
  ({ database }: BackendDeps) =>
  async ({ input, shopper }: ShopperCall) => {
    const { limit, offset } = input.page(USER_LIMIT)
    const rows = await database.query<ShopColumns & { readonly followed_at: number }>(
      `select ${shopColumns('$1')}, f2.created_at as followed_at from shops s
     join follows f2 on f2.shop_id = s.id and f2.user_id = $1
     order by f2.created_at desc, s.id desc limit ${limit} offset ${offset}`,
      [shopper.id],
    )
    const list = rows.map((row) => ({
      mer_id: row.id,
      createtime: row.followed_at,
      is_follow: 1,
      merchant: shopRow(row),
    }))
    return ok({ count: await countOf(database, 'follows', shopper.id), list })
  }

/** Favourite products and followed shops (api.md 2). */
export const favouriteRoutes = (deps: BackendDeps): readonly Route[] => [
  shopperRoute('POST', '/api/product/like', like(deps)),
  shopperRoute('GET', '/api/user/like_list', likeList(deps)),
  shopperRoute('POST', '/api/merchant/follow', follow(deps)),
  shopperRoute('GET', '/api/user/follow_list', followList(deps)),
]
