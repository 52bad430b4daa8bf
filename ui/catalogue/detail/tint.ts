import { type CategoryKey, categoryKeyFrom } from '../../../domain/catalogue/category.ts'

/** The tint behind a picture: hosts that draw one object on several grounds name the ground after a "#". */
export const tintOf = (picture: string, category: CategoryKey | undefined): CategoryKey | undefined =>
  categoryKeyFrom(picture.split('#')[1]) ?? category
