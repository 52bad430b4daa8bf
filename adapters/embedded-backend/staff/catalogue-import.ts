import type { Language } from '../../../domain/account/language.ts'
import { PICTURE_ADDRESS_MAX_LENGTH } from '../../../domain/account/picture.ts'
import {
  type CatalogueFile,
  CSV_COLUMNS,
  type FileFault,
  type FileProduct,
  type FileVariant,
  readCatalogueCsv,
  readCatalogueJson,
  writeCell,
} from '../../../domain/catalogue/catalogue-file.ts'
import { type DraftVariant, mainText } from '../../../domain/catalogue/product-draft.ts'
import { type Cents, parseCents } from '../../../domain/shared/money.ts'
import { Defect } from '../../../domain/shared/result.ts'
import { seesShop } from '../../../domain/staff/staff.ts'
import { csvOf } from '../../../domain/wallet/bill-csv.ts'
import type { BackendDeps } from '../backend-deps.ts'
import { first, type Sql } from '../database/database.ts'
import { inWords } from '../http/messages/field-labels.ts'
import { translate } from '../http/messages/messages.ts'
import { Refusal, refuse } from '../http/refusal.ts'
import { ok } from '../http/route.ts'
import { amount, amountOrEmpty, flag } from '../rows/row-format.ts'
import { secondsOf } from '../time/clock.ts'
import { writeJournal } from './journal.ts'
import { type Goods, loadGoods, saveGoods, type VariantRow } from './product-store.ts'
import { type StaffCall, type StaffReply, type StaffRoute, staffRoute } from './staff-route.ts'
import type { Actor } from './staff-store.ts'

/** A line with an error, with the reason in the reader's language. */
type ImportError = { readonly line: number; readonly field: string; readonly reason: string }

const wordsOf = (language: Language, fault: FileFault): string => {
  switch (fault.kind) {
    case 'no-json':
      return translate(language, 'import-no-json')
    case 'no-products':
      return translate(language, 'import-no-products')
    case 'quote-open':
      return translate(language, 'import-quote')
    case 'required':
      return translate(language, 'import-required', { value: fault.field })
    case 'column-unknown':
      return translate(language, 'import-column-unknown', { value: fault.value })
    case 'column-missing':
      return translate(language, 'import-column-missing', { value: fault.value })
    case 'differs':
      return translate(language, 'import-differs', { value: fault.value })
    case 'not-a-list':
      return translate(language, 'import-not-a-list', { value: fault.value })
    case 'row-length':
      return translate(language, 'import-row-length', { expected: fault.expected, found: fault.found })
  }
}

/** An invalid figure of a file, with its line. */
class LineFault extends Defect {
  override name = 'LineFault'
  readonly line: number
  readonly refusal: Refusal

  constructor(line: number, refusal: Refusal) {
    super(refusal.key)
    this.line = line
    this.refusal = refusal
  }
}

const EXACT = /^\d{1,10}(?:\.\d{1,2})?$/

const figure = (line: number, field: string, text: string): Cents => {
  const cents = EXACT.test(text) ? parseCents(text) : undefined
  if (cents === undefined) throw new LineFault(line, refuse('import-price', { field, value: text }))
  return cents
}

const whole = (line: number, field: string, text: string): number => {
  if (!/^\d{1,8}$/.test(text)) throw new LineFault(line, refuse('import-number', { field, value: text }))
  return Number(text)
}

/** The names that a file may refer to, loaded once. */
type Names = {
  readonly shops: ReadonlyMap<string, number>
  readonly categories: ReadonlyMap<string, number>
  /** Addresses of the pictures in the file; '' for one that is uploaded only when saving. */
  readonly pictures: ReadonlyMap<string, string>
}

const OWN = /^\/(?:upload|art)\//
/** A placeholder for a missing picture while a file is only checked. */
const ANY_PICTURE = '/art/1f6cd-fe0f.webp'

const pictureOf = ({ pictures }: Names, line: number, name: string): string => {
  if (name === '' || OWN.test(name)) return name
  const address = pictures.get(name)
  if (address === undefined)
    throw new LineFault(line, refuse('import-picture', { field: 'pictures', value: name }))
  return address || ANY_PICTURE
}

const FLAGS: Readonly<Record<string, boolean>> = {
  '1': true,
  true: true,
  yes: true,
  '0': false,
  false: false,
  no: false,
}

const flagOf = (line: number, text: string): boolean => {
  const value = FLAGS[text.toLowerCase()]
  if (value === undefined)
    throw new LineFault(line, refuse('import-number', { field: 'on_sale', value: text }))
  return value
}

