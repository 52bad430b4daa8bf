/** The ten categories of requirement S3; the key also chooses the tint of a product tile. */
export const CATEGORY_KEYS = [
  'phone',
  'computer',
  'electric',
  'outdoor',
  'home',
  'health',
  'men',
  'women',
  'food',
  'toys',
] as const
/** One of the categories that every language has a label and a tint for (requirement S3). */
export type CategoryKey = (typeof CATEGORY_KEYS)[number]

/** A category of goods; `name` is the server's own, in the reader's language. */
export type Category = {
  readonly id: string
  /** Undefined when the server has a category that we have no label for: then `name` is shown. */
  readonly key: CategoryKey | undefined
  readonly name: string
  readonly nameEn: string
  readonly image: string
}

/** Words of a server's English category name that tell which of ours it is; the first match wins. */
const KEY_WORDS: readonly (readonly [RegExp, CategoryKey])[] = [
  [/phone/i, 'phone'],
  [/comput|laptop/i, 'computer'],
  [/electr|applian/i, 'electric'],
  [/outdoor|sport/i, 'outdoor'],
  [/family|home|house/i, 'home'],
  [/health|beaut/i, 'health'],
  [/women|ladies/i, 'women'],
  [/\bmen/i, 'men'],
  [/food|grocer/i, 'food'],
  [/toy/i, 'toys'],
]

/** Our key for what a server says of a category: its key, or else its English name. */
export const categoryKeyFrom = (key: unknown, nameEn = ''): CategoryKey | undefined =>
  CATEGORY_KEYS.find((known) => known === key) ?? KEY_WORDS.find(([words]) => words.test(nameEn))?.[1]

/** The category that an address names: by the server's id, or by our key while ids are not known yet. */
export const findCategory = (
  categories: readonly Category[],
  name: string | undefined,
): Category | undefined =>
  categories.find(({ id }) => id === name) ?? categories.find(({ key }) => key !== undefined && key === name)
