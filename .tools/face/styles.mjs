import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { frameSheets } from './frame-styles.mjs'
import { outputOf, staticInputs, staticOutputs } from './graph.mjs'
import { WHOLES } from './one-shell.mjs'

export const SHELL = 'main'
/** A shared style sheet smaller than this costs less in the shell than as a request of its own. */
const LEAST_BYTES = 400

/**
 * esbuild gives main.css the styles of every screen and each screen a copy of all it imports; it loads neither.
 * Here styles follow code: a sheet goes where the chunk went that names its classes. What the shell imports is in
 * main, the rest in one file a chunk. Nothing is sent twice, and a sheet that comes later never overrules an
 * earlier screen's. What only a later part of a screen needs is named apart: nobody waits for it.
 *
 * `pages` is markup of first paints: what they all stand in comes first in main, so that it can be had apart
 * (`.tools/face/drawn-styles.mjs`).
 */
export const cutStyles = ({ metafile, outdir, screens, pages, readFile = fs.readFileSync }) => {
  const mainCss = metafile.outputs[outputOf(metafile, 'ui/main.tsx')]?.cssBundle
  const bundled = mainCss ? slicesOf(metafile.outputs[mainCss], readFile(mainCss), mainCss) : []
  const entries = new Set([...screens.values()].map((screen) => outputOf(metafile, screen)))
  const ownerOf = ownersOf(metafile, bundled, entries)
  const ofShell = bundled.filter(([file]) => ownerOf(file) === SHELL)
  const frameFiles = frameSheets(metafile, ofShell, pages)
  const slices = [
    ...bundled.filter(([file]) => frameFiles.has(file)),
    ...bundled.filter(([file]) => !frameFiles.has(file)),
  ].map(([file, text]) => [file, tightened(text)])
  const texts = new Map()
  for (const [file, text] of slices) texts.set(ownerOf(file), (texts.get(ownerOf(file)) ?? '') + text)
  for (const name of Object.keys(metafile.outputs)) {
    if (name.endsWith('.css') || name.endsWith('.css.map')) fs.rmSync(name, { force: true })
  }
  const hrefs = new Map([...texts].map(([owner, text]) => [owner, writeSheet(outdir, owner, text)]))
  const byRoute = new Map()
  const lateByRoute = new Map()
  const parts = latePartsOf(metafile, entries)
  const usersOf = (owner) => [...entries].filter((entry) => staticOutputs(metafile, entry).has(owner)).length
  // What most screens are made of comes first, and a screen's own last: it may overrule the others.
  const orderOf = (isMeant) =>
    [...hrefs.keys()].filter(isMeant).sort((one, other) => usersOf(other) - usersOf(one))
  for (const [name, screen] of screens) {
    const chunks = staticOutputs(metafile, outputOf(metafile, screen))
    const later = new Set([...chunks].flatMap((chunk) => parts.get(chunk) ?? []))
    lateByRoute.set(
      name,
      [...hrefs].filter(([owner]) => later.has(owner) && !chunks.has(owner)).map(([, href]) => href),
    )
    byRoute.set(
      name,
      orderOf((owner) => chunks.has(owner)).map((owner) => hrefs.get(owner)),
    )
  }
  return { main: hrefs.get(SHELL), byRoute, lateByRoute, slices, ownerOf, hrefs, orderOf, frameFiles }
}

