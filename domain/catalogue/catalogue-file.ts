import { LANGUAGES, type Language } from '../account/language.ts'
import { type Fields, fieldsOf } from '../shared/fields.ts'
import type { DraftOption, Texts } from './product-draft.ts'

/** A variant in a file. Figures are kept as written, so that an error can name the line. */
export type FileVariant = {
  readonly line: number
  /** Indonesian values (or English where the options have only that), one for each option. */
  readonly values: readonly string[]
  readonly price: string | undefined
  readonly marketPrice: string | undefined
  readonly stock: string | undefined
  readonly code: string | undefined
  readonly picture: string | undefined
}

/** A product in a file; undefined fields keep their current value in the shop. */
export type FileProduct = {
  readonly line: number
  readonly key: string
  readonly shop: string | undefined
  readonly category: string | undefined
  readonly title: Texts | undefined
  readonly description: Texts | undefined
  readonly keywords: readonly string[] | undefined
  readonly pictures: readonly string[] | undefined
  readonly attributes: readonly { readonly name: Texts; readonly value: Texts }[] | undefined
  readonly weightGrams: string | undefined
  readonly isOnSale: string | undefined
  /** Undefined: variants are found by their codes, and only their figures change. */
  readonly options: readonly DraftOption[] | undefined
  readonly variants: readonly FileVariant[] | undefined
}

/** An error in a file, and its line. */
export type FileFault = { readonly line: number; readonly field: string } & (
  | { readonly kind: 'no-json' | 'no-products' | 'quote-open' | 'required' }
  | { readonly kind: 'column-unknown' | 'column-missing' | 'differs' | 'not-a-list'; readonly value: string }
  | { readonly kind: 'row-length'; readonly expected: number; readonly found: number }
)

/** The result of reading a file: products and errors. */
export type CatalogueFile = {
  readonly products: readonly FileProduct[]
  readonly faults: readonly FileFault[]
}

/** The columns of a translated field: `title` is Indonesian, `title_en` English and so on. */
const columnsOf = (name: string): readonly (readonly [string, Language])[] =>
  LANGUAGES.map((language) => [language === 'dgn' ? name : `${name}_${language}`, language] as const)

const OPTION_PLACES = [1, 2, 3] as const

/** The columns of a CSV file, in the order in which they are exported. */
export const CSV_COLUMNS: readonly string[] = [
  ...['product', 'shop', 'category'],
  ...columnsOf('title').map(([column]) => column),
  ...columnsOf('description').map(([column]) => column),
  ...['keywords', 'pictures', 'weight_grams', 'on_sale'],
  ...OPTION_PLACES.flatMap((place) => [`option_${place}`, `value_${place}`]),
  ...['price', 'market_price', 'stock', 'code', 'picture'],
]

type CsvRow = {
  readonly line: number
  readonly cells: readonly string[]
  /** The row's start offset in the text, excluding the line break. */
  readonly from: number
  readonly to: number
}

/** Rows of comma-separated values (RFC 4180), each with the number of the line it begins on; undefined for an open quote. */
export const readCsv = (
  text: string,
): { readonly rows: readonly CsvRow[]; readonly openQuote: number | undefined } => {
  const rows: CsvRow[] = []
  let cells: string[] = []
  let cell = ''
  let isQuoted = false
  let line = 1
  let begun = 1
  let from = 0
  let quotedAt = 1
  const endRow = (to: number): void => {
    cells.push(cell)
    if (cells.some((one) => one !== ''))
      rows.push({ line: begun, cells, from, to: text[to - 1] === '\r' ? to - 1 : to })
    cells = []
    cell = ''
  }
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]
    if (letter === '\n') line += 1
    if (isQuoted) {
      if (letter !== '"') cell += letter
      else if (text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (letter === '"' && cell === '') {
      isQuoted = true
      quotedAt = line
    } else if (letter === ',') {
      cells.push(cell)
      cell = ''
    } else if (letter === '\n') {
      endRow(at)
      begun = line
      from = at + 1
    } else if (letter !== '\r') cell += letter
  }
  if (isQuoted) return { rows, openQuote: quotedAt }
  endRow(text.length)
  return { rows, openQuote: undefined }
}

// The apostrophe that `cellOf` puts before a text that a spreadsheet would run as a formula.
const GUARDED = /^'(?=[\s]*[=+\-@\uff1d\uff0b\uff0d\uff20\u2212|%])/

const plainCell = (cell: string | undefined): string => (cell ?? '').replace(GUARDED, '').trim()

