import fs from 'node:fs'
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
  body
    .replace(/<\/?g[^>]*>/g, '')
    .replace(OWN_LOOK, '')
    .split(/(<[^>]*>)/)
    .filter(Boolean)
    // Closed shapes go below: when filled they would hide earlier lines.
    .sort((one, other) => Number(isClosed(other)) - Number(isClosed(one)))
    .join('')

/** Creates a sprite of exactly the icons in `icon-names.ts`; the page sets colour and stroke. */
export const makeSprite = (): string => {
  const { icons, aliases } = JSON.parse(fs.readFileSync(SET, 'utf8')) as IconSet
  const symbols = ICON_NAMES.map((name) => {
    const icon = icons[aliases?.[name]?.parent ?? name]
    if (icon === undefined) throw new Error(`icon-names.ts: lucide has no icon "${name}".`)
    return `<symbol id="${name}" viewBox="0 0 24 24">${shapesOf(icon.body)}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
}
