import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { minify } from 'terser'
import { mapBehind } from './map-lines.mjs'

const CACHE = path.join('.cache', 'shrunk')

/** Part of the cache's key: other options give other code. */
const OPTIONS = {
  module: true,
  toplevel: true,
  ecma: 2022,
  compress: {
    passes: 3,
    unsafe_arrows: true,
    unsafe_methods: true,
    pure_getters: true,
    unsafe_proto: true,
    keep_fargs: false,
  },
  format: { ecma: 2022, comments: false },
}

const keep = (kept, text) => {
  const mine = `${kept}.${process.pid}`
  fs.writeFileSync(mine, text)
  fs.renameSync(mine, kept)
}

const hashOf = (...texts) =>
  texts.reduce((hash, text) => hash.update(text), createHash('sha256')).digest('hex')

/** The code made small, and a map that leads from there to the sources of the map it had. */
const shrunk = async (code, map) => {
  const key = hashOf(JSON.stringify(OPTIONS), code)
  const kept = { code: path.join(CACHE, `${key}.js`), map: path.join(CACHE, `${key}-${hashOf(map)}.map`) }
  if (!fs.existsSync(kept.code) || !fs.existsSync(kept.map)) {
    const small = await minify(code, { ...OPTIONS, sourceMap: { content: map, includeSources: true } })
    keep(kept.code, small.code)
    keep(kept.map, small.map)
  }
  return { code: fs.readFileSync(kept.code, 'utf8'), map: fs.readFileSync(kept.map, 'utf8') }
}

/** Has the browser read all functions of a file in another thread, while it arrives, and not one by one as they are called. */
const EAGER = '//# allFunctionsCalledOnLoad\n'

/**
 * A second pass over esbuild's code: four in a hundred bytes of what travels. It takes seconds, so every
 * result is kept by its content. File names stay: the same code with the same options gives the same result.
 */
export const shrinkScripts = async ({ assets, maps }, eager) => {
  fs.mkdirSync(CACHE, { recursive: true })
  for (const name of fs.readdirSync(assets).filter((file) => file.endsWith('.js'))) {
    const [file, mapFile] = [path.join(assets, name), path.join(maps, `${name}.map`)]
    const small = await shrunk(fs.readFileSync(file, 'utf8'), fs.readFileSync(mapFile, 'utf8'))
    const before = eager.has(name) ? EAGER : ''
    fs.writeFileSync(file, before + small.code)
    fs.writeFileSync(mapFile, mapBehind(small.map, before))
  }
}
