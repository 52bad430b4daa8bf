import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { outputOf } from './graph.mjs'

const PLACE = '__SHEETS__'
const MAP = '.map'

/**
 * Writes into the entry of the app which sheets each route needs: they are cut after the code is bundled, and a page
 * that comes drawn has no byte to spare for them. The file gets a name of its new content, here and in `metafile`; nothing
 * imports an entry, so that no other name changes. Its map in `maps` follows it.
 */
export const putSheets = (metafile, { assets, maps }, routes) => {
  const output = outputOf(metafile, 'ui/main.tsx')
  const name = path.posix.basename(output)
  const code = fs.readFileSync(path.join(assets, name), 'utf8')
  const sheets = Object.entries(routes)
    .filter(([, { css, later = [] }]) => css.length + later.length > 0)
    .map(([route, { css, later }]) => [route, { css, ...(later && { later }) }])
  if (code.split(PLACE).length !== 2) throw new Error(`${name} has no one place for the sheets of routes`)
  const whole = code.replace(PLACE, () => JSON.stringify(Object.fromEntries(sheets)))
  const hash = createHash('sha256').update(whole).digest('hex').slice(0, 8)
  const named = `main-${hash}.js`
  fs.rmSync(path.join(assets, name))
  fs.writeFileSync(path.join(assets, named), whole)
  fs.renameSync(path.join(maps, name + MAP), path.join(maps, named + MAP))
  for (const end of ['', MAP]) {
    const about = metafile.outputs[output + end]
    delete metafile.outputs[output + end]
    metafile.outputs[path.posix.join(path.posix.dirname(output), named) + end] = about
  }
}
