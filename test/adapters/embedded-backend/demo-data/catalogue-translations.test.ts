import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { SHELVES } from '../../../../adapters/embedded-backend/demo-data/products/catalogue.ts'
import type { ProductRow } from '../../../../adapters/embedded-backend/demo-data/products/product-row.ts'
import { LANGUAGE_BOOKS } from '../../../../adapters/embedded-backend/demo-data/translations/books.ts'
import type {
  LanguageBook,
  ProductFile,
} from '../../../../adapters/embedded-backend/demo-data/translations/translations.ts'
import {
  FACT_NAMES,
  type FactName,
  OPTION_NAMES,
  PARCEL_WEIGHT,
  type Pair,
  VALUES,
  type Wording,
} from '../../../../adapters/embedded-backend/demo-data/words.ts'

const translations = suite('the catalogue in the other four languages')

const FILES = Object.values(SHELVES).flatMap(
  (shelf) => Object.entries(shelf) as [ProductFile, readonly ProductRow[]][],
)
const COMMON: readonly Pair[] = [
  ...Object.values(FACT_NAMES),
  ...Object.values(OPTION_NAMES),
  ...Object.values(VALUES),
  PARCEL_WEIGHT,
]
const BOOKS = Object.entries(LANGUAGE_BOOKS) as [string, LanguageBook][]

const valuesOf = ({ options = {} }: ProductRow): readonly Wording[] => Object.values(options).flat()
const wordingsOf = (row: ProductRow): readonly Wording[] => [
  row.title,
  row.about,
  ...Object.values(row.facts),
  ...valuesOf(row),
]
/** A name of facts can mean another thing on one shelf than it does on the others. */
const namesOf = ({ facts }: ProductRow): readonly string[] =>
  (Object.keys(facts) as FactName[]).map((name) => FACT_NAMES[name][0])
const indonesianOf = (wording: Wording): string =>
  typeof wording === 'string' ? (VALUES[wording]?.[0] ?? wording) : wording[0]

/** What is given in two languages needs the others as well; a figure or a name reads alike everywhere. */
const neededOf = (rows: readonly ProductRow[]): readonly string[] =>
  rows
    .flatMap(wordingsOf)
    .filter((wording) => typeof wording !== 'string')
    .map(indonesianOf)

for (const [language, book] of BOOKS) {
  translations(`lacks no text of any product in ${language}`, () => {
    const missing = FILES.flatMap(([file, rows]) => {
      const said = { ...book.common, ...book[file] }
      return neededOf(rows).filter((text) => !said[text]?.trim())
    })
    assert.equal(missing, [])
    assert.equal(
      COMMON.map(([text]) => text).filter((text) => !book.common[text]?.trim()),
      [],
    )
  })

  translations(`has no text in ${language} that nothing says any more`, () => {
    const left = FILES.flatMap(([file, rows]) => {
      const source = new Set([...rows.flatMap(wordingsOf).map(indonesianOf), ...rows.flatMap(namesOf)])
      return Object.keys(book[file]).filter((text) => !source.has(text))
    })
    const common = new Set(COMMON.map(([text]) => text))
    assert.equal([...left, ...Object.keys(book.common).filter((text) => !common.has(text))], [])
  })

  translations(`says a word of two meanings anew where it has the second, in ${language}`, () => {
    const first = new Map([...COMMON].reverse())
    const unsaid = FILES.flatMap(([file, rows]) =>
      rows
        .flatMap(valuesOf)
        .map((value) => (typeof value === 'string' ? VALUES[value] : value))
        .filter((pair) => pair !== undefined)
        .filter(([id, en]) => first.has(id) && first.get(id) !== en && !(id in book[file]))
        .map(([id, en]) => `${file}: ${id} (${en})`),
    )
    assert.equal(unsaid, [])
  })

  translations(`joins options by commas that none of them holds, in ${language}`, () => {
    const texts = FILES.flatMap(([file, rows]) => {
      const said = { ...book.common, ...book[file] }
      return rows.flatMap(valuesOf).map((value) => said[indonesianOf(value)] ?? '')
    })
    assert.equal(
      texts.filter((text) => text.includes(',')),
      [],
    )
  })
}

translations.run()
