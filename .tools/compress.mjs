import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)
const TEXT = /\.(js|css|svg|html|json|txt|webmanifest)$/
const LEAST_BYTES = 400
const CACHE = path.join('.cache', 'compressed')

export const brotliOf = (bytes) =>
  brotli(bytes, {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: 11,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })

const walk = (folder) =>
  fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name)
    return entry.isDirectory() ? walk(file) : [file]
  })

/** Compression at the highest level is slow: what has been compressed once is kept by its content. */
const cached = async (bytes, ending, compress) => {
  const kept = path.join(CACHE, createHash('sha256').update(bytes).digest('hex') + ending)
  if (fs.existsSync(kept)) return fs.readFileSync(kept)
  const small = await compress(bytes)
  fs.writeFileSync(`${kept}.${process.pid}`, small)
  fs.renameSync(`${kept}.${process.pid}`, kept)
  return small
}

/** Puts a brotli and a gzip twin beside every text file that gains by it. */
export const writeTwins = async (publicDir) => {
  fs.mkdirSync(CACHE, { recursive: true })
  await Promise.all(
    walk(publicDir)
      .filter((file) => TEXT.test(file) && fs.statSync(file).size >= LEAST_BYTES)
      .map(async (file) => {
        const bytes = fs.readFileSync(file)
        fs.writeFileSync(`${file}.br`, await cached(bytes, '.br', brotliOf))
        fs.writeFileSync(`${file}.gz`, await cached(bytes, '.gz', (all) => gzip(all, { level: 9 })))
      }),
  )
}
