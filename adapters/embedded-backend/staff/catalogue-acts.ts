import { englishText, mainText, otherTexts, type Texts } from '../../../domain/catalogue/product-draft.ts'
import { PROMO_CODE_MOST } from '../../../domain/orders/order.ts'
import { normaliseInput } from '../../../domain/shared/text.ts'
import { STOCK_REASONS, WORDS_MOST } from '../../../domain/staff/acts.ts'
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

/** A rank or a figure that may be taken away: an empty one is none, one that is not sent stays. */
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

/** Whose shop something new is: a clerk's own, or the one that is named. */
const readShop = ({ input, actor }: Work, before: number | undefined): number => {
  const named = input.optionalId('shop')
  const shop = named ?? before ?? actor.shopId
  if (shop === undefined) throw refuse('field-required', { field: 'shop' })
  if (!seesShop(actor, shop)) throw forbidden()
  return shop
}

/** What of a product a merchant's clerk may not decide: what the house puts forward. */
const ranksOf = ({ input, actor }: Work, before: Pick<Goods, 'hotRank' | 'recommendRank'>) =>
  actor.shopId === undefined
    ? {
        hotRank: readRank(input, 'hot_rank', before.hotRank),
        recommendRank: readRank(input, 'recommend_rank', before.recommendRank),
      }
    : { hotRank: before.hotRank, recommendRank: before.recommendRank }

const tell = ({ key, isOnSale, variants, title, categoryId }: Goods) => ({
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
    // The stock of a variant that is there moves by its own act alone: what an editor has loaded may be sold meanwhile.
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
    before: before ? tell(before.goods) : {},
    after: tell(goods),
  }
}

/** The product of an act, within somebody's sight, and locked. */
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
  const words = readWords(input, WORDS_MOST, needsWords(reason))
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

/** Two texts of a row, and the further ones, in the columns that they stand in. */
const textColumns = (name: string, texts: Texts): Row => ({
  [name]: mainText(texts),
  [`${name}_en`]: englishText(texts),
  [`${name}_others`]: JSON.stringify(otherTexts(texts)),
})

type Plain = {
  readonly kind: StaffKind
  readonly table: string
  /** The column by which it is named; what is no number is named by whoever makes it. */
  readonly key: 'id' | 'key' | 'code' | 'name'
  /** What is about to be written, of what was sent; something new (no `before`) must have all that is needed. */
  readonly read: (work: Work, isNew: boolean, before: Row | undefined) => Promise<Row> | Row
  /** Refuses to remove what others need. */
  readonly refuseRemoval?: (tx: Sql, id: string) => Promise<void>
}

const sent = (entries: Readonly<Record<string, unknown>>): Row =>
  Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined))

/** What something new begins with. */
const atFirst = <T>(isNew: boolean, value: T): T | undefined => (isNew ? value : undefined)

/** Refuses a field that something new must have. */
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

const picture = async ({ tx, input }: Work, name: string): Promise<string | undefined> => {
  const address = input.optionalText(name, 300)
  if (address !== undefined && address !== '') await refuseForeignPictures(tx, [address], [], name)
  return address
}

const KEY = /^[\p{L}\p{N}][\p{L}\p{N}._ -]*$/u

/** A name by which something is called from then on. */
const readKey = (input: Input, field: string, most: number): string | undefined => {
  const key = input.visibleText(field, most)
  if (key !== undefined && !KEY.test(key)) throw refuse('field-not-valid', { field })
  return key
}

/** A figure that may be taken away again: null for none, undefined where it was not sent. */
const readLimit = (input: Input, name: string, least: number, most: number): number | null | undefined =>
  input.optionalText(name, 12) === '' ? null : input.optionalInteger(name, least, most)

