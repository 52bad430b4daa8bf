import { readFileSync } from 'node:fs'
import { type Brand, iconOf, isOwnBrand } from '../../../domain/api/brand.ts'

/** Whether the brand affects more than the page: the installed app's window, or its icon. */
export const isBranded = (brand: Brand): boolean =>
  isOwnBrand(brand) || brand.icon !== '' || brand.accent !== undefined

const typeOf = (address: string): string =>
  address.endsWith('.svg') ? 'svg+xml' : (address.split('.').pop() ?? '')

/** The tab icon, and the one for phones without manifest support, which accept only PNG. */
export const iconLinks = (brand: Brand): string => {
  const icon = iconOf(brand)
  if (icon === '')
    return '<link rel="icon" href="/icons/favicon.png" type="image/png" sizes="64x64"><link rel="apple-touch-icon" href="/icons/apple-touch.png">'
  const tab = `<link rel="icon" href="${icon}" type="image/${typeOf(icon)}">`
  return icon.endsWith('.png') ? `${tab}<link rel="apple-touch-icon" href="${icon}">` : tab
}

/** Width and height of the brand's PNG by its address, from its header. */
export const sizeOfPng =
  (pictures: Readonly<Record<string, string>>) =>
  (address: string): string => {
    const file = pictures[address]
    if (file === undefined || !address.endsWith('.png')) return 'any'
    const bytes = readFileSync(file)
    return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
  }

/** A web app manifest. */
export type Manifest = Readonly<Record<string, unknown>> & {
  readonly shortcuts?: readonly Readonly<Record<string, unknown>>[]
}

/** The build's manifest with this brand. The app's id stays the same. */
export const brandManifest = (
  manifest: Manifest,
  brand: Brand,
  sizeOf: (address: string) => string,
): Manifest => {
  const icon = iconOf(brand)
  const named = { ...manifest, name: brand.name, short_name: brand.name }
  const coloured = brand.accent ? { ...named, theme_color: brand.accent.light } : named
  if (icon === '') return coloured
  return {
    ...coloured,
    icons: [{ src: icon, sizes: sizeOf(icon), type: `image/${typeOf(icon)}`, purpose: 'any' }],
    // The shortcuts' pictures belong to the default brand.
    shortcuts: (manifest.shortcuts ?? []).map(({ icons: _, ...shortcut }) => shortcut),
  }
}
