import { PICTURE_ADDRESS_MAX_LENGTH } from '../../../domain/account/picture.ts'
import { englishText, mainText, otherTexts, type Texts } from '../../../domain/catalogue/product-draft.ts'
import { PROMO_CODE_MAX_LENGTH } from '../../../domain/orders/order.ts'
import { normaliseInput } from '../../../domain/shared/text.ts'
import { STOCK_REASONS, WORDS_MAX_LENGTH } from '../../../domain/staff/acts.ts'
import type { StaffKind } from '../../../domain/staff/queue.ts'
import { needsWords, promoActs, promoPeriodFault } from '../../../domain/staff/rules.ts'
import { seesShop } from '../../../domain/staff/staff.ts'
import { isUnsupported } from '../../../domain/wallet/network.ts'
import { first, type Sql } from '../database/database.ts'
import type { Input } from '../http/input.ts'
import { forbidden, refuse } from '../http/refusal.ts'
import type { Acted, Handlers, Work } from './act.ts'
import { tooLate } from './journal.ts'
import { readWords } from './order-acts.ts'
import { type Goods, loadGoods, moveStock, refuseForeignPictures, saveGoods } from './product-store.ts'
import {
  readAmount,
  readAttributes,
  readDescription,
  readOptions,
  readPictures,
  readTexts,
  readTitle,
  readVariants,
} from './read-draft.ts'

const idOf = ({ id }: Work): number | undefined => {
  if (id === '') return undefined
  const number = Number(id)
  if (!Number.isSafeInteger(number) || number < 1) throw refuse('staff-not-found')
  return number
}

/** A removable number: empty removes it, missing keeps it. */
const readRank = (input: Input, name: string, before: number | undefined): number | undefined => {
  const text = input.optionalText(name, 12)
  if (text === undefined) return before
  return text === '' ? undefined : input.integer(name, 1, 1_000_000)
}

const NEW_GOODS = {
  key: '',
  title: {},
  description: {},
  keywords: [],
  pictures: [],
  attributes: [],
  options: [],
  variants: [],
  weightGrams: 0,
  hotRank: undefined,
  recommendRank: undefined,
  isOnSale: true,
}

/** The shop of a new item: a clerk's own, or the one given. */
const readShop = ({ input, actor }: Work, before: number | undefined): number => {
  const named = input.optionalId('shop')
  const shop = named ?? before ?? actor.shopId
  if (shop === undefined) throw refuse('field-required', { field: 'shop' })
  if (!seesShop(actor, shop)) throw forbidden()
  return shop
}

/** The ranks of a product, which only platform staff may set. */
const ranksOf = ({ input, actor }: Work, before: Pick<Goods, 'hotRank' | 'recommendRank'>) =>
  actor.shopId === undefined
    ? {
        hotRank: readRank(input, 'hot_rank', before.hotRank),
        recommendRank: readRank(input, 'recommend_rank', before.recommendRank),
      }
    : { hotRank: before.hotRank, recommendRank: before.recommendRank }

const journalFields = ({ key, isOnSale, variants, title, categoryId }: Goods) => ({
  key,
  title: mainText(title),
  category: categoryId,
  is_on_sale: isOnSale,
  prices: variants.map(({ price }) => price),
})

