import { viewOf } from '../../../domain/catalogue/product.ts'

/** The address of an art picture on this server. */
export const artUrl = (art: string): string => `/art/${art}.webp`

/**
 * The edition of the goods pictures: increment it when they are rendered again, because browsers cache them for a
 * year.
 */
const GOODS_EDITION = 5
const GOODS = 'goods/'

const addressOf = (picture: string): string =>
  picture.startsWith(GOODS)
    ? `/goods/${GOODS_EDITION}/${picture.slice(GOODS.length)}.${viewOf(picture) ? 640 : 800}.webp`
    : artUrl(picture)

/**
 * The address of a demo picture. If its background differs from its product's category, the fragment names it; other
 * clients ignore the fragment.
 */
export const pictureUrl = (picture: string): string => {
  const [name = '', tint] = picture.split('#')
  return tint === undefined ? addressOf(name) : `${addressOf(name)}#${tint}`
}