const variantOf = (
  names: Names,
  { line, price, marketPrice, stock, code, picture }: FileVariant,
  values: readonly number[],
  before: DraftVariant | undefined,
): DraftVariant => {
  const cost = price ? figure(line, 'price', price) : before?.price
  if (cost === undefined)
    throw new LineFault(line, refuse('import-required', { field: 'price', value: 'price' }))
  const market = marketPrice === undefined ? before?.marketPrice : undefined
  return {
    values,
    price: cost,
    marketPrice: marketPrice ? figure(line, 'market_price', marketPrice) : market,
    stock: stock ? whole(line, 'stock', stock) : undefined,
    code: code ?? before?.code ?? '',
    picture: picture === undefined ? (before?.picture ?? '') : pictureOf(names, line, picture),
  }
}

/** The variants of a product after the import. */
const variantsOf = (
  names: Names,
  file: FileProduct,
  before: { readonly goods: Goods; readonly variants: readonly VariantRow[] } | undefined,
): readonly DraftVariant[] => {
  const known = before?.goods.variants ?? []
  if (file.variants === undefined) return known
  const { options } = file
  if (options === undefined && before) {
    // Only figures: each line finds its variant by code, or there is only one.
    const changed = file.variants.map((one) => {
      const index =
        before.variants.length === 1
          ? 0
          : before.variants.findIndex(({ code }) => code === (one.code || '\0'))
      const found = known[index]
      if (found === undefined)
        throw new LineFault(one.line, refuse('import-variant', { field: 'code', value: one.code ?? '' }))
      return { index, variant: variantOf(names, one, found.values, found) }
    })
    return known.map((one, index) => changed.find((each) => each.index === index)?.variant ?? one)
  }
  return file.variants.map((one) => {
    const values = (options ?? []).map((option, index) => {
      const wanted = one.values[index] ?? ''
      return option.values.findIndex((value) => Object.values(value).includes(wanted))
    })
    if (values.includes(-1) || one.values.length !== (options ?? []).length)
      throw new LineFault(
        one.line,
        refuse('import-variant', { field: 'values', value: one.values.join(',') }),
      )
    const spec = one.values.join(',')
    const index = before?.variants.findIndex((row) => row.spec === spec) ?? -1
    return variantOf(names, one, values, known[index])
  })
}

const NEW_GOODS = {
  title: {},
  description: {},
  keywords: [],
  pictures: [],
  attributes: [],
  options: [],
  weightGrams: 0,
  hotRank: undefined,
  recommendRank: undefined,
  isOnSale: true,
}

const findShop = (actor: Actor, names: Names, file: FileProduct, before: number | undefined): number => {
  const named = file.shop === undefined ? undefined : names.shops.get(file.shop.toLowerCase())
  if (file.shop !== undefined && named === undefined)
    throw refuse('import-shop', { field: 'shop', value: file.shop })
  const shop = named ?? before ?? actor.shopId
  if (shop === undefined) throw refuse('import-required', { field: 'shop', value: 'shop' })
  if (!seesShop(actor, shop) || (before !== undefined && !seesShop(actor, before)))
    throw refuse('import-shop', { field: 'shop', value: file.shop ?? '' })
  return shop
}

const findCategory = (names: Names, file: FileProduct, before: number | undefined): number => {
  const found = file.category === undefined ? before : names.categories.get(file.category.toLowerCase())
  if (found === undefined)
    throw file.category === undefined
      ? refuse('import-required', { field: 'category', value: 'category' })
      : refuse('import-category', { field: 'category', value: file.category })
  return found
}

type Outcome = 'added' | 'changed' | 'unchanged'

/** Without generated ids, for comparing two versions. */
const printOf = (goods: Goods): string =>
  JSON.stringify({ ...goods, variants: goods.variants.map(({ stock: _, ...rest }) => rest) })