const saveProduct = async (work: Work): Promise<Acted> => {
  const { tx, input, actor, now } = work
  const id = idOf(work)
  const before = id === undefined ? undefined : await loadGoods(tx, id, 'for update')
  if (id !== undefined && (before === undefined || !seesShop(actor, before.goods.shopId)))
    throw refuse('product-not-found')
  const was = before?.goods ?? NEW_GOODS
  const sent = readVariants(input)
  const categoryId = input.optionalId('category') ?? before?.goods.categoryId
  if (categoryId === undefined) throw refuse('field-required', { field: 'category' })
  const goods: Goods = {
    key: input.optionalText('key', 60) ?? was.key,
    shopId: readShop(work, before?.goods.shopId),
    categoryId,
    title: readTitle(input) ?? was.title,
    description: readDescription(input) ?? was.description,
    keywords: input.has('keywords') ? input.list('keywords', 40, 60) : was.keywords,
    pictures: readPictures(input, 'pictures') ?? was.pictures,
    attributes: readAttributes(input) ?? was.attributes,
    options: readOptions(input) ?? was.options,
    // The stock of an existing variant only changes by its own action, because it may be sold while the editor is
    // open.
    variants: sent?.map((one) => (one.id === undefined ? one : { ...one, stock: undefined })) ?? was.variants,
    weightGrams: input.optionalInteger('weight_grams', 0, 1_000_000) ?? was.weightGrams,
    ...ranksOf(work, was),
    isOnSale: input.optionalFlag('is_on_sale') ?? was.isOnSale,
  }
  const known = new Map(sent?.map((one) => [one.values.join(','), one.id]))
  const saved = await saveGoods(tx, id, goods, {
    who: actor.name,
    now,
    idsOf: ({ values }) => known.get(values.join(',')),
  })
  return {
    subject: String(saved),
    shopId: goods.shopId,
    before: before ? journalFields(before.goods) : {},
    after: journalFields(goods),
  }
}

/** Locks the product of an action, if the staff member may see it. */
const lockProduct = async (work: Work): Promise<{ readonly id: number; readonly goods: Goods }> => {
  const id = idOf(work)
  const found = id === undefined ? undefined : await loadGoods(work.tx, id, 'for update')
  if (id === undefined || found === undefined || !seesShop(work.actor, found.goods.shopId))
    throw refuse('product-not-found')
  return { id, goods: found.goods }
}

const putOnSale = async (work: Work): Promise<Acted> => {
  const isOnSale = work.input.optionalFlag('is_on_sale')
  if (isOnSale === undefined) throw refuse('field-required', { field: 'is_on_sale' })
  const { id, goods } = await lockProduct(work)
  await work.tx.query('update products set is_on_sale = $2 where id = $1', [id, isOnSale])
  return {
    subject: String(id),
    shopId: goods.shopId,
    before: { is_on_sale: goods.isOnSale },
    after: { is_on_sale: isOnSale },
  }
}

const changeStock = async (work: Work): Promise<Acted> => {
  const { tx, input, actor, now } = work
  const variantId = input.id('variant_id')
  const change = input.integer('change', -10_000_000, 10_000_000)
  const reason = input.choice('reason', STOCK_REASONS)
  const words = readWords(input, WORDS_MAX_LENGTH, needsWords(reason))
  const { id, goods } = await lockProduct(work)
  const own = await tx.query('select 1 from variants where id = $1 and product_id = $2', [variantId, id])
  if (own.length === 0) throw refuse('staff-not-found')
  const { before, after } = await moveStock(tx, variantId, change, { reason, who: actor.name, now })
  return {
    subject: String(id),
    shopId: goods.shopId,
    before: { variant: variantId, stock: before },
    after: { variant: variantId, stock: after, reason },
    note: words,
  }
}

type Row = Readonly<Record<string, unknown>>

/** Converts two texts and further translations of a row to columns. */
const textColumns = (name: string, texts: Texts): Row => ({
  [name]: mainText(texts),
  [`${name}_en`]: englishText(texts),
  [`${name}_others`]: JSON.stringify(otherTexts(texts)),
})

type Plain = {
  readonly kind: StaffKind
  readonly table: string
  /** The key column; keys that are not numbers are chosen by the creator. */
  readonly key: 'id' | 'key' | 'code' | 'name'
  /** Reads the values to write; a new item (no `before`) needs all required fields. */
  readonly read: (work: Work, isNew: boolean, before: Row | undefined) => Promise<Row> | Row
  /** Refuses to delete an item that others refer to. */
  readonly refuseRemoval?: (tx: Sql, id: string) => Promise<void>
}

