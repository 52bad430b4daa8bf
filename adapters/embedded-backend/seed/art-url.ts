import type { CategoryKey } from '../../../domain/catalogue/category.ts'
import type { DemoArt } from '../demo-data/demo-types.ts'

/** The address of a piece of art on this server. */
export const artUrl = (art: string): string => `/art/${art}.webp`

/**
 * The address of a demo picture. Where its colours differ from those of its product's category the
 * fragment names them; a reader that does not know the convention loses nothing but the tint.
 */
export const pictureUrl = ({ art, tint }: DemoArt, category?: CategoryKey): string =>
  tint === category ? artUrl(art) : `${artUrl(art)}#${tint}`
