import { addressLine as lineOf } from '../../../domain/addresses/address-text.ts'
import { countryOf } from '../../../domain/addresses/country.ts'
import { first, type Sql } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'
import { flag } from '../rows/row-format.ts'

const COLUMNS = `a.id, a.name, a.mobile, a.country, a.detail, a.tag, a.is_default, a.created_at,
  a.postcode, a.province_id, coalesce(p.name, a.province) as province_name, a.city_id,
  coalesce(c.name, a.city) as city_name, a.area_id, coalesce(d.name, a.area) as area_name
  from addresses a
  left join areas p on p.level = 1 and p.id = a.province_id
  left join areas c on c.level = 2 and c.id = a.city_id
  left join areas d on d.level = 3 and d.id = a.area_id`

/** A row of `addresses` as the queries here select it. */
export type AddressColumns = {
  readonly id: number
  readonly name: string
  readonly mobile: string
  readonly country: string
  readonly detail: string
  readonly tag: string
  readonly is_default: boolean
  readonly created_at: number
  readonly postcode: string
  /** 0 for a region that was typed, or that the country does not have. */
  readonly province_id: number
  readonly province_name: string
  readonly city_id: number
  readonly city_name: string
  readonly area_id: number
  readonly area_name: string
}

/** An address in the form of every call (api.md 6). */
export const addressRow = (row: AddressColumns) => ({
  address_id: row.id,
  name: row.name,
  mobile: row.mobile,
  country: row.country,
  province_id: row.province_id,
  city_id: row.city_id,
  area_id: row.area_id,
  province: { id: row.province_id, name: row.province_name },
  city: { id: row.city_id, name: row.city_name },
  area: { id: row.area_id, name: row.area_name },
  postcode: row.postcode,
  detail: row.detail,
  tag: row.tag,
  is_default: flag(row.is_default),
  createtime: row.created_at,
})

const countryNames = new Intl.DisplayNames('en', { type: 'region' })

/** The address on one line, as stored with an order; couriers everywhere can read a country's English name. */
export const addressLine = (row: AddressColumns): string => {
  const { province, city, area, country, ...rest } = addressRow(row)
  const code = countryOf(country)
  return lineOf(
    { ...rest, country, province: named(province), city: named(city), area: named(area) },
    code === undefined ? '' : (countryNames.of(code) ?? code),
  )
}

const named = ({ id, name }: { readonly id: number; readonly name: string }) => ({ id: String(id), name })

/** The shopper's own address; another shopper's is refused as if it did not exist. */
export const loadAddress = async (
  sql: Sql,
  shopperId: number,
  addressId: number,
): Promise<AddressColumns> => {
  const row = await first(
    sql.query<AddressColumns>(`select ${COLUMNS} where a.user_id = $1 and a.id = $2`, [shopperId, addressId]),
  )
  if (row === undefined) throw refuse('address-not-found')
  return row
}

/** The shopper's default address, or undefined. */
export const loadDefaultAddress = (sql: Sql, shopperId: number): Promise<AddressColumns | undefined> =>
  first(sql.query<AddressColumns>(`select ${COLUMNS} where a.user_id = $1 and a.is_default`, [shopperId]))

/** A shopper's addresses, the default one first. */
export const listAddresses = (
  sql: Sql,
  shopperId: number,
  limit: number,
  offset: number,
): Promise<readonly AddressColumns[]> =>
  sql.query<AddressColumns>(
    `select ${COLUMNS} where a.user_id = $1 order by a.is_default desc, a.id desc limit $2::integer offset $3::integer`,
    [shopperId, limit, offset],
  )

/** How many addresses a shopper has, to compare with the limit. */
export const countAddresses = async (sql: Sql, shopperId: number): Promise<number> => {
  const rows = await sql.query<{ count: number }>(
    'select count(*)::bigint as count from addresses where user_id = $1',
    [shopperId],
  )
  return rows[0]?.count ?? 0
}