/** esbuild leaves the values of custom properties as they were written. */
const tightened = (text) =>
  text.replace(/(--[\w-]+):\s+/g, '$1:').replace(/#([0-9a-f])\1([0-9a-f])\2([0-9a-f])\3\b/gi, '#$1$2$3')

/** Writes a sheet under a name that holds its hash; gives its address, or nothing where there is nothing to write. */
export const writeSheet = (outdir, owner, text) => {
  if (text === '') return undefined
  const label = path.basename(owner, '.js').replace(/-[A-Z0-9]{8}$/, '')
  const name = `${label}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.css`
  fs.writeFileSync(path.join(outdir, name), text)
  return `/assets/${name}`
}

/** What is fetched by screens, and not by the shell, after they are shown: the chunks of it, by who asks for it. */
const latePartsOf = (metafile, entries) => {
  const shell = staticOutputs(metafile, outputOf(metafile, 'ui/main.tsx'))
  const asked = Object.entries(metafile.outputs).flatMap(([importer, { imports }]) =>
    imports
      .filter(({ kind, path: part }) => kind === 'dynamic-import' && metafile.outputs[part])
      .filter(({ path: part }) => part.endsWith('.js') && !entries.has(part))
      .map(({ path: part }) => ({ importer, part })),
  )
  const ofShell = new Set(asked.filter(({ importer }) => shell.has(importer)).map(({ part }) => part))
  const parts = new Map()
  for (const { importer, part } of asked) {
    if (ofShell.has(part)) continue
    parts.set(importer, [...(parts.get(importer) ?? []), ...staticOutputs(metafile, part)])
  }
  return parts
}

const isSheet = (file) => file.endsWith('.css')

/** Whether a source file needs a sheet by itself: what `one-shell.mjs` has it bring along does not count. */
const needsSheet = (metafile, file) =>
  [...staticInputs(metafile, file, new Set(WHOLES.map((whole) => `${whole}:${whole}`)))].some(isSheet)

/** Which chunk a style sheet goes with; the shell for its own, for crumbs, and for what no code names. */
const ownersOf = (metafile, slices, entries) => {
  const shell = staticInputs(metafile, 'ui/main.tsx')
  const chunkOf = new Map()
  const ofScreens = new Set([...latePartsOf(metafile, entries).values()].flat())
  // What a part needs that the shell fetches later has nobody to load a style for it.
  const late = new Set(
    Object.entries(metafile.outputs)
      .filter(([output, { entryPoint }]) => entryPoint && output.endsWith('.js') && !entries.has(output))
      .filter(([output, { entryPoint }]) => entryPoint !== 'ui/main.tsx' && !ofScreens.has(output))
      .filter(([, { entryPoint }]) => needsSheet(metafile, entryPoint))
      .flatMap(([output]) => [...staticOutputs(metafile, output)])
      // What every screen brings along needs no sheet from here.
      .filter((output) => ![...entries].every((entry) => staticOutputs(metafile, entry).has(output))),
  )
  for (const [output, { inputs, entryPoint }] of Object.entries(metafile.outputs)) {
    if (!output.endsWith('.js')) continue
    const sheets = Object.keys(inputs).filter((file) => isSheet(file) && !shell.has(file))
    const bytes = slices
      .filter(([file]) => sheets.includes(file))
      .reduce((sum, [, text]) => sum + text.length, 0)
    // What the shell fetches by itself, such as the toasts, has nobody to load a style for it.
    const isPart = !late.has(output) && (!entryPoint || ofScreens.has(output))
    const isLoaded = entries.has(output) || (isPart && bytes >= LEAST_BYTES)
    if (isLoaded) for (const file of sheets) chunkOf.set(file, output)
  }
  return (file) => chunkOf.get(file) ?? SHELL
}

/** The text that each source file has left in a bundle; the slices lie one after another. */
const slicesOf = (output, bytes, name) => {
  let at = 0
  const slices = []
  for (const [file, { bytesInOutput }] of Object.entries(output.inputs)) {
    const text = bytes.subarray(at, at + bytesInOutput).toString('utf8')
    slices.push([file, text])
    at += bytesInOutput
  }
  const rest = bytes.subarray(at).toString('utf8')
  if (rest.trim() !== '') throw new Error(`${name}: ${rest.length} bytes belong to no source file.`)
  for (const [file, text] of slices) {
    if (braces(text) !== 0) throw new Error(`${name}: the slice of ${file} is cut within a rule.`)
  }
  return slices
}

const braces = (text) => (text.match(/{/g)?.length ?? 0) - (text.match(/}/g)?.length ?? 0)