/** Reads a cell with several languages: `Warna | en: Colour | zh-cn: 颜色`. */
export const readCell = (cell: string): Texts => {
  const [first = '', ...rest] = cell.split('|').map((part) => part.trim())
  const others = rest.flatMap((part) => {
    const [, name, text] = /^([a-z-]+)\s*:\s*(.+)$/.exec(part) ?? []
    const language = LANGUAGES.find((one) => one === name)
    return language && text ? [[language, text] as const] : []
  })
  return Object.fromEntries([...(first === '' ? [] : [['dgn', first] as const]), ...others])
}

/** Writes a cell in the format of `readCell`. */
export const writeCell = ({ dgn, ...others }: Texts): string =>
  [dgn ?? '', ...Object.entries(others).map(([language, text]) => `${language}: ${text}`)].join(' | ')

const listIn = (cell: string): readonly string[] =>
  cell
    .split(';')
    .map((one) => one.trim())
    .filter(Boolean)

type Columns = ReadonlyMap<string, number>

const textsIn = (columns: Columns, cells: readonly string[], name: string): Texts | undefined => {
  const found = columnsOf(name).filter(([column]) => columns.has(column))
  if (found.length === 0) return undefined
  return Object.fromEntries(
    found.flatMap(([column, language]) => {
      const text = plainCell(cells[columns.get(column) ?? -1])
      return text === '' ? [] : [[language, text] as const]
    }),
  )
}

/** Columns of the product, which repeat on each of its lines. */
const OF_PRODUCT = CSV_COLUMNS.filter(
  (name) => !/^(?:value_\d|price|market_price|stock|code|picture)$/.test(name),
)

/** Builds a product from its lines. */
const productOf = (
  columns: Columns,
  rows: readonly CsvRow[],
  faults: FileFault[],
): FileProduct | undefined => {
  const [head] = rows
  if (head === undefined) return undefined
  const at = (row: CsvRow, name: string): string | undefined =>
    columns.has(name) ? plainCell(row.cells[columns.get(name) ?? -1]) : undefined
  for (const row of rows.slice(1)) {
    for (const name of OF_PRODUCT) {
      const value = at(row, name)
      if (value && value !== at(head, name))
        faults.push({ line: row.line, field: name, kind: 'differs', value })
    }
  }
  const places = OPTION_PLACES.filter(
    (place) => columns.has(`option_${place}`) && at(head, `option_${place}`),
  )
  const hasOptions = OPTION_PLACES.some((place) => columns.has(`option_${place}`))
  const options = places.map((place): DraftOption => {
    const values = rows.map((row) => readCell(at(row, `value_${place}`) ?? ''))
    const seen = new Map(values.map((value) => [value.dgn ?? value.en ?? '', value] as const))
    // The first line that contains a value decides its translations.
    for (const value of [...values].reverse()) seen.set(value.dgn ?? value.en ?? '', value)
    return { name: readCell(at(head, `option_${place}`) ?? ''), values: [...seen.values()] }
  })
  const hasFigures = ['price', 'market_price', 'stock', 'code', 'picture'].some((name) => columns.has(name))
  return {
    line: head.line,
    key: at(head, 'product') ?? '',
    shop: at(head, 'shop') || undefined,
    category: at(head, 'category') || undefined,
    title: textsIn(columns, head.cells, 'title'),
    description: textsIn(columns, head.cells, 'description'),
    keywords: columns.has('keywords')
      ? (at(head, 'keywords') ?? '').split(/[\s;]+/).filter(Boolean)
      : undefined,
    pictures: columns.has('pictures') ? listIn(at(head, 'pictures') ?? '') : undefined,
    attributes: undefined,
    weightGrams: at(head, 'weight_grams'),
    isOnSale: at(head, 'on_sale'),
    options: hasOptions ? options : undefined,
    variants: hasFigures
      ? rows.map((row) => ({
          line: row.line,
          values: places.map((place) => {
            const value = readCell(at(row, `value_${place}`) ?? '')
            return value.dgn ?? value.en ?? ''
          }),
          price: at(row, 'price'),
          marketPrice: at(row, 'market_price'),
          stock: at(row, 'stock'),
          code: at(row, 'code'),
          picture: at(row, 'picture'),
        }))
      : undefined,
  }
}

