import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

const isClosed = (shape) => !shape.startsWith('<path') || /z"\/>$/.test(shape)

const inner = (svg) =>
  svg
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/^[\s\S]*?<svg[\s\S]*?>/, '')
    .replace(/<\/svg>\s*$/, '')
    .replace(/\s*\n\s*/g, '')
    .replace(/\s+\/>/g, '/>')
    .split(/(?<=>)/)
    // What is closed lies below: filled, it would hide the lines drawn before it.
    .sort((one, other) => isClosed(other) - isClosed(one))
    .join('')

/** One file of exactly the icons that `icon-names.ts` lists; colour and stroke are the page's own. */
export const makeSprite = () => {
  const list = fs.readFileSync('ui/components/icons/icon-names.ts', 'utf8')
  const names = [...list.split('as const')[0].matchAll(/'([a-z0-9-]+)'/g)].map(([, name]) => name)
  const symbols = names.map((name) => {
    const file = path.join('node_modules/lucide-static/icons', `${name}.svg`)
    if (!fs.existsSync(file)) throw new Error(`icon-names.ts: lucide has no icon "${name}".`)
    return `<symbol id="${name}" viewBox="0 0 24 24">${inner(fs.readFileSync(file, 'utf8'))}</symbol>`
  })
  const text = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8)
  return { name: `icons-${hash}.svg`, text }
}
