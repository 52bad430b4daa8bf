import type { CategoryKey } from '../../../../domain/catalogue/category.ts'
import { DWELLING_LINES } from './dwelling-lines.ts'
import { GADGET_LINES } from './gadget-lines.ts'
import type { CategoryLines } from './line.ts'
import { WEARING_LINES } from './wearing-lines.ts'

/** What shoppers say about things of a category; {it} is what the product is called in a sentence. */
export const CATEGORY_LINES: Readonly<Record<CategoryKey, CategoryLines>> = {
  ...GADGET_LINES,
  ...DWELLING_LINES,
  ...WEARING_LINES,
}