/** Reads a catalogue from CSV: one line for each variant; lines with the same `product` belong together. */
export const readCatalogueCsv = (text: string): CatalogueFile => {
  const { rows, openQuote } = readCsv(text.replace(/^\ufeff/, ''))
  if (openQuote !== undefined)
    return { products: [], faults: [{ line: openQuote, field: '', kind: 'quote-open' }] }
  const [header, ...lines] = rows
  const names = header?.cells.map((cell) => plainCell(cell).toLowerCase()) ?? []
  const faults: FileFault[] = names
    .filter((name) => !CSV_COLUMNS.includes(name))
    .map((value) => ({ line: 1, field: value, kind: 'column-unknown', value }))
  if (!names.includes('product'))
    faults.push({ line: 1, field: 'product', kind: 'column-missing', value: 'product' })
  if (faults.length > 0) return { products: [], faults }
  const columns: Columns = new Map(names.map((name, index) => [name, index]))
  const groups = new Map<string, CsvRow[]>()
  for (const row of lines) {
    if (row.cells.length !== names.length) {
      const found = row.cells.length
      faults.push({ line: row.line, field: '', kind: 'row-length', expected: names.length, found })
      continue
    }
    const key = plainCell(row.cells[columns.get('product') ?? -1])
    if (key === '') faults.push({ line: row.line, field: 'product', kind: 'required' })
    else groups.set(key, [...(groups.get(key) ?? []), row])
  }
  const products = [...groups.values()].flatMap((group) => productOf(columns, group, faults) ?? [])
  if (products.length === 0 && faults.length === 0) faults.push({ line: 1, field: '', kind: 'no-products' })
  return { products, faults }
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : undefined

const textsOf = (value: unknown): Texts | undefined => {
  if (typeof value === 'string') return { dgn: value }
  const fields = fieldsOf(value)
  return (
    fields &&
    Object.fromEntries(
      LANGUAGES.flatMap((language) => {
        const text = textOf(fields[language])?.trim() ?? ''
        return text === '' ? [] : [[language, text] as const]
      }),
    )
  )
}

const rowsOf = (value: unknown): readonly Fields[] | undefined =>
  Array.isArray(value) ? value.flatMap((one: unknown): readonly Fields[] => [fieldsOf(one) ?? {}]) : undefined

const wordsOf = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) ? value.flatMap((one) => textOf(one) ?? []) : undefined

const jsonProduct = (fields: Fields, line: number): FileProduct => ({
  line,
  key: textOf(fields['key']) ?? '',
  shop: textOf(fields['shop']),
  category: textOf(fields['category']),
  title: textsOf(fields['title']),
  description: textsOf(fields['description']),
  keywords: wordsOf(fields['keywords']),
  pictures: wordsOf(fields['pictures']),
  attributes: rowsOf(fields['attributes'])?.map((one) => ({
    name: textsOf(one['name']) ?? {},
    value: textsOf(one['value']) ?? {},
  })),
  weightGrams: textOf(fields['weight_grams']),
  isOnSale: textOf(fields['on_sale']),
  options: rowsOf(fields['options'])?.map((one) => ({
    name: textsOf(one['name']) ?? {},
    values: Array.isArray(one['values']) ? one['values'].map((value) => textsOf(value) ?? {}) : [],
  })),
  variants: rowsOf(fields['variants'])?.map((one) => ({
    line,
    values: wordsOf(one['values']) ?? [],
    price: textOf(one['price']),
    marketPrice: textOf(one['market_price']),
    stock: textOf(one['stock']),
    code: textOf(one['code']),
    picture: textOf(one['picture']),
  })),
})

/**
 * Reads a catalogue from JSON: `{ "products": [ … ] }`. A product's line number is its position in the list, from 1.
 */
export const readCatalogueJson = (text: string): CatalogueFile => {
  let json: unknown
  try {
    json = JSON.parse(text.replace(/^\ufeff/, ''))
  } catch {
    return { products: [], faults: [{ line: 1, field: '', kind: 'no-json' }] }
  }
  const list = fieldsOf(json)?.['products']
  if (!Array.isArray(list))
    return { products: [], faults: [{ line: 1, field: 'products', kind: 'no-products' }] }
  const faults: FileFault[] = []
  const products = list.flatMap((one: unknown, index) => {
    const fields = fieldsOf(one)
    const line = index + 1
    if (fields === undefined || textOf(fields['key']) === undefined) {
      faults.push({ line, field: 'key', kind: 'required' })
      return []
    }
    for (const name of ['pictures', 'keywords', 'options', 'variants', 'attributes']) {
      const value = fields[name]
      if (value !== undefined && !Array.isArray(value))
        faults.push({ line, field: name, kind: 'not-a-list', value: name })
    }
    return [jsonProduct(fields, line)]
  })
  const keys = products.map(({ key }) => key)
  for (const { key, line } of products)
    if (keys.indexOf(key) !== line - 1 && keys.indexOf(key) < products.findIndex((one) => one.line === line))
      faults.push({ line, field: 'key', kind: 'differs', value: key })
  if (products.length === 0 && faults.length === 0)
    faults.push({ line: 1, field: 'products', kind: 'no-products' })
  return { products, faults }
}

