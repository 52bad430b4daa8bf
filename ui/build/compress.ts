import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)
const TEXTS = /\.(js|css|html|svg|json|txt|webmanifest)$/
/** Below this a twin saves less than its header costs. */
const SMALLEST = 400

type Twins = { readonly br: Buffer; readonly gz: Buffer }

const twinsOf = async (bytes: Buffer): Promise<Twins> => {
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: 11,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  const [br, gz] = await Promise.all([brotli(bytes, { params }), gzip(bytes, { level: 9 })])
  return { br, gz }
}

/** Compressed content by the hash of the plain one, so that an unchanged file costs nothing again. */
export const compressCached = async (cache: string, bytes: Buffer): Promise<Twins> => {
  const key = path.join(cache, createHash('sha256').update(bytes).digest('hex').slice(0, 32))
  if (fs.existsSync(`${key}.gz`))
    return { br: fs.readFileSync(`${key}.br`), gz: fs.readFileSync(`${key}.gz`) }
  const twins = await twinsOf(bytes)
  fs.mkdirSync(cache, { recursive: true })
  for (const ending of ['br', 'gz'] as const) {
    const part = `${key}.${process.pid}.part`
    fs.writeFileSync(part, twins[ending])
    fs.renameSync(part, `${key}.${ending}`)
  }
  return twins
}

const filesUnder = (folder: string): readonly string[] =>
  fs
    .readdirSync(folder, { withFileTypes: true, recursive: true })
    .flatMap((entry) => (entry.isFile() ? [path.join(entry.parentPath, entry.name)] : []))

/** Puts a brotli and a gzip twin beside every text that is worth it. */
export const compressFolder = async (folder: string, cache: string): Promise<void> => {
  for (const file of filesUnder(folder)) {
    if (!TEXTS.test(file)) continue
    const bytes = fs.readFileSync(file)
    if (bytes.length < SMALLEST) continue
    const { br, gz } = await compressCached(cache, bytes)
    fs.writeFileSync(`${file}.br`, br)
    fs.writeFileSync(`${file}.gz`, gz)
  }
}
