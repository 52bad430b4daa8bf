import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { outputOf, staticInputs } from './graph.mjs'

/**
 * esbuild gives main.css the styles of every screen and each screen a copy of all it imports; it loads neither.
 * Here main keeps what the shell or more than one screen uses, each screen what it alone uses: nothing is
 * sent twice, and a file that came later never overrules another screen's own.
 */
export const cutStyles = ({ metafile, outdir, screens, readFile = fs.readFileSync }) => {
  const mainCss = metafile.outputs[outputOf(metafile, 'ui/main.tsx')]?.cssBundle
  if (!mainCss) return { main: undefined, byRoute: new Map() }
  const owners = ownersOf(metafile, screens)
  const slices = slicesOf(metafile.outputs[mainCss], readFile(mainCss), mainCss)
  const texts = new Map()
  for (const [file, text] of slices) {
    const owner = owners.get(file) ?? 'main'
    texts.set(owner, (texts.get(owner) ?? '') + text)
  }
  for (const [name, output] of Object.entries(metafile.outputs)) {
    if (name.endsWith('.css') || name.endsWith('.css.map')) fs.rmSync(name, { force: true })
    if (output.cssBundle) delete output.cssBundle
  }
  const write = (owner, text) => {
    const name = `${owner}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.css`
    fs.writeFileSync(path.join(outdir, name), text)
    return `/assets/${name}`
  }
  const byRoute = new Map()
  let main
  for (const [owner, text] of texts) {
    if (owner === 'main') main = write(owner, text)
    else byRoute.set(owner, write(owner, text))
  }
  return { main, byRoute }
}

/** The one route that alone uses a style sheet; style sheets of the shell or of several routes are not listed. */
const ownersOf = (metafile, screens) => {
  const shell = staticInputs(metafile, 'ui/main.tsx')
  const users = new Map()
  for (const [name, screen] of screens) {
    for (const file of staticInputs(metafile, screen)) {
      if (file.endsWith('.css') && !shell.has(file)) users.set(file, [...(users.get(file) ?? []), name])
    }
  }
  return new Map([...users].filter(([, names]) => names.length === 1).map(([file, [name]]) => [file, name]))
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
