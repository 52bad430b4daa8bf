import fs from 'node:fs'
import { ICON_NAMES } from '../components/icons/icon-names.ts'

type IconSet = {
  readonly icons: Readonly<Record<string, { readonly body: string }>>
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>
}

const SET = 'node_modules/@iconify-json/lucide/icons.json'
const OWN_LOOK = / (?:fill|stroke|stroke-linecap|stroke-linejoin|stroke-width)="[^"]*"/g

const isClosed = (shape: string): boolean => !shape.startsWith('<path') || /z"\/>$/i.test(shape)

/** The shapes of an icon without colours and widths: these are the page's. */
const shapesOf = (body: string): string =>
  body
    .replace(/<\/?g[^>]*>/g, '')
    .replace(OWN_LOOK, '')
    .split(/(<[^>]*>)/)
    .filter(Boolean)
    // What is closed lies below: filled, it would hide the lines rendered before it.
    .sort((one, other) => Number(isClosed(other)) - Number(isClosed(one)))
    .join('')

/** One file of exactly the icons that `icon-names.ts` lists; colour and stroke are the page's own. */
export const makeSprite = (): string => {
  const { icons, aliases } = JSON.parse(fs.readFileSync(SET, 'utf8')) as IconSet
  const symbols = ICON_NAMES.map((name) => {
    const icon = icons[aliases?.[name]?.parent ?? name]
    if (icon === undefined) throw new Error(`icon-names.ts: lucide has no icon "${name}".`)
    return `<symbol id="${name}" viewBox="0 0 24 24">${shapesOf(icon.body)}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
}
