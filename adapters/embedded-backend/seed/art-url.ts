/** The address of a piece of art on this server. */
export const artUrl = (art: string): string => `/art/${art}.webp`

/**
 * The address of a demo picture. Where its colours differ from those of its product's category the
 * fragment names them; a reader that does not know the convention loses nothing but the tint.
 */
export const pictureUrl = (picture: string): string => {
  const [art = '', tint] = picture.split('#')
  return tint === undefined ? artUrl(art) : `${artUrl(art)}#${tint}`
}