const sent = (entries: Readonly<Record<string, unknown>>): Row =>
  Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined))

/** A default value for new items. */
const atFirst = <T>(isNew: boolean, value: T): T | undefined => (isNew ? value : undefined)

/** Refuses a missing field of a new item. */
const need = <T>(value: T | undefined, field: string, isNew: boolean): T | undefined => {
  if (value === undefined || value === '') {
    if (isNew || value === '') throw refuse('field-required', { field })
  }
  return value
}

const needTexts = (texts: Texts | undefined, field: string, isNew: boolean): Texts | undefined => {
  if ((texts === undefined && isNew) || (texts !== undefined && mainText(texts) === ''))
    throw refuse('field-required', { field })
  return texts
}

/** The pictures in a column of a row, which its editor may send back unchanged, wherever they came from. */
const picturesOf = (row: Row | undefined, column: string): readonly string[] =>
  [row?.[column] ?? []].flat().map(String)

/** Accepts a picture of this shop, or one that the column already contains. */
const picture = async (
  { tx, input }: Work,
  name: string,
  before: Row | undefined,
  column = name,
): Promise<string | undefined> => {
  const address = input.optionalText(name, PICTURE_ADDRESS_MAX_LENGTH)
  if (address !== undefined && address !== '')
    await refuseForeignPictures(tx, [address], picturesOf(before, column), name)
  return address
}

const KEY = /^[\p{L}\p{N}][\p{L}\p{N}._ -]*$/u

/** A key that cannot be changed later. */
const readKey = (input: Input, field: string, max: number): string | undefined => {
  const key = input.visibleText(field, max)
  if (key !== undefined && !KEY.test(key)) throw refuse('field-not-valid', { field })
  return key
}

/** A removable number: null for none, undefined when not sent. */
const readLimit = (input: Input, name: string, min: number, max: number): number | null | undefined =>
  input.optionalText(name, 12) === '' ? null : input.optionalInteger(name, min, max)

