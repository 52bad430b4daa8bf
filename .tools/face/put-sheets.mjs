import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { outputOf } from './graph.mjs'
import { putLineBefore } from './map-lines.mjs'

const PLACE = '__SHEETS__'
const NAME = '$sheets'
const MAP = '.map'

/**
 * Writes into the entry of the app which sheets each route needs: they are cut after the code is bundled, and a page
 * that comes drawn has no byte to spare for them. The file gets a name of its new content, here and in `metafile`; nothing
 * imports an entry, so that no other name changes. Its map in `maps` follows it.
 */
export const putSheets = (metafile, { assets, maps }, routes) => {
  const output = outputOf(metafile, 'ui/main.tsx')
  const name = path.posix.basename(output)
  const file = path.join(assets, name)
  const code = fs.readFileSync(file, 'utf8')
  const sheets = Object.entries(routes)
    .filter(([, { css, later = [] }]) => css.length + later.length > 0)
    .map(([route, { css, later }]) => [route, { css, ...(later && { later }) }])
  if (code.split(PLACE).length !== 2) throw new Error(`${name} has no one place for the sheets of routes`)
  // The name is as long as the place: columns stay.
  fs.writeFileSync(file, code.replace(PLACE, NAME.padEnd(PLACE.length)))
  putLineBefore(
    file,
    `const ${NAME}=${JSON.stringify(Object.fromEntries(sheets))};`,
    path.join(maps, name + MAP),
  )
  const hash = createHash('sha256').update(fs.readFileSync(file)).digest('hex').slice(0, 8)
  const named = `main-${hash}.js`
  fs.renameSync(file, path.join(assets, named))
  fs.renameSync(path.join(maps, name + MAP), path.join(maps, named + MAP))
  for (const end of ['', MAP]) {
    const about = metafile.outputs[output + end]
    delete metafile.outputs[output + end]
    metafile.outputs[path.posix.join(path.posix.dirname(output), named) + end] = about
  }
}
