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
/** A category that has a label in every language and a colour (requirement S3). */
export type CategoryKey = (typeof CATEGORY_KEYS)[number]

/** A category of goods; `name` is the server's own, in the reader's language. */
export type Category = {
  readonly id: string
  /** Undefined for a server's category that we have no label for; then `name` is shown. */
  readonly key: CategoryKey | undefined
  readonly name: string
  readonly nameEn: string
  readonly image: string
}

/** Patterns that recognise our categories in a server's English category name; the first match wins. */
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

/** Our key for a server's category: from its key, or else from its English name. */
export const categoryKeyFrom = (key: unknown, nameEn = ''): CategoryKey | undefined =>
  CATEGORY_KEYS.find((known) => known === key) ?? KEY_WORDS.find(([words]) => words.test(nameEn))?.[1]

/** The category in an address: by the server's id, or by our key while ids are not loaded. */
export const findCategory = (
  categories: readonly Category[],
  name: string | undefined,
): Category | undefined =>
  categories.find(({ id }) => id === name) ?? categories.find(({ key }) => key !== undefined && key === name)