const KINDS: readonly Plain[] = [
  {
    kind: 'category',
    table: 'categories',
    key: 'id',
    read: async (work, isNew, before) => {
      const { input } = work
      const name = needTexts(readTexts(input, 'name', 60), 'name', isNew)
      return {
        ...sent({
          key: need(readKey(input, 'key', 40), 'key', isNew),
          image: need(await picture(work, 'picture', before, 'image'), 'picture', isNew),
          sort: input.optionalInteger('sort', 0, 100_000),
        }),
        ...(name && textColumns('name', name)),
      }
    },
    refuseRemoval: async (tx, id) => {
      const used = await tx.query('select 1 from products where category_id = $1 limit 1', [id])
      if (used.length > 0) throw refuse('staff-in-use')
    },
  },
  {
    kind: 'banner',
    table: 'banners',
    key: 'id',
    read: async ({ tx, input }, isNew, before) => {
      const pictures = need(readPictures(input, 'pictures'), 'pictures', isNew)
      if (pictures) await refuseForeignPictures(tx, pictures, picturesOf(before, 'images'), 'pictures')
      const title = readTexts(input, 'title', 120)
      const text = readTexts(input, 'text', 300)
      const link = input.optionalText('link', 300)
      // Must be a path of this app, so that a banner cannot lead to another site.
      if (link && !/^\/(?!\/)/.test(link)) throw refuse('field-not-valid', { field: 'link' })
      return {
        ...sent({ images: pictures && [...pictures], link, sort: input.optionalInteger('sort', 0, 100_000) }),
        ...(title && textColumns('title', title)),
        ...(text && textColumns('text', text)),
      }
    },
  },
  {
    kind: 'promo',
    table: 'promos',
    key: 'code',
    read: async ({ tx, input, now }, isNew, before) => {
      const type = need(
        input.has('type') ? input.choice('type', ['amount', 'percent', 'freight']) : undefined,
        'type',
        isNew,
      )
      const title = needTexts(readTexts(input, 'title', 120), 'title', isNew)
      const code = need(input.optionalText('code', PROMO_CODE_MAX_LENGTH), 'code', isNew)
      const starts = input.optionalInteger('starts_at', 0, 10_000_000_000)
      const ends = need(input.optionalInteger('ends_at', 0, 10_000_000_000), 'ends_at', isNew)
      const value = readPromoValue(input, type)
      // The meaning of the value depends on the type: ten percent must not become ten cents.
      const isOtherKind = type !== undefined && type !== before?.['kind']
      if (isOtherKind && type !== 'freight' && value === undefined)
        throw refuse('field-required', { field: 'value' })
      const minimum = readAmount(input, 'minimum')
      const row = sent({
        code: code === undefined ? undefined : normaliseInput(code).toUpperCase(),
        kind: type,
        value: value ?? (isNew ? 0 : undefined),
        minimum_cents: minimum ?? (isNew ? 0 : undefined),
        cap_cents: input.optionalText('cap', 20) === '' ? null : readAmount(input, 'cap'),
        is_claimable: input.optionalFlag('is_claimable'),
        shop_id: await readPromoShop(tx, input),
        starts_at: starts ?? (isNew ? now : undefined),
        ends_at: ends,
        usage_limit: readLimit(input, 'usage_limit', 1, 1_000_000_000),
        per_person: input.optionalInteger('per_person', 1, 1_000) ?? (isNew ? 1 : undefined),
      })
      refusePromo({ ...before, ...row }, before, now)
      return { ...row, ...(title && textColumns('title', title)) }
    },
    refuseRemoval: async (tx, code) => {
      const used = await tx.query(
        "select 1 from order_groups where $1 = any(string_to_array(promo_code, ',')) limit 1",
        [code],
      )
      if (used.length > 0) throw refuse('staff-in-use')
    },
  },
  {
    kind: 'network',
    table: 'networks',
    key: 'name',
    read: ({ input }, isNew) => {
      const name = need(readKey(input, 'name', 40), 'name', isNew)
      if (name && isUnsupported(name)) throw refuse('network-unsupported', { field: 'name' })
      const address = need(input.optionalText('address', 128), 'address', isNew)
      if (address !== undefined && !/^[0-9A-Za-z:_-]{10,128}$/.test(address))
        throw refuse('field-not-valid', { field: 'address' })
      const tip = readTexts(input, 'tip', 500)
      return {
        ...sent({
          name,
          address,
          min_cents: readAmount(input, 'minimum'),
          confirmations: readLimit(input, 'confirmations', 0, 10_000),
          sort: input.optionalInteger('sort', 0, 100_000),
        }),
        ...(tip && textColumns('tip', tip)),
      }
    },
  },
  {
    kind: 'courier',
    table: 'couriers',
    key: 'key',
    read: ({ input }, isNew) => {
      const countries = input.has('countries') ? input.list('countries', 250, 2) : undefined
      if (countries?.some((one) => !/^[A-Z]{2}$/.test(one)))
        throw refuse('field-not-valid', { field: 'countries' })
      return sent({
        key: need(readKey(input, 'key', 40), 'key', isNew),
        name: need(input.visibleText('name', 60), 'name', isNew),
        prefix: input.optionalText('prefix', 8) ?? (isNew ? '' : undefined),
        freight_cents: readAmount(input, 'freight') ?? (isNew ? 0 : undefined),
        countries: countries === undefined ? atFirst(isNew, ['ID']) : [...countries],
        // Tracking events are entered by people; the demo's simulated staff has routes of its own.
        route: atFirst(isNew, '[]'),
      })
    },
    refuseRemoval: async (tx, key) => {
      const used = await tx.query('select 1 from orders where courier = $1 limit 1', [key])
      if (used.length > 0) throw refuse('staff-in-use')
    },
  },
  {
    kind: 'article',
    table: 'articles',
    key: 'id',
    read: ({ input, now }, isNew) => {
      const title = needTexts(readTexts(input, 'title', 200), 'title', isNew)
      const content = needTexts(readTexts(input, 'content', 100_000), 'content', isNew)
      return {
        ...sent({
          kind: need(
            input.has('type') ? input.choice('type', ['help', 'law', 'about']) : undefined,
            'type',
            isNew,
          ),
          created_at: isNew ? now : undefined,
        }),
        ...(title && textColumns('title', title)),
        ...(content && textColumns('content', content)),
      }
    },
  },
  {
    kind: 'shop',
    table: 'shops',
    key: 'id',
    read: async (work, isNew, before) => {
      const { input, now } = work
      const country = input.optionalText('country', 2)
      if (country && !/^[A-Z]{2}$/.test(country)) throw refuse('field-not-valid', { field: 'country' })
      const countryName = readTexts(input, 'country_name', 60)
      const about = readTexts(input, 'about', 20_000)
      const key = input.optionalText('key', 60)
      const avatar = await picture(work, 'avatar', before)
      return {
        ...sent({
          key: key === '' ? null : key,
          name: need(input.visibleText('name', 80), 'name', isNew),
          country: country ?? (isNew ? 'ID' : undefined),
          town: input.visibleText('town', 80),
          avatar: avatar ?? (isNew ? '' : undefined),
          banner: await picture(work, 'banner', before),
          reply_minutes: input.optionalInteger('reply_minutes', 0, 100_000),
          created_at: isNew ? now : undefined,
        }),
        ...(countryName && textColumns('country_name', countryName)),
        ...(about && textColumns('about', about)),
      }
    },
  },
]

