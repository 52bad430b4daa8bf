import fs from 'node:fs'
import path from 'node:path'

const ALLOWED = new Set(['MIT', 'ISC', 'Apache-2.0', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Unlicense'])

/** Tools that never ship may also be under these. */
export const MAY_BE_INSTALLED = new Set([...ALLOWED, 'MPL-2.0', 'BlueOak-1.0.0'])

const packageOf = (input) => {
  const at = input.lastIndexOf('node_modules/')
  if (at < 0) return undefined
  const [first, second] = input.slice(at + 'node_modules/'.length).split('/')
  return (
    input.slice(0, at) + path.posix.join('node_modules', first.startsWith('@') ? `${first}/${second}` : first)
  )
}

const textOf = (folder) => {
  const name = fs.readdirSync(folder).find((file) => /^licen[cs]e(\.\w+)?$/i.test(file))
  return name ? fs.readFileSync(path.join(folder, name), 'utf8').trim() : undefined
}

/** What ships though esbuild does not see it: the sprite and the product art. */
const BESIDES = ['node_modules/lucide-static', 'node_modules/@lobehub/fluent-emoji-3d']

/** Every package that reaches the browser, with its licence. Throws on one we may not ship. */
export const collectLicences = (metafile) => {
  const folders = new Set([...Object.keys(metafile.inputs).map(packageOf), ...BESIDES])
  const shipped = [...folders]
    .filter(Boolean)
    .sort()
    .map((folder) => {
      const { name, version, license } = JSON.parse(
        fs.readFileSync(path.join(folder, 'package.json'), 'utf8'),
      )
      return { name, version, licence: license, text: textOf(folder) }
    })
  const refused = shipped.filter(({ licence }) => !ALLOWED.has(licence))
  if (refused.length > 0) {
    const lines = refused.map(({ name, licence }) => `${name}: ${licence ?? 'no licence'}`)
    throw new Error(`These packages may not be shipped:\n${lines.join('\n')}`)
  }
  return shipped
}

export const licencesText = (shipped) =>
  shipped
    .map(({ name, version, licence, text }) => `${name} ${version}\n${licence}\n\n${text ?? ''}`.trim())
    .join(`\n\n${'-'.repeat(72)}\n\n`)
    .concat('\n')
