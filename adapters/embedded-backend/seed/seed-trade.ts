import type { Sql } from '../database/database.ts'
import type { DemoCourier, DemoData } from '../demo-data/demo-data.ts'
import { insertRows, textColumns } from './insert-rows.ts'
import { placeIds } from './seed-products.ts'

const COURIER_COLUMNS = {
  key: 'text',
  name: 'text',
  prefix: 'text',
  freight_cents: 'bigint',
  countries: 'text[]',
  route: 'jsonb',
}

const PROMO_COLUMNS = {
  code: 'text',
  kind: 'text',
  value: 'bigint',
  minimum_cents: 'bigint',
  cap_cents: 'bigint',
  title: 'text',
  title_en: 'text',
  title_others: 'jsonb',
  starts_at: 'bigint',
  ends_at: 'bigint',
  usage_limit: 'integer',
  used: 'integer',
  per_person: 'integer',
  shop_id: 'bigint',
  is_claimable: 'boolean',
}

/** A courier's tracking events as stored. */
export const courierRoute = ({ route }: DemoCourier) => route.map(({ text }) => textColumns('text', text))

/** Seeds couriers with their routes, export hubs and promo codes. */
export const seedTrade = async (tx: Sql, data: DemoData, now: number): Promise<void> => {
  await insertRows(
    tx,
    'couriers',
    COURIER_COLUMNS,
    data.couriers.map((courier) => ({
      key: courier.key,
      name: courier.name,
      prefix: courier.prefix,
      freight_cents: courier.freightCents,
      countries: courier.countries,
      route: courierRoute(courier),
    })),
  )
  const hubs = Object.entries(data.hubs).map(([country, name]) => ({ country, name }))
  await insertRows(tx, 'hubs', { country: 'text', name: 'text' }, hubs)
  const shopId = placeIds(data.shops, 'shop')
  await insertRows(
    tx,
    'promos',
    PROMO_COLUMNS,
    data.promos.map((promo) => ({
      code: promo.code,
      kind: promo.kind,
      value: promo.value,
      minimum_cents: promo.minimumCents,
      cap_cents: promo.capCents ?? null,
      ...textColumns('title', promo.title),
      starts_at: now - promo.startsSecondsAgo,
      ends_at: now - promo.endsSecondsAgo,
      usage_limit: promo.usageLimit ?? null,
      used: promo.used,
      per_person: promo.perPerson,
      shop_id: promo.shop === undefined ? null : shopId(promo.shop),
      is_claimable: promo.isClaimable ?? false,
    })),
  )
}