const saveOne = async (
  tx: Sql,
  actor: Actor,
  names: Names,
  file: FileProduct,
  now: number,
): Promise<Outcome> => {
  const found = await first(
    tx.query<{ id: number }>(
      `select id from products where key = $1 or (key is null and 'product-' || id = $1)
       order by key nulls last limit 1`,
      [file.key],
    ),
  )
  const before = found && (await loadGoods(tx, found.id, 'for update'))
  const was = before?.goods ?? NEW_GOODS
  const goods: Goods = {
    key: file.key,
    shopId: findShop(actor, names, file, before?.goods.shopId),
    categoryId: findCategory(names, file, before?.goods.categoryId),
    title: file.title ?? was.title,
    description: file.description ?? was.description,
    keywords: file.keywords ?? was.keywords,
    pictures: file.pictures?.map((name) => pictureOf(names, file.line, name)) ?? was.pictures,
    attributes: file.attributes ?? was.attributes,
    options: file.options ?? was.options,
    variants: variantsOf(names, file, before),
    weightGrams: file.weightGrams ? whole(file.line, 'weight_grams', file.weightGrams) : was.weightGrams,
    hotRank: was.hotRank,
    recommendRank: was.recommendRank,
    isOnSale: file.isOnSale ? flagOf(file.line, file.isOnSale) : was.isOnSale,
  }
  const stocks = goods.variants.map(
    ({ stock }, index) => stock !== undefined && stock !== before?.variants[index]?.stock,
  )
  if (before && printOf(before.goods) === printOf(goods) && !stocks.some(Boolean)) return 'unchanged'
  const id = await saveGoods(tx, found?.id, goods, { who: actor.name, now })
  const done = {
    subject: String(id),
    shopId: goods.shopId,
    before: before
      ? { title: mainText(before.goods.title), prices: before.goods.variants.map(({ price }) => price) }
      : {},
    after: { key: goods.key, title: mainText(goods.title), prices: goods.variants.map(({ price }) => price) },
  }
  await writeJournal(tx, actor, 'product', 'imported', done, { now })
  return found ? 'changed' : 'added'
}

/** Rolls back the transaction of a check, or of a file with errors. */
class NothingSaved extends Defect {
  override name = 'NothingSaved'
}

const namesOf = async (sql: Sql, pictures: ReadonlyMap<string, string>): Promise<Names> => {
  const shops = await sql.query<{ id: number; key: string | null }>('select id, key from shops')
  const categories = await sql.query<{ id: number; key: string }>('select id, key from categories')
  const numbered = (rows: readonly { readonly id: number; readonly key: string | null }[]) =>
    new Map(
      rows.flatMap(({ id, key }) => [
        [String(id), id] as const,
        ...(key ? [[key.toLowerCase(), id] as const] : []),
      ]),
    )
  return { shops: numbered(shops), categories: numbered(categories), pictures }
}

const errorOf = (language: Language, line: number, cause: unknown): ImportError => {
  const at = cause instanceof LineFault ? cause.line : line
  const refusal = cause instanceof LineFault ? cause.refusal : cause
  if (!(refusal instanceof Refusal)) throw cause
  const { key, args } = refusal
  return {
    line: at,
    field: String(args['field'] ?? ''),
    reason: translate(language, key, inWords(language, args)),
  }
}

/** Names of pictures in the file that the shop does not have. */
const picturesIn = ({ products }: CatalogueFile): readonly string[] => [
  ...new Set(
    products
      .flatMap(({ pictures, variants }) => [
        ...(pictures ?? []),
        ...(variants ?? []).flatMap(({ picture }) => (picture ? [picture] : [])),
      ])
      .filter((name) => name !== '' && !OWN.test(name)),
  ),
]

/** Most bytes of a file: a catalogue of about ten thousand lines. */
const MAX_BYTES = 16 * 1024 * 1024

const importFile =
  ({ database, clock }: BackendDeps) =>
  async ({ input, staff, language }: StaffCall): Promise<StaffReply> => {
    const text = input.secret('text', MAX_BYTES)
    const format = input.choice('format', ['json', 'csv'])
    const isSaving = input.optionalFlag('save') === true
    const sent = input.object('pictures')
    const file = format === 'json' ? readCatalogueJson(text) : readCatalogueCsv(text)
    const wanted = picturesIn(file)
    const pictures = new Map(
      wanted.flatMap((name) => {
        const address = sent?.optionalText(name, PICTURE_ADDRESS_MAX_LENGTH)
        return address === undefined || (isSaving && address === '') ? [] : [[name, address] as const]
      }),
    )
    const now = secondsOf(clock)
    const counts = { added: 0, changed: 0, unchanged: 0 }
    const errors: ImportError[] = file.faults.map((fault) => ({
      line: fault.line,
      field: fault.field,
      reason: wordsOf(language, fault),
    }))
    const work = async (tx: Sql): Promise<void> => {
      // The transaction may be repeated.
      Object.assign(counts, { added: 0, changed: 0, unchanged: 0 })
      errors.length = file.faults.length
      const names = await namesOf(tx, pictures)
      for (const product of file.products) {
        try {
          counts[await saveOne(tx, staff, names, product, now)] += 1
        } catch (cause) {
          errors.push(errorOf(language, product.line, cause))
        }
      }
      // Checking runs the complete save and rolls it back, so that saving finds no further errors.
      if (errors.length > 0 || !isSaving) throw new NothingSaved('nothing is saved')
    }
    const isSaved = await database.transaction(work).then(
      () => true,
      (cause: unknown) => {
        if (cause instanceof NothingSaved) return false
        throw cause
      },
    )
    errors.sort((one, other) => one.line - other.line)
    return ok({ ...counts, errors, pictures: wanted, is_saved: flag(isSaved) })
  }

