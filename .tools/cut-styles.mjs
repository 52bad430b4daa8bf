import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/**
 * esbuild puts the styles of lazy pages into the entry's style sheet as well, and loads neither lazily.
 * This cuts the entry's sheet back to what the entry imports statically, and each page's to the rest.
 */
export const cutStyles = (metafile, entry, assets) => {
  const { inputs, outputs } = metafile
  const isStatic = staticStyles(inputs, entry)
  const cssOf = {}
  let mainCss
  for (const { entryPoint, cssBundle } of Object.values(outputs)) {
    if (!entryPoint || !cssBundle) continue
    const keep = entryPoint === entry ? (file) => isStatic.has(file) : (file) => !isStatic.has(file)
    const css = slice(cssBundle, outputs[cssBundle], keep)
    if (css.trim() === '') continue
    const name = `${path.basename(entryPoint, path.extname(entryPoint))}-${hash(css)}.css`
    const file = path.join(assets, name)
    fs.writeFileSync(file, css)
    if (entryPoint === entry) mainCss = file
    else cssOf[entryPoint] = file
  }
  for (const { cssBundle } of Object.values(outputs)) {
    if (!cssBundle) continue
    fs.rmSync(cssBundle, { force: true })
    fs.rmSync(`${cssBundle}.map`, { force: true })
  }
  return { mainCss, cssOf }
}

const hash = (text) => createHash('sha256').update(text).digest('base64url').slice(0, 8)

const staticStyles = (inputs, entry) => {
  const seen = new Set()
  const visit = (file) => {
    if (seen.has(file)) return
    seen.add(file)
    for (const { path: next, kind } of inputs[file]?.imports ?? []) if (kind !== 'dynamic-import') visit(next)
  }
  visit(entry)
  return new Set([...seen].filter((file) => file.endsWith('.css')))
}

/** The parts of a sheet by the files they came from; esbuild writes them one after another. */
const slice = (file, output, keep) => {
  const bytes = fs.readFileSync(file)
  let at = 0
  let kept = ''
  for (const [input, { bytesInOutput }] of Object.entries(output.inputs)) {
    const part = bytes.subarray(at, at + bytesInOutput).toString('utf8')
    at += bytesInOutput
    if (keep(input)) kept += part
  }
  const rest = bytes.subarray(at).toString('utf8').trim()
  if (rest !== '' && !rest.startsWith('/*'))
    throw new Error(`${file}: ${rest.length} bytes of style belong to no file`)
  return kept
}
