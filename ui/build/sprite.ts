import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { ICON_NAMES } from '../components/icons/icon-names.ts'

const isClosed = (shape: string): boolean => !shape.startsWith('<path') || /z"\/>$/.test(shape)

const inner = (svg: string): string =>
  svg
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/^[\s\S]*?<svg[\s\S]*?>/, '')
    .replace(/<\/svg>\s*$/, '')
    .replace(/\s*\n\s*/g, '')
    .replace(/\s+\/>/g, '/>')
    .split(/(<[^>]*>)/)
    .filter(Boolean)
    // What is closed lies below: filled, it would hide the lines drawn before it.
    .sort((one, other) => Number(isClosed(other)) - Number(isClosed(one)))
    .join('')

/** One file of exactly the icons that `icon-names.ts` lists; colour and stroke are the page's own. */
export const makeSprite = (): { readonly name: string; readonly text: string } => {
  const symbols = ICON_NAMES.map((name) => {
    const file = path.join('node_modules/lucide-static/icons', `${name}.svg`)
    if (!fs.existsSync(file)) throw new Error(`icon-names.ts: lucide has no icon "${name}".`)
    return `<symbol id="${name}" viewBox="0 0 24 24">${inner(fs.readFileSync(file, 'utf8'))}</symbol>`
  })
  const text = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8)
  return { name: `icons-${hash}.svg`, text }
}
