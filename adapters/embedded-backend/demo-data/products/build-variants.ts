import type { Language } from '../../../../domain/account/language.ts'
import type { Bilingual, DemoArt, DemoOption, DemoVariant } from '../demo-types.ts'
import { type Books, worded } from '../translations/books.ts'
import { OPTION_NAMES, type OptionName, VALUES, type Wording } from '../words.ts'
import type { ProductRow } from './product-row.ts'

const wordingOf = (value: Wording): Wording => (typeof value === 'string' ? (VALUES[value] ?? value) : value)

export const buildOptions = (row: ProductRow, books: Books): readonly DemoOption[] => {
  const options = row.options ?? {}
  return (Object.keys(options) as OptionName[]).map((name) => ({
    name: worded(OPTION_NAMES[name], books),
    values: (options[name] ?? []).map((value) => worded(wordingOf(value), books)),
  }))
}

type Combination = readonly DemoOption['values'][number][]

const combine = (options: readonly DemoOption[]): readonly Combination[] =>
  options.reduce<readonly Combination[]>(
    (combinations, { values }) =>
      combinations.flatMap((combination) => values.map((value) => [...combination, value])),
    [[]],
  )

/** Shares of the first variant's stock that the following ones hold; no pattern shows in the shop. */
const SHARES = [1, 0.6, 0.85, 0.35, 0.7, 0.45, 0.9, 0.25, 0.55, 0.8]

const indonesianOf = (name: string): string => VALUES[name]?.[0] ?? name

/** The values joined; in a language that one of them has, the others read as in English. */
const specOf = (values: Combination): Bilingual => {
  const languages = new Set(values.flatMap(({ others = {} }) => Object.keys(others) as Language[]))
  const others = [...languages].map((language) => [
    language,
    values.map(({ en, others }) => others?.[language] ?? en).join(','),
  ])
  return {
    id: values.map(({ id }) => id).join(','),
    en: values.map(({ en }) => en).join(','),
    ...(others.length > 0 && { others: Object.fromEntries(others) }),
  }
}

/** One variant per combination of the option values; none for a product without options. */
export const buildVariants = (
  row: ProductRow,
  options: readonly DemoOption[],
  gallery: readonly DemoArt[],
  key: string,
): readonly DemoVariant[] => {
  if (options.length === 0) return []
  const [, art, priceCents, stock] = row.base
  const gone = new Set((row.gone ?? []).map(indonesianOf))
  const extra = new Map(Object.entries(row.extra ?? {}).map(([name, added]) => [indonesianOf(name), added]))
  const pictures = gallery.filter((picture) => picture.art === art)
  const colours = row.options?.colour === undefined ? [] : (options[0]?.values ?? [])
  return combine(options).map((values, at) => {
    const added = values.reduce((sum, value) => sum + (extra.get(value.id) ?? 0), 0)
    const spec = specOf(values)
    const isGone = gone.has(spec.id) || values.some(({ id }) => gone.has(id))
    const share = SHARES[at % SHARES.length] ?? 1
    const colour = colours.findIndex(({ id }) => id === values[0]?.id)
    return {
      spec,
      values,
      code: `${key}-${String(at + 1).padStart(2, '0')}`.toUpperCase(),
      priceCents: priceCents + added,
      marketPriceCents: row.market === undefined ? undefined : row.market + added,
      stock: isGone || stock === 0 ? 0 : Math.max(1, Math.round(stock * share)),
      art: colour < 0 ? undefined : pictures[colour],
    }
  })
}
