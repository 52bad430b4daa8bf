import { ADDRESS_LIMITS } from '../../../domain/addresses/address.ts'
import type { BackendDeps } from '../backend-deps.ts'
import { first, type Sql } from '../database/database.ts'
import type { Input } from '../http/input.ts'
import { refuse } from '../http/refusal.ts'
import { ok, type Route, type ShopperCall, shopperRoute } from '../http/route.ts'
import { secondsOf } from '../time/clock.ts'
import { addressRow, countAddresses, listAddresses, loadAddress } from './address-store.ts'
import { readMobile } from './credentials.ts'

const MOST_ADDRESSES = 50

const readForm = (input: Input) => ({
  name: input.text('name', ADDRESS_LIMITS.name),
  mobile: readMobile(input),
  country: input.optionalText('country', 60) ?? '',
  provinceId: input.id('province_id'),
  cityId: input.id('city_id'),
  areaId: input.id('area_id'),
  detail: input.text('detail', ADDRESS_LIMITS.detail),
  tag: input.text('tag', ADDRESS_LIMITS.tag),
  isDefault: input.optionalFlag('is_default') ?? false,
})
type AddressForm = ReturnType<typeof readForm>

/** What stands in the columns name, mobile, country, province_id, city_id, area_id, detail and tag, in this order. */
const columnsOf = (form: AddressForm): readonly (string | number)[] => [
  form.name,
  form.mobile,
  form.country,
  form.provinceId,
  form.cityId,
  form.areaId,
  form.detail,
  form.tag,
]

const checkArea = async (sql: Sql, { provinceId, cityId, areaId }: AddressForm): Promise<void> => {
  const known = await sql.query(
    `select 1 from areas d join areas c on c.level = 2 and c.id = d.parent_id
     where d.level = 3 and d.id = $3 and c.id = $2 and c.parent_id = $1`,
    [provinceId, cityId, areaId],
  )
  if (known.length === 0) throw refuse('area-not-found', { field: 'area_id' })
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

/** The same address, kept already: a new one whose first answer was lost comes again (api.md 7). */
const findSame = (tx: Sql, shopperId: number, form: AddressForm) =>
  first(
    tx.query<{ id: number }>(
      `select id from addresses where user_id = $1 and name = $2 and mobile = $3 and country = $4 and province_id = $5
         and city_id = $6 and area_id = $7 and detail = $8 and tag = $9 order by id limit 1`,
      [shopperId, ...columnsOf(form)],
    ),
  )

const insert = async (tx: Sql, shopperId: number, form: AddressForm, at: number): Promise<number> => {
  const same = await findSame(tx, shopperId, form)
  if (same) return same.id
  if ((await countAddresses(tx, shopperId)) >= MOST_ADDRESSES) {
    throw refuse('addresses-full', { most: MOST_ADDRESSES })
  }
  const row = await first(
    tx.query<{ id: number }>(
      `insert into addresses (user_id, name, mobile, country, province_id, city_id, area_id, detail, tag, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
      [shopperId, ...columnsOf(form), at],
    ),
  )
  if (row === undefined) throw refuse('address-not-found')
  return row.id
}

const update = async (tx: Sql, shopperId: number, id: number, form: AddressForm): Promise<void> => {
  const changed = await tx.query(
    `update addresses set name = $3, mobile = $4, country = $5, province_id = $6, city_id = $7, area_id = $8,
       detail = $9, tag = $10 where user_id = $1 and id = $2 returning id`,
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
      const isFirst = addressId === undefined && (await countAddresses(tx, shopper.id)) === 0
      const saved = addressId ?? (await insert(tx, shopper.id, form, at))
      if (addressId !== undefined) await update(tx, shopper.id, addressId, form)
      if (form.isDefault || isFirst) await makeDefault(tx, shopper.id, saved)
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
      const next = wasDefault ? (await listAddresses(tx, shopper.id, 1, 0))[0] : undefined
      if (next) await makeDefault(tx, shopper.id, next.id)
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
