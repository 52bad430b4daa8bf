import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Art file names: code points in lower-case hexadecimal joined by hyphens. */
const ART_NAME = /^[0-9a-f]{2,6}(-[0-9a-f]{2,6}){0,9}\.webp$/

/** Names of goods pictures: product, look, view, width ("mug.terracotta.800.webp", "mug.terracotta.above.640.webp"). */
const GOODS_PICTURE = /^[a-z0-9-]+(\.[a-z0-9-]+){0,3}\.(400|640|800)\.webp$/

/** Whether a name has the form of a goods picture. */
export const isGoodsPicture = (name: string): boolean => GOODS_PICTURE.test(name)

/** Whether a name has the form of an art file. */
export const isArtName = (name: string): boolean => ART_NAME.test(name)

/** The folder of the product art: 3D emoji of the @lobehub/fluent-emoji-3d package. */
export const artFolder = (): string => {
  const manifest = createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')
  return join(dirname(manifest), 'assets')
}
