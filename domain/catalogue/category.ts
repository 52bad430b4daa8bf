/** The ten categories of spec storefront 3; the key also chooses the tint of a product tile. */
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
export type CategoryKey = (typeof CATEGORY_KEYS)[number]

export type Category = {
  readonly id: string
  /** Undefined when the host has a category that we have no label for: then `name` is shown. */
  readonly key: CategoryKey | undefined
  readonly name: string
  readonly nameEn: string
  readonly image: string
}
