import { readFileSync } from 'node:fs'
import { type Brand, iconOf, isOwnBrand } from '../../../domain/api/brand.ts'
import type { LoadedSettings } from '../http/load-settings.ts'
import { mediaTypeOf } from '../http/static-files.ts'

/** Whether the brand affects more than the page: the installed app's window, or its icon. */
export const isBranded = (brand: Brand): boolean =>
  isOwnBrand(brand) || brand.icon !== '' || brand.accent !== undefined

/** The tab icon, and the one for phones without manifest support, which accept only PNG. */
export const iconLinks = (brand: Brand): string => {
  const icon = iconOf(brand)
  if (icon === '')
    return '<link rel="icon" href="/icons/favicon.png" type="image/png" sizes="64x64"><link rel="apple-touch-icon" href="/icons/apple-touch.png">'
  const tab = `<link rel="icon" href="${icon}" type="${mediaTypeOf(icon)}">`
  return icon.endsWith('.png') ? `${tab}<link rel="apple-touch-icon" href="${icon}">` : tab
}

/** Width and height of a PNG, from its header; other pictures have any size. */
const sizeOf = (file = ''): string => {
  if (!/\.png$/i.test(file)) return 'any'
  const bytes = readFileSync(file)
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

/** A web app manifest. */
export type Manifest = Readonly<Record<string, unknown>> & {
  readonly shortcuts?: readonly Readonly<Record<string, unknown>>[]
}

/** The settings of pages, and the files of the brand's pictures by address. */
export type Look = Pick<LoadedSettings, 'settings' | 'pictures'>

/** The build's manifest with this brand. The app's id stays the same. */
export const brandManifest = (manifest: Manifest, { settings: { brand }, pictures }: Look): Manifest => {
  const icon = iconOf(brand)
  return {
    ...manifest,
    name: brand.name,
    short_name: brand.name,
    ...(brand.accent && { theme_color: brand.accent.light }),
    ...(icon !== '' && {
      icons: [{ src: icon, sizes: sizeOf(pictures[icon]), type: mediaTypeOf(icon), purpose: 'any' }],
      // The shortcuts' pictures belong to the default brand.
      shortcuts: (manifest.shortcuts ?? []).map(({ icons: _, ...shortcut }) => shortcut),
    }),
  }
}
