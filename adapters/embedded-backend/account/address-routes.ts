import {
  type AddressFault,
  type AddressField,
  checkAddress,
  isListed,
  type Region,
} from '../../../domain/addresses/address.ts'
import {
  becomesMain,
  hasRoom,
  MAX_ADDRESSES,
  mainAfterRemoval,
} from '../../../domain/addresses/address-book.ts'
import { mobileDigits } from '../../../domain/session/mobile.ts'
import type { BackendDeps } from '../backend-deps.ts'
import { first, type Sql } from '../database/database.ts'
import type { Input } from '../http/input.ts'
import { type Refusal, refuse } from '../http/refusal.ts'
import { ok, type Route, type ShopperCall, shopperRoute } from '../http/route.ts'
import { secondsOf } from '../time/clock.ts'
import { addressRow, countAddresses, listAddresses, loadAddress } from './address-store.ts'

/** The API field of each form field (api.md 6). */
const FIELDS: Readonly<Record<AddressField, string>> = {
  name: 'name',
  mobile: 'mobile',
  country: 'country',
  province: 'province',
  city: 'city',
  area: 'area_id',
  postcode: 'postcode',
  detail: 'detail',
  tag: 'tag',
}

const refusalOf = (fault: AddressFault): Refusal => {
  const field = FIELDS[fault.field]
  switch (fault.kind) {
    case 'required':
      return refuse('field-required', { field })
    case 'too-long':
      return refuse('field-too-long', { field, max: fault.max })
    case 'mobile-not-valid':
      return refuse('mobile-not-valid', { field })
    case 'country-not-known':
      return refuse('field-not-valid', { field })
    case 'postcode-not-valid':
      return fault.example === ''
        ? refuse('field-not-valid', { field })
        : refuse('postcode-not-valid', { field, example: fault.example })
  }
}

/** Longer than any limit of the form, which has its own message for texts that are too long. */
const READ_MAX_LENGTH = 1_000

/** A region: by id in the list, or by name where it was typed. */
const readRegion = (input: Input, name: string): Region => {
  const id = input.optionalId(`${name}_id`)
  if (id !== undefined) return { id: String(id), name: '' }
  return { id: '', name: input.optionalText(name, READ_MAX_LENGTH) ?? '' }
}

/** Reads the form and checks it with the app's own rules; `mobile` as digits. */
const readForm = (input: Input) => {
  const text = (name: string): string => input.optionalText(name, READ_MAX_LENGTH) ?? ''
  const checked = checkAddress({
    name: text('name'),
    mobile: text('mobile'),
    country: text('country'),
    province: readRegion(input, 'province'),
    city: readRegion(input, 'city'),
    area: readRegion(input, 'area'),
    postcode: text('postcode'),
    detail: text('detail'),
    tag: text('tag'),
    isDefault: input.optionalFlag('is_default') ?? false,
  })
  if (checked.ok) return { ...checked.value, mobile: mobileDigits(checked.value.mobile) }
  const [fault] = checked.fault
  throw fault ? refusalOf(fault) : refuse('field-not-valid', { field: 'name' })
}
type AddressForm = ReturnType<typeof readForm>

const COLUMNS = `name, mobile, country, province_id, city_id, area_id, province, city, area, postcode, detail, tag`

/** The values for `COLUMNS`, in their order. */
const columnsOf = (form: AddressForm): readonly (string | number)[] => [
  form.name,
  form.mobile,
  form.country,
  Number(form.province.id),
  Number(form.city.id),
  Number(form.area.id),
  form.province.name,
  form.city.name,
  form.area.name,
  form.postcode,
  form.detail,
  form.tag,
]

/** Regions given by id must exist and belong to the region above. */
const checkArea = async (sql: Sql, { province, city, area }: AddressForm): Promise<void> => {
  const parts = [province, city, area]
  for (const [at, part] of parts.entries()) {
    if (!isListed(part)) continue
    const above = parts[at - 1]
    const isLost = above !== undefined && !isListed(above)
    const known = await sql.query(
      `select 1 from areas where level = $1::smallint and id = $2 and ($3::bigint is null or parent_id = $3::bigint)`,
      [at + 1, Number(part.id), above === undefined ? null : Number(above.id)],
    )
    if (isLost || known.length === 0) throw refuse('area-not-found', { field: 'area_id' })
  }
}

// Every change of a shopper's addresses takes this lock, so that exactly one stays the default.
const lockOwner = (tx: Sql, shopperId: number) =>
  tx.query('select 1 from users where id = $1 for update', [shopperId])

