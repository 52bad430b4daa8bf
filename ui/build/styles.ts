import fs from 'node:fs'
import type { Metafile } from 'esbuild'
import { MAIN } from './bundle.ts'
import { inputsOf, outputOf } from './graph.ts'

/** The text of each sheet: what every page is made of, and what the screens of a context add to it. */
export type Styles = { readonly shell: string; readonly contexts: Readonly<Record<string, string>> }

/**
 * esbuild puts the styles of all screens into the sheet of the entry, file after file. Those that only one context needs, for its
 * screens and for what they load later, are its own sheet; all others are the shell's. Nothing is sent twice, and the sheet
 * of a context never overrules what another one shows.
 */
export const twoLevels = (metafile: Metafile, contexts: Readonly<Record<string, string>>): Styles => {
  const bundle = metafile.outputs[outputOf(metafile, MAIN) ?? '']?.cssBundle
  if (bundle === undefined) throw new Error('The page has no styles.')
  const shell = inputsOf(metafile, MAIN)
  const entries = new Set(Object.values(contexts))
  const isPart = (source: string): boolean => !entries.has(source) && !shell.has(source)
  const needs = Object.entries(contexts).map(
    ([name, entry]) => [name, inputsOf(metafile, entry, isPart)] as const,
  )
  const ownerOf = (file: string): string | undefined => {
    const users = needs.filter(([, files]) => files.has(file))
    return shell.has(file) || users.length !== 1 ? undefined : users[0]?.[0]
  }
  const texts = new Map<string | undefined, string>()
  for (const [file, text] of slicesOf(metafile, bundle)) {
    const owner = ownerOf(file)
    texts.set(owner, (texts.get(owner) ?? '') + text)
  }
  return {
    shell: texts.get(undefined) ?? '',
    contexts: Object.fromEntries(Object.keys(contexts).map((name) => [name, texts.get(name) ?? ''])),
  }
}

/** The text that each source file has in a bundled sheet, one after another, as the metafile counts them. */
const slicesOf = (metafile: Metafile, bundle: string): readonly (readonly [string, string])[] => {
  const bytes = fs.readFileSync(bundle)
  let at = 0
  const slices = Object.entries(metafile.outputs[bundle]?.inputs ?? {}).map(([file, { bytesInOutput }]) => {
    const text = bytes.subarray(at, at + bytesInOutput).toString('utf8')
    at += bytesInOutput
    return [file, text] as const
  })
  const rest = bytes.subarray(at).toString('utf8')
  if (rest.trim() !== '') throw new Error(`${bundle}: ${rest.length} bytes belong to no source file.`)
  return slices
}
