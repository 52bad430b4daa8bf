import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { minify } from 'terser'

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

const shrunk = async (code) => {
  const key = createHash('sha256').update(JSON.stringify(OPTIONS)).update(code).digest('hex')
  const kept = path.join(CACHE, `${key}.js`)
  if (fs.existsSync(kept)) return fs.readFileSync(kept, 'utf8')
  const { code: small } = await minify(code, OPTIONS)
  const mine = `${kept}.${process.pid}`
  fs.writeFileSync(mine, small)
  fs.renameSync(mine, kept)
  return small
}

/** Has the browser read all functions of a file in another thread, while it arrives, and not one by one as they are called. */
const EAGER = '//# allFunctionsCalledOnLoad'

/**
 * A second pass over esbuild's code: four in a hundred bytes of what travels. It takes seconds, so every
 * result is kept by its content. File names stay: the same code with the same options gives the same result.
 */
export const shrinkScripts = async (folder, eager) => {
  fs.mkdirSync(CACHE, { recursive: true })
  for (const name of fs.readdirSync(folder).filter((file) => file.endsWith('.js'))) {
    const file = path.join(folder, name)
    const code = await shrunk(fs.readFileSync(file, 'utf8'))
    fs.writeFileSync(file, eager.has(name) ? `${EAGER}\n${code}` : code)
  }
}
