import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

const NAMES = 'ui/components/icons/icon-names.ts'

const iconNames = () => {
  const text = fs.readFileSync(NAMES, 'utf8')
  const list = text.slice(text.indexOf('['), text.indexOf(']'))
  return [...list.matchAll(/'([a-z0-9-]+)'/g)].map(([, name]) => name)
}

const symbolOf = (name) => {
  const file = path.join('node_modules', 'lucide-static', 'icons', `${name}.svg`)
  const svg = fs.readFileSync(file, 'utf8')
  const inside = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'))
  return `<symbol id="${name}" viewBox="0 0 24 24">${inside.replace(/\s+/g, ' ').replace(/> </g, '><').replace(/ \/>/g, '/>').trim()}</symbol>`
}

/** Writes one sprite of exactly the icons the app names. Gives its file. */
export const writeSprite = (folder) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${iconNames().map(symbolOf).join('')}</svg>`
  const name = `icons-${createHash('sha256').update(svg).digest('base64url').slice(0, 8)}.svg`
  const file = path.join(folder, name)
  fs.writeFileSync(file, svg)
  return file
}