const KINDS: readonly Plain[] = [
  {
    kind: 'category',
    table: 'categories',
    key: 'id',
    read: async (work, isNew) => {
      const { input } = work
      const name = needTexts(readTexts(input, 'name', 60), 'name', isNew)
      return {
        ...sent({
          key: need(readKey(input, 'key', 40), 'key', isNew),
          image: need(await picture(work, 'picture'), 'picture', isNew),
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
    read: async ({ tx, input }, isNew) => {
      const pictures = need(readPictures(input, 'pictures'), 'pictures', isNew)
      if (pictures) await refuseForeignPictures(tx, pictures, [], 'pictures')
      const title = readTexts(input, 'title', 120)
      const text = readTexts(input, 'text', 300)
      const link = input.optionalText('link', 300)
      // A path of the app: a banner leads no shopper elsewhere.
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
      const code = need(input.optionalText('code', PROMO_CODE_MOST), 'code', isNew)
      const starts = input.optionalInteger('starts_at', 0, 10_000_000_000)
      const ends = need(input.optionalInteger('ends_at', 0, 10_000_000_000), 'ends_at', isNew)
      const value = readPromoValue(input, type)
      // A figure is read by the kind of its code: what were ten percent would be ten cents.
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
        // Steps are typed in by people; the simulated staff of a demo has routes of its own.
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
    read: async (work, isNew) => {
      const { input, now } = work
      const country = input.optionalText('country', 2)
      if (country && !/^[A-Z]{2}$/.test(country)) throw refuse('field-not-valid', { field: 'country' })
      const countryName = readTexts(input, 'country_name', 60)
      const about = readTexts(input, 'about', 20_000)
      const key = input.optionalText('key', 60)
      const avatar = await picture(work, 'avatar')
      return {
        ...sent({
          key: key === '' ? null : key,
          name: need(input.visibleText('name', 80), 'name', isNew),
          country: country ?? (isNew ? 'ID' : undefined),
          town: input.visibleText('town', 80),
          avatar: avatar ?? (isNew ? '' : undefined),
          banner: await picture(work, 'banner'),
          reply_minutes: input.optionalInteger('reply_minutes', 0, 100_000),
          created_at: isNew ? now : undefined,
        }),
        ...(countryName && textColumns('country_name', countryName)),
        ...(about && textColumns('about', about)),
      }
    },
  },
]

/** Whose goods a promo code counts for: null for those of every shop, undefined where it was not sent. */
const readPromoShop = async (tx: Sql, input: Input): Promise<number | null | undefined> => {
  if (input.optionalText('shop', 20) === '') return null
  const shop = input.optionalId('shop')
  if (shop === undefined) return undefined
  const shops = await tx.query('select 1 from shops where id = $1', [shop])
  if (shops.length === 0) throw refuse('shop-not-found', { field: 'shop' })
  return shop
}

/** Refuses what a promo code cannot be as a whole; `next` is its row as it is about to stand. */
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
  // The row is locked: nobody uses it meanwhile.
  if (typeof limit === 'number' && Number(used) > limit)
    throw refuse('staff-promo-used-more', { field: 'usage_limit', used: Number(used) })
}

/** Ends a promo code now, begun or not; what was ordered with it stays as it is. */
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

/** Dollars for an amount, whole percent for a share; freight has no figure of its own. */
const readPromoValue = (input: Input, type: string | undefined): number | undefined => {
  if (!input.has('value') || type === 'freight') return undefined
  if (type === undefined) throw refuse('field-required', { field: 'type' })
  const value = type === 'percent' ? input.integer('value', 1, 100) : readAmount(input, 'value')
  if (value === undefined || value <= 0) throw refuse('field-not-valid', { field: 'value' })
  return value
}

const CAST: Readonly<Record<string, string>> = { images: '::text[]', countries: '::text[]', route: '::jsonb' }
const castOf = (column: string): string => CAST[column] ?? (column.endsWith('_others') ? '::jsonb' : '')

/** What of a row the journal keeps: all but long texts. */
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
    // Two that are made at once get numbers one after the other.
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

/** What staff does with goods and with what surrounds them. */
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
