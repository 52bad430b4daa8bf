/** The address of a piece of art on this server. */
export const artUrl = (art: string): string => `/art/${art}.webp`

/** The edition of the pictures of goods: one more when they are rendered anew, as browsers keep them for a year. */
const GOODS_EDITION = 1
const GOODS = 'goods/'

const addressOf = (picture: string): string =>
  picture.startsWith(GOODS)
    ? `/goods/${GOODS_EDITION}/${picture.slice(GOODS.length)}.800.webp`
    : artUrl(picture)

/**
 * The address of a demo picture. Where its colours differ from those of its product's category the
 * fragment names them; a reader that does not know the convention loses nothing but the tint.
 */
export const pictureUrl = (picture: string): string => {
  const [name = '', tint] = picture.split('#')
  return tint === undefined ? addressOf(name) : `${addressOf(name)}#${tint}`
}