const makeDefault = async (tx: Sql, shopperId: number, addressId: number): Promise<void> => {
  await tx.query('update addresses set is_default = false where user_id = $1 and is_default and id <> $2', [
    shopperId,
    addressId,
  ])
  await tx.query('update addresses set is_default = true where user_id = $1 and id = $2', [
    shopperId,
    addressId,
  ])
}

/** An identical existing address: a new one is sent again after its first answer was lost (api.md 7). */
const findSame = (tx: Sql, shopperId: number, form: AddressForm) =>
  first(
    tx.query<{ id: number }>(
      `select id from addresses where user_id = $1 and (${COLUMNS})
         = ($2, $3, $4, $5::bigint, $6::bigint, $7::bigint, $8, $9, $10, $11, $12, $13) order by id limit 1`,
      [shopperId, ...columnsOf(form)],
    ),
  )

const insert = async (tx: Sql, shopperId: number, form: AddressForm, at: number): Promise<number> => {
  const same = await findSame(tx, shopperId, form)
  if (same) return same.id
  if (!hasRoom(await countAddresses(tx, shopperId))) throw refuse('addresses-full', { max: MAX_ADDRESSES })
  const row = await first(
    tx.query<{ id: number }>(
      `insert into addresses (user_id, ${COLUMNS}, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) returning id`,
      [shopperId, ...columnsOf(form), at],
    ),
  )
  if (row === undefined) throw refuse('address-not-found')
  return row.id
}

const update = async (tx: Sql, shopperId: number, id: number, form: AddressForm): Promise<void> => {
  const changed = await tx.query(
    `update addresses set (${COLUMNS}) = row($3, $4, $5, $6::bigint, $7::bigint, $8::bigint, $9, $10, $11, $12, $13, $14)
     where user_id = $1 and id = $2 returning id`,
    [shopperId, id, ...columnsOf(form)],
  )
  if (changed.length === 0) throw refuse('address-not-found')
}

const save =
  ({ database, clock }: BackendDeps) =>
  async ({ input, shopper }: ShopperCall) => {
    const addressId = input.optionalId('address_id')
    const form = readForm(input)
    const at = secondsOf(clock)
    const id = await database.transaction(async (tx) => {
      await lockOwner(tx, shopper.id)
      await checkArea(tx, form)
      const before = await countAddresses(tx, shopper.id)
      const saved = addressId ?? (await insert(tx, shopper.id, form, at))
      if (addressId !== undefined) await update(tx, shopper.id, addressId, form)
      // An edited address is already in the book, which has had a default one since its first.
      if (becomesMain(form, addressId === undefined ? before : Math.max(1, before)))
        await makeDefault(tx, shopper.id, saved)
      return saved
    })
    return ok({ address_id: id })
  }

const remove =
  ({ database }: BackendDeps) =>
  async ({ input, shopper }: ShopperCall) => {
    const id = input.id('address_id')
    await database.transaction(async (tx) => {
      await lockOwner(tx, shopper.id)
      const { is_default: wasDefault } = await loadAddress(tx, shopper.id, id)
      await tx.query('delete from addresses where user_id = $1 and id = $2', [shopper.id, id])
      const left = await listAddresses(tx, shopper.id, MAX_ADDRESSES, 0)
      const main = mainAfterRemoval(
        { isDefault: wasDefault },
        left.map((row) => ({ id: row.id, isDefault: row.is_default })),
      )
      if (wasDefault && main !== undefined) await makeDefault(tx, shopper.id, main)
    })
    return ok()
  }

/** The shopper's address book (requirement S7, api.md 6). */
export const addressRoutes = (deps: BackendDeps): readonly Route[] => {
  const { database } = deps
  return [
    shopperRoute('POST', '/api/user/address_add', save(deps)),
    shopperRoute('GET', '/api/user/address_list', async ({ input, shopper }) => {
      const { limit, offset } = input.page(20)
      const rows = await listAddresses(database, shopper.id, limit, offset)
      return ok({ count: await countAddresses(database, shopper.id), list: rows.map(addressRow) })
    }),
    shopperRoute('GET', '/api/user/address', async ({ input, shopper }) =>
      ok(addressRow(await loadAddress(database, shopper.id, input.id('address_id')))),
    ),
    shopperRoute('GET', '/api/user/address_del', remove(deps)),
    shopperRoute('POST', '/api/user/address_set_default', async ({ input, shopper }) => {
      const id = input.id('address_id')
      await database.transaction(async (tx) => {
        await lockOwner(tx, shopper.id)
        await loadAddress(tx, shopper.id, id)
        await makeDefault(tx, shopper.id, id)
      })
      return ok()
    }),
  ]
}
