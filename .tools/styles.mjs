import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { outputOf, staticInputs } from './graph.mjs'

const SHELL = 'main'
const SHARED = 'shared'

/**
 * esbuild gives main.css the styles of every screen and each screen a copy of all it imports; it loads neither.
 * Here each style sheet goes to one of three: main (what the shell imports), shared (what several screens do), or
 * the one screen that does. Nothing is sent twice, and a sheet that comes later never overrules an earlier screen's.
 */
export const cutStyles = ({ metafile, outdir, screens, readFile = fs.readFileSync }) => {
  const mainCss = metafile.outputs[outputOf(metafile, 'ui/main.tsx')]?.cssBundle
  if (!mainCss) return { main: undefined, byRoute: new Map() }
  const ownerOf = ownersOf(metafile, screens)
  const texts = new Map()
  for (const [file, text] of slicesOf(metafile.outputs[mainCss], readFile(mainCss), mainCss)) {
    texts.set(ownerOf(file), (texts.get(ownerOf(file)) ?? '') + text)
  }
  for (const name of Object.keys(metafile.outputs)) {
    if (name.endsWith('.css') || name.endsWith('.css.map')) fs.rmSync(name, { force: true })
  }
  const hrefs = new Map([...texts].map(([owner, text]) => [owner, write(outdir, owner, text)]))
  const byRoute = new Map()
  for (const [name, screen] of screens) {
    const owners = new Set(
      [...staticInputs(metafile, screen)].filter((file) => file.endsWith('.css')).map(ownerOf),
    )
    byRoute.set(
      name,
      [SHARED, name].filter((owner) => owners.has(owner)).map((owner) => hrefs.get(owner)),
    )
  }
  return { main: hrefs.get(SHELL), byRoute }
}

const write = (outdir, owner, text) => {
  const name = `${owner}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.css`
  fs.writeFileSync(path.join(outdir, name), text)
  return `/assets/${name}`
}

/** Who a style sheet belongs to: the shell, one route by its name, or several routes. */
const ownersOf = (metafile, screens) => {
  const shell = staticInputs(metafile, 'ui/main.tsx')
  const users = new Map()
  for (const [name, screen] of screens) {
    for (const file of staticInputs(metafile, screen)) users.set(file, [...(users.get(file) ?? []), name])
  }
  return (file) => {
    const names = users.get(file) ?? []
    if (shell.has(file) || names.length === 0) return SHELL
    return names.length === 1 ? names[0] : SHARED
  }
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