/** The shop of a promo code: null for all shops, undefined when not sent. */
const readPromoShop = async (tx: Sql, input: Input): Promise<number | null | undefined> => {
  if (input.optionalText('shop', 20) === '') return null
  const shop = input.optionalId('shop')
  if (shop === undefined) return undefined
  const shops = await tx.query('select 1 from shops where id = $1', [shop])
  if (shops.length === 0) throw refuse('shop-not-found', { field: 'shop' })
  return shop
}

/** Refuses invalid combinations of a promo code's fields; `next` is the row to be stored. */
const refusePromo = (next: Row, before: Row | undefined, now: number): void => {
  const period = { startsAt: Number(next['starts_at']), endsAt: Number(next['ends_at']) }
  switch (promoPeriodFault(period, before === undefined ? now : undefined)) {
    case 'ends-before-start':
      throw refuse('staff-promo-ends-first', { field: 'ends_at' })
    case 'over-at-once':
      throw refuse('staff-promo-over', { field: 'ends_at' })
    case undefined:
  }
  const { used = 0, usage_limit: limit } = next
  // The row is locked, so nobody uses it meanwhile.
  if (typeof limit === 'number' && Number(used) > limit)
    throw refuse('staff-promo-used-more', { field: 'usage_limit', used: Number(used) })
}

/** Ends a promo code now, started or not; existing orders keep it. */
const endPromo = async ({ tx, id, now }: Work): Promise<Acted> => {
  const row = await first(
    tx.query<{ code: string; ends_at: number }>(
      'select code, ends_at from promos where code = $1 for update',
      [id],
    ),
  )
  if (row === undefined) throw refuse('staff-not-found')
  if (!promoActs({ endsAt: row.ends_at, now }).includes('end')) throw await tooLate(tx, 'promo', id)
  await tx.query('update promos set ends_at = $2 where code = $1', [row.code, now])
  return { subject: row.code, shopId: null, before: { ends_at: row.ends_at }, after: { ends_at: now } }
}

/** Dollars for an amount, whole percent for a percentage; shipping codes have no value. */
const readPromoValue = (input: Input, type: string | undefined): number | undefined => {
  if (!input.has('value') || type === 'freight') return undefined
  if (type === undefined) throw refuse('field-required', { field: 'type' })
  const value = type === 'percent' ? input.integer('value', 1, 100) : readAmount(input, 'value')
  if (value === undefined || value <= 0) throw refuse('field-not-valid', { field: 'value' })
  return value
}

