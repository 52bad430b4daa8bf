import fs from 'node:fs'
import { blank } from './map-lines.mjs'

const STATEMENT = /^(?:\/\* \w+ \*\/)?(?:\s*import\s*(["'])[^"']+\1;?)*\s*$/

/**
 * A barrel leaves a chunk in which nothing is: a request for no bytes. Takes these out of the bundle, and their
 * names out of every chunk that imports them. Changes `metafile` and the files that it names.
 */
export const dropEmptyChunks = (metafile) => {
  const scripts = Object.keys(metafile.outputs).filter((output) => output.endsWith('.js'))
  const empty = scripts.filter((output) => {
    const { entryPoint, exports, imports } = metafile.outputs[output]
    if (entryPoint || exports.length > 0 || imports.length > 0) return false
    return STATEMENT.test(fs.readFileSync(output, 'utf8'))
  })
  for (const output of empty) {
    const name = output.split('/').pop()
    for (const importer of scripts.filter((script) => !empty.includes(script))) {
      const { imports } = metafile.outputs[importer]
      if (!imports.some(({ path }) => path === output)) continue
      const code = fs.readFileSync(importer, 'utf8')
      // Blanks of the same length: its map tells of columns.
      fs.writeFileSync(importer, code.replaceAll(`import"/assets/${name}";`, blank))
      metafile.outputs[importer].imports = imports.filter(({ path }) => path !== output)
    }
    fs.rmSync(output)
    fs.rmSync(`${output}.map`, { force: true })
    delete metafile.outputs[output]
    delete metafile.outputs[`${output}.map`]
  }
}
