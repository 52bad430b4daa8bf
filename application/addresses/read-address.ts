import type { Address, Region } from '../../domain/addresses/address.ts'
import { firstTextOf, flagOf, textOf } from '../../domain/api/read.ts'
import { type Fields, fieldsOf } from '../../domain/shared/fields.ts'

/** A region of a place, from a nested or flat row. */
export const regionOf = (row: Fields, name: string): Region => {
  const inner = fieldsOf(row[name])
  return inner
    ? { id: textOf(inner['id']), name: textOf(inner['name']) }
    : { id: textOf(row[`${name}_id`]), name: textOf(row[`${name}_name`]) || textOf(row[name]) }
}

/** One row of the address calls (api.md 6); undefined when it has no id. */
export const readAddress = (value: unknown): Address | undefined => {
  const row = fieldsOf(value)
  const id = row && firstTextOf(row, 'address_id', 'id')
  if (!row || !id) return undefined
  return {
    id,
    name: firstTextOf(row, 'name', 'real_name'),
    mobile: firstTextOf(row, 'mobile', 'phone'),
    country: textOf(row['country']),
    province: regionOf(row, 'province'),
    city: regionOf(row, 'city'),
    area: regionOf(row, 'area'),
    postcode: firstTextOf(row, 'postcode', 'zip', 'zip_code'),
    detail: textOf(row['detail']),
    tag: textOf(row['tag']),
    isDefault: flagOf(row['is_default']),
  }
}