const CAST: Readonly<Record<string, string>> = { images: '::text[]', countries: '::text[]', route: '::jsonb' }
const castOf = (column: string): string => CAST[column] ?? (column.endsWith('_others') ? '::jsonb' : '')

/** A row for the journal, without long texts. */
const forJournal = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).filter(([, value]) => typeof value !== 'string' || value.length <= 300),
  )

const savePlain =
  ({ kind, table, key, read }: Plain) =>
  async (work: Work): Promise<Acted> => {
    const { tx, id } = work
    const where = `${key} = $1${key === 'id' ? '::bigint' : ''}`
    const subject = key === 'id' ? (idOf(work) ?? '') : id
    const before =
      subject === ''
        ? undefined
        : await first(tx.query<Row>(`select * from ${table} where ${where} for update`, [subject]))
    if (id !== '' && before === undefined) throw refuse('staff-not-found')
    const isNew = before === undefined
    const row = await read(work, isNew, before)
    const named = row[key]
    if (!isNew && key !== 'id' && named !== undefined && named !== id)
      throw refuse('staff-name-stays', { field: key })
    const columns = Object.keys(row)
    if (!isNew) {
      const sets = columns.map((column, index) => `${column} = $${index + 2}${castOf(column)}`)
      if (sets.length > 0)
        await tx.query(`update ${table} set ${sets.join(', ')} where ${where}`, [
          subject,
          ...Object.values(row),
        ])
      return {
        subject: String(subject),
        shopId: kind === 'shop' ? Number(subject) : null,
        before: forJournal(before),
        after: forJournal(row),
      }
    }
    // Concurrent creations get consecutive numbers.
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 41))', [table])
    if (key !== 'id' || table === 'categories' || table === 'shops') {
      const column = key === 'id' ? 'key' : key
      const taken = await tx.query(`select 1 from ${table} where lower(${column}) = lower($1::text)`, [
        row[column] ?? null,
      ])
      if (taken.length > 0) throw refuse('staff-key-taken', { field: column, value: String(row[column]) })
    }
    const numbered = key === 'id' && table !== 'shops'
    const made = await first(
      tx.query<Row>(
        `insert into ${table} (${[...(numbered ? ['id'] : []), ...columns].join(', ')})
         select ${[...(numbered ? [`(select coalesce(max(id), 0) + 1 from ${table})`] : []), ...columns.map((column, index) => `$${index + 1}${castOf(column)}`)].join(', ')}
         returning ${key}`,
        Object.values(row),
      ),
    )
    const made_id = String(made?.[key] ?? '')
    return { subject: made_id, shopId: kind === 'shop' ? Number(made_id) : null, after: forJournal(row) }
  }

const removePlain =
  ({ table, key, refuseRemoval }: Plain) =>
  async (work: Work): Promise<Acted> => {
    const { tx, id } = work
    const subject = key === 'id' ? (idOf(work) ?? 0) : id
    const cast = key === 'id' ? '::bigint' : ''
    const before = await first(
      tx.query<Row>(`select * from ${table} where ${key} = $1${cast} for update`, [subject]),
    )
    if (before === undefined) throw refuse('staff-not-found')
    await refuseRemoval?.(tx, String(subject))
    await tx.query(`delete from ${table} where ${key} = $1${cast}`, [subject])
    return { subject: String(subject), shopId: null, before: forJournal(before) }
  }

/** The handlers of catalogue actions. */
export const catalogueHandlers: Handlers = {
  'product/save': saveProduct,
  'product/stock': changeStock,
  'product/sale': putOnSale,
  'promo/end': endPromo,
  ...Object.fromEntries(
    KINDS.flatMap((plain) => [
      [`${plain.kind}/save`, savePlain(plain)],
      [`${plain.kind}/remove`, removePlain(plain)],
    ]),
  ),
}
