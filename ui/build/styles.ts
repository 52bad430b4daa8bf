import fs from 'node:fs'
import type { Metafile } from 'esbuild'
import { MAIN, outputOf } from './bundle.ts'

/** The text of each stylesheet: the shell's, and the additional one of each context. */
export type Styles = { readonly shell: string; readonly contexts: Readonly<Record<string, string>> }

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
  if (bytes.subarray(at).toString('utf8').trim() !== '')
    throw new Error(`${bundle} has more than its sources.`)
  return slices
}

/**
 * esbuild puts all styles into the entry's stylesheet, file after file. Styles that only one context needs, for its
 * screens and their lazy parts, become that context's stylesheet; all others are the shell's. Nothing is sent twice,
 * and a context's stylesheet never overrides another's.
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
  const texts = new Map<string | undefined, string>()
  for (const [file, text] of slicesOf(metafile, bundle)) {
    const users = needs.filter(([, files]) => files.has(file))
    const owner = shell.has(file) || users.length !== 1 ? undefined : users[0]?.[0]
    texts.set(owner, (texts.get(owner) ?? '') + text)
  }
  return {
    shell: texts.get(undefined) ?? '',
    contexts: Object.fromEntries(Object.keys(contexts).map((name) => [name, texts.get(name) ?? ''])),
  }
}
