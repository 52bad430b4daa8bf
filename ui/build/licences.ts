import fs from 'node:fs'
import path from 'node:path'
import type { Metafile } from 'esbuild'

const ALLOWED = new Set(['MIT', 'ISC', 'Apache-2.0', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Unlicense'])

type Shipped = {
  readonly name: string
  readonly version: string
  readonly licence: string | undefined
  readonly text: string | undefined
}

const packageOf = (input: string): string | undefined => {
  const at = input.lastIndexOf('node_modules/')
  if (at < 0) return undefined
  const [first = '', second] = input.slice(at + 'node_modules/'.length).split('/')
  return (
    input.slice(0, at) + path.posix.join('node_modules', first.startsWith('@') ? `${first}/${second}` : first)
  )
}

/** Notices of packages without a notice file. */
const NOTICES: Readonly<Record<string, string>> = {
  'node_modules/@iconify-json/lucide': 'ui/build/lucide-license.txt',
}

const textOf = (folder: string): string | undefined => {
  const notice = NOTICES[folder]
  if (notice !== undefined) return fs.readFileSync(notice, 'utf8').trim()
  const name = fs.readdirSync(folder).find((file) => /^licen[cs]e(\.\w+)?$/i.test(file))
  return name ? fs.readFileSync(path.join(folder, name), 'utf8').trim() : undefined
}

/** Packages that ship without esbuild seeing them: icons and product art. */
const BESIDES = ['node_modules/@iconify-json/lucide', 'node_modules/@lobehub/fluent-emoji-3d']

/** Every package in the browser bundle, with its licence. Throws on a licence that does not allow shipping. */
export const collectLicences = (metafile: Metafile): readonly Shipped[] => {
  const folders = new Set([...Object.keys(metafile.inputs).map(packageOf), ...BESIDES])
  const shipped = [...folders]
    .filter((folder) => folder !== undefined)
    .sort()
    .map((folder) => {
      const about = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'))
      return { name: about.name, version: about.version, licence: about.license, text: textOf(folder) }
    })
  const refused = shipped.filter(({ licence }) => !ALLOWED.has(licence ?? ''))
  if (refused.length > 0) {
    const lines = refused.map(({ name, licence }) => `${name}: ${licence ?? 'no licence'}`)
    throw new Error(`These packages may not be shipped:\n${lines.join('\n')}`)
  }
  return shipped
}

export const licencesText = (shipped: readonly Shipped[]): string =>
  shipped
    .map(({ name, version, licence, text }) => `${name} ${version}\n${licence}\n\n${text ?? ''}`.trim())
    .join(`\n\n${'-'.repeat(72)}\n\n`)
    .concat('\n')