/** One line of a file while its errors are corrected: its cells by column, or the JSON source. */
export type FileLine = {
  readonly line: number
  /** The product to which the line belongs. */
  readonly key: string
  readonly cells: readonly { readonly column: string; readonly value: string }[]
  readonly source: string
}

const withoutMark = (text: string): string => text.replace(/^\ufeff/, '')

const csvLines = (text: string): readonly FileLine[] => {
  const { rows } = readCsv(text)
  const names = rows[0]?.cells.map((cell) => plainCell(cell).toLowerCase()) ?? []
  const keyAt = names.indexOf('product')
  return rows.map(({ line, cells, from, to }, index) => ({
    line,
    key: index === 0 ? '' : plainCell(cells[keyAt]),
    // A line with the wrong number of cells cannot be assigned to columns.
    cells:
      cells.length === names.length
        ? names.map((column, at) => ({ column, value: plainCell(cells[at]) }))
        : [],
    source: text.slice(from, to),
  }))
}

const productsIn = (text: string): readonly unknown[] => {
  try {
    const list = fieldsOf(JSON.parse(text))?.['products']
    return Array.isArray(list) ? (list as readonly unknown[]) : []
  } catch {
    return []
  }
}

/** The format of a catalogue file. */
export type FileFormat = 'csv' | 'json'

/** The lines of a file, numbered as in import errors; a CSV file begins with the column names. */
export const fileLines = (given: string, format: FileFormat): readonly FileLine[] => {
  const text = withoutMark(given)
  if (format === 'csv') return csvLines(text)
  return productsIn(text).map((product, index) => ({
    line: index + 1,
    key: textOf(fieldsOf(product)?.['key']) ?? '',
    cells: [],
    source: JSON.stringify(product, null, 2),
  }))
}

const quoted = (cell: string): string =>
  /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell

/**
 * The file with one line replaced; undefined when the new text is not a line. All other lines keep their numbers, so
 * that several can be corrected in turn.
 */
export const withLine = (
  given: string,
  format: FileFormat,
  line: number,
  source: string,
): string | undefined => {
  const text = withoutMark(given)
  if (format === 'csv') {
    const row = readCsv(text).rows.find((one) => one.line === line)
    const [only, ...others] = readCsv(source).rows
    if (row === undefined || (source.trim() !== '' && (only === undefined || others.length > 0)))
      return undefined
    // An emptied line stays, with its line breaks, so that the lines below keep their numbers.
    const breaks = text.slice(row.from, row.to).split('\n').length - source.split('\n').length
    return text.slice(0, row.from) + source + '\n'.repeat(Math.max(0, breaks)) + text.slice(row.to)
  }
  try {
    const products = productsIn(text).map((product, index) =>
      index + 1 === line ? (JSON.parse(source) as unknown) : product,
    )
    return JSON.stringify({ products }, null, 2)
  } catch {
    return undefined
  }
}

/** The file with one CSV cell replaced. */
export const withCell = (text: string, line: number, column: string, value: string): string | undefined => {
  const row = fileLines(text, 'csv').find((one) => one.line === line)
  if (row === undefined || row.cells.every((cell) => cell.column !== column)) return undefined
  const cells = row.cells.map((cell) => quoted(cell.column === column ? value : cell.value))
  return withLine(text, 'csv', line, cells.join(','))
}

/**
 * The file without some products. All lines of a product are removed together, because importing only some of its
 * variants would delete the others. `lines` maps line numbers of the result to those of the given file; CSV keeps its
 * numbers.
 */
export const withoutProducts = (
  given: string,
  format: FileFormat,
  keys: ReadonlySet<string>,
): { readonly text: string; readonly lineOf: (line: number) => number } => {
  const same = (line: number): number => line
  if (keys.size === 0) return { text: given, lineOf: same }
  const lines = fileLines(given, format)
  if (format === 'csv') {
    const gone = lines.filter(({ key }, index) => index > 0 && keys.has(key))
    return {
      text: gone.reduce((text, { line }) => withLine(text, 'csv', line, '') ?? text, withoutMark(given)),
      lineOf: same,
    }
  }
  const kept = lines.filter(({ key }) => !keys.has(key))
  const products = productsIn(withoutMark(given))
  return {
    text: JSON.stringify({ products: kept.map(({ line }) => products[line - 1]) }, null, 2),
    lineOf: (line) => kept[line - 1]?.line ?? line,
  }
}
