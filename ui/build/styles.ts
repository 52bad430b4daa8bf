import fs from 'node:fs'
import type { Metafile } from 'esbuild'
import { MAIN, outputOf } from './bundle.ts'

/** A stylesheet of these contexts: what their screens, and no others, add to the shell's styles. */
type Sheet = { readonly users: readonly string[]; readonly text: string }

/** The shell's stylesheet, and those that come with contexts, in the order of the cascade. */
export type Styles = { readonly shell: string; readonly sheets: readonly Sheet[] }

/** Shared styles get a stylesheet of their own from this many characters on; fewer are not worth a request. */
const WORTH_A_SHEET = 1_000

/** A source file with all its imports; of dynamic imports those that `isPart` selects. */
const inputsOf = (
  { inputs }: Metafile,
  source: string,
  isPart: (source: string) => boolean = () => false,
): ReadonlySet<string> => {
  const seen = new Set([source])
  for (const file of seen)
    for (const { path, kind } of inputs[file]?.imports ?? [])
      if (inputs[path] && (kind !== 'dynamic-import' || isPart(path))) seen.add(path)
  return seen
}

/** The text of each source file in the page's stylesheet, split by the byte counts of the metafile. */
const slicesOf = ({ outputs }: Metafile, bundle: string): readonly (readonly [string, string])[] => {
  const bytes = fs.readFileSync(bundle)
  let at = 0
  const slices = Object.entries(outputs[bundle]?.inputs ?? {}).map(([file, { bytesInOutput }]) => {
    const text = bytes.subarray(at, at + bytesInOutput).toString('utf8')
    at += bytesInOutput
    return [file, text] as const
  })
  // In development the link to its source map follows.
  if (!/^\s*(?:\/\*# sourceMappingURL=\S* \*\/\s*)?$/.test(bytes.subarray(at).toString('utf8')))
    throw new Error(`${bundle} has more than its sources.`)
  return slices
}

/**
 * esbuild puts all styles into the entry's stylesheet, file after file. Styles that only some contexts need, for their
 * screens and the lazy parts of these, become a stylesheet of those contexts; all others are the shell's. Nothing is sent
 * twice, and no stylesheet overrides anything of a context that does not use it.
 *
 * What a component imports is used by all contexts that use the component, and maybe by more. So stylesheets of many
 * contexts come before those of few, and shared styles too small for one join the last that all their contexts
 * have: the styles of a component come after those of the components in it, which they may override.
 */
export const stylesOf = (metafile: Metafile, contexts: Readonly<Record<string, string>>): Styles => {
  const bundle = metafile.outputs[outputOf(metafile, MAIN)]?.cssBundle
  if (bundle === undefined) throw new Error('The page has no styles.')
  const shell = inputsOf(metafile, MAIN)
  const entries = new Set(Object.values(contexts))
  const isPart = (source: string): boolean => !entries.has(source) && !shell.has(source)
  const needs = Object.entries(contexts).map(
    ([name, entry]) => [name, inputsOf(metafile, entry, isPart)] as const,
  )
  const files = slicesOf(metafile, bundle).map(([file, text]) => {
    const users = shell.has(file) ? [] : needs.filter(([, needed]) => needed.has(file)).map(([name]) => name)
    return { users, key: users.join(' '), text }
  })
  const sizes = new Map<string, number>()
  for (const { key, text } of files) sizes.set(key, (sizes.get(key) ?? 0) + text.length)
  const sheets = [...new Map(files.map(({ key, users }) => [key, users]))]
    .filter(([key, { length }]) => length === 1 || (length > 1 && (sizes.get(key) ?? 0) >= WORTH_A_SHEET))
    .map(([, users]) => users)
    .sort((one, other) => other.length - one.length)
  const sheetOf = (users: readonly string[]) =>
    users.length === 0 ? undefined : sheets.findLast((all) => users.every((one) => all.includes(one)))
  const textOf = (sheet: readonly string[] | undefined): string =>
    files
      .filter(({ users }) => sheetOf(users) === sheet)
      .map(({ text }) => text)
      .join('')
  return { shell: textOf(undefined), sheets: sheets.map((users) => ({ users, text: textOf(users) })) }
}
