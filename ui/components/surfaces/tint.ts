import { CATEGORY_KEYS, type CategoryKey } from '../../../domain/catalogue/category.ts'

/** The tint behind a picture: servers that render one object on several grounds name the ground after a "#". */
export const tintOf = (picture: string, category: CategoryKey | undefined): CategoryKey | undefined =>
  CATEGORY_KEYS.find((key) => picture.endsWith(`#${key}`)) ?? category
