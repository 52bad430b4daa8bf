import fs from 'node:fs'
import { iconSymbols } from '../../adapters/embedded-backend/pages/page-template.ts'
import { ICON_NAMES } from '../components/icons/icon-names.ts'

type IconSet = {
  readonly icons: Readonly<Record<string, { readonly body: string }>>
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>
}

const SET = 'node_modules/@iconify-json/lucide/icons.json'
const OWN_LOOK = / (?:fill|stroke|stroke-linecap|stroke-linejoin|stroke-width)="[^"]*"/g

const isClosed = (shape: string): boolean => !shape.startsWith('<path') || /z"\/>$/i.test(shape)

/** The shapes of an icon without colours and stroke widths, which the page sets. */
const shapesOf = (body: string): string =>
  (body.replace(OWN_LOOK, '').match(/<(?!\/?g\b)[^>]*>/g) ?? [])
    // Closed shapes go below: when filled they would hide earlier lines.
    .sort((one, other) => Number(isClosed(other)) - Number(isClosed(one)))
    .join('')

/** The shapes of exactly the icons in `icon-names.ts`, by name; the page sets colour and stroke. */
export const iconShapes = (): Readonly<Record<string, string>> => {
  const { icons, aliases } = JSON.parse(fs.readFileSync(SET, 'utf8')) as IconSet
  const shapes = ICON_NAMES.map((name) => {
    const icon = icons[aliases?.[name]?.parent ?? name]
    if (icon === undefined) throw new Error(`icon-names.ts: lucide has no icon "${name}".`)
    return [name, shapesOf(icon.body)]
  })
  return Object.fromEntries(shapes)
}

/** The file of all icons, for those that a page shows later. */
export const makeSprite = (icons = iconShapes()): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${iconSymbols(icons, Object.keys(icons))}</svg>`
