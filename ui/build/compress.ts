import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

const [brotli, gzip] = [promisify(zlib.brotliCompress), promisify(zlib.gzip)]
const TEXTS = /\.(js|css|html|svg|json|txt|webmanifest)$/
/** Below this a compressed copy saves less than its header costs. */
const SMALLEST = 400

/** Writes brotli and gzip copies next to every text file that is large enough. */
export const compressFolder = async (folder: string): Promise<void> => {
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => TEXTS.test(name))
  const compress = async (file: string): Promise<void> => {
    const bytes = fs.readFileSync(file)
    if (bytes.length < SMALLEST) return
    const [br, gz] = await Promise.all([brotli(bytes), gzip(bytes, { level: 9 })])
    fs.writeFileSync(`${file}.br`, br)
    fs.writeFileSync(`${file}.gz`, gz)
  }
  await Promise.all(files.map((name) => compress(path.join(folder, name))))
}
