import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'

/** One import of a source file: where it leads (a path in the project, or a package), and whether only types come. */
export type Import = { readonly to: string; readonly isPackage: boolean; readonly isTypeOnly: boolean }

const SOURCE = /\.tsx?$/

/** Remembers what a function made of a text: a dozen tests look at the same thousands of files. */
const remembered = <T>(make: (text: string) => T): ((text: string) => T) => {
  const made = new Map<string, T>()
  return (text) => {
    const known = made.get(text)
    if (known !== undefined) return known
    const fresh = make(text)
    made.set(text, fresh)
    return fresh
  }
}

/** Source files under a folder of the project, as paths from its root. */
export const sourcesUnder: (folder: string) => readonly string[] = remembered((folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : sourcesUnder(path)
    return SOURCE.test(entry.name) ? [path] : []
  }),
)

/** The text of a file, which stays as it is as long as the tests run. */
export const readSource = remembered((file) => readFileSync(file, 'utf8'))

/** Code without its comments; what looks like one inside a string (`//`, `image/*`) has no space before it. */
export const withoutComments = remembered((code) =>
  code.replace(/(^|[\s{(])\/\*[\s\S]*?\*\//g, '$1').replace(/(^|\s)\/\/.*$/gm, '$1'),
)

/** Code without comments and without the text of plain strings. */
export const bareCode = remembered((code) =>
  withoutComments(code).replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, "''"),
)

const FROM = /\b(?:import|export)\s+(type\s+)?((?:[\w*$\s{},])+?)\s*from\s*'([^']+)'/g
const BARE = /(?<![-/'])\bimport\s*'([^']+)'/g
const DYNAMIC = /\bimport\(\s*['`]([^'`$]+)/g

const isAllTypes = (names: string): boolean => {
  const list = /^{([\s\S]*)}$/.exec(names.trim())?.[1]
  if (list === undefined) return false
  const items = list.split(',').filter((item) => item.trim() !== '')
  return items.length > 0 && items.every((item) => /^\s*type\s/.test(item))
}

/** Every import and re-export of a file: static, for effect, on demand, and of types. */
export const importsOf = (file: string, code: string): readonly Import[] => {
  const text = withoutComments(code)
  const entry = (specifier: string, isTypeOnly: boolean): Import => {
    const isPackage = !specifier.startsWith('.')
    return {
      to: isPackage ? specifier : posix.join(posix.dirname(file), specifier),
      isPackage,
      isTypeOnly,
    }
  }
  return [
    ...[...text.matchAll(FROM)].map(([, type, names = '', specifier = '']) =>
      entry(specifier, type !== undefined || isAllTypes(names)),
    ),
    ...[...text.matchAll(BARE)].map(([, specifier = '']) => entry(specifier, false)),
    ...[...text.matchAll(DYNAMIC)].map(([, specifier = '']) => entry(specifier, false)),
  ]
}