const shopCondition = (staff: Actor, shop: number | undefined): number | null => staff.shopId ?? shop ?? null

type Exported = { readonly id: number; readonly shop: string; readonly category: string }

const jsonOf = (goods: Goods, variants: readonly VariantRow[], { shop, category }: Exported) => ({
  key: goods.key,
  shop,
  category,
  title: goods.title,
  description: goods.description,
  keywords: goods.keywords,
  pictures: goods.pictures,
  attributes: goods.attributes,
  weight_grams: goods.weightGrams,
  on_sale: goods.isOnSale,
  options: goods.options,
  variants: goods.variants.map((variant, index) => ({
    values: goods.options.map(({ values }, place) => mainText(values[variant.values[place] ?? -1] ?? {})),
    price: amount(variant.price),
    market_price: amountOrEmpty(variant.marketPrice ?? null),
    stock: variants[index]?.stock ?? 0,
    code: variant.code,
    picture: variant.picture,
  })),
})

const csvLines = (goods: Goods, variants: readonly VariantRow[], { shop, category }: Exported) =>
  goods.variants.map((variant, index) => {
    const ofProduct: Record<string, string> = {
      shop,
      category,
      keywords: goods.keywords.join(' '),
      pictures: goods.pictures.join('; '),
      weight_grams: String(goods.weightGrams),
      on_sale: goods.isOnSale ? '1' : '0',
    }
    for (const [name, texts] of [
      ['title', goods.title],
      ['description', goods.description],
    ] as const)
      for (const [language, text] of Object.entries(texts))
        ofProduct[language === 'dgn' ? name : `${name}_${language}`] = text
    const values: Record<string, string> = {}
    goods.options.forEach((option, place) => {
      values[`option_${place + 1}`] = writeCell(option.name)
      values[`value_${place + 1}`] = writeCell(option.values[variant.values[place] ?? -1] ?? {})
    })
    const cells: Record<string, string> = {
      product: goods.key,
      ...(index === 0 && ofProduct),
      ...values,
      price: amount(variant.price),
      market_price: amountOrEmpty(variant.marketPrice ?? null),
      stock: String(variants[index]?.stock ?? 0),
      code: variant.code,
      picture: variant.picture,
    }
    return CSV_COLUMNS.map((name) => cells[name] ?? '')
  })

const exportFile =
  ({ database }: BackendDeps) =>
  async ({ input, staff }: StaffCall): Promise<StaffReply> => {
    const format = input.choice('format', ['json', 'csv'], 'json')
    const rows = await database.query<Exported>(
      `select p.id, coalesce(s.key, s.id::text) as shop, c.key as category from products p join shops s on s.id = p.shop_id
       join categories c on c.id = p.category_id where $1::bigint is null or p.shop_id = $1::bigint order by p.id`,
      [shopCondition(staff, input.optionalId('shop'))],
    )
    const products: object[] = []
    const lines: (readonly string[])[] = []
    for (const row of rows) {
      const found = await loadGoods(database, row.id)
      if (found === undefined) continue
      // A product without a key was exported with its id as key, by which an import would not find it: the key is
      // stored.
      const goods = { ...found.goods, key: found.goods.key || `product-${row.id}` }
      if (format === 'json') products.push(jsonOf(goods, found.variants, row))
      else lines.push(...csvLines(goods, found.variants, row))
    }
    const text =
      format === 'json' ? `${JSON.stringify({ products }, null, 2)}\n` : csvOf([CSV_COLUMNS, ...lines])
    return ok({ text })
  }

/** Import and export of the whole catalogue as a file (docs/catalogue-files.md). */
export const importRoutes = (deps: BackendDeps): readonly StaffRoute[] => [
  { ...staffRoute('POST', '/catalogue/import', 'shop', importFile(deps)), maxBytes: MAX_BYTES },
  staffRoute('GET', '/catalogue/export', 'shop', exportFile(deps)),
]
