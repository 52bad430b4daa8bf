import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { migrate } from '../../../../adapters/embedded-backend/database/migrate.ts'
import { migrations } from '../../../../adapters/embedded-backend/database/migrations.ts'
import {
  createPgliteDatabase,
  PGLITE_EXTENSIONS,
} from '../../../../adapters/embedded-backend/database/pglite-database.ts'

const FOLDER = join('.cache', 'test-images')

/** Another engine or another schema is another image. */
const nameOf = (): string => {
  const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const { version } = JSON.parse(readFileSync(join(engine, '..', '..', 'package.json'), 'utf8'))
  return `${createHash('sha256')
    .update(JSON.stringify([version, process.version, migrations]))
    .digest('hex')
    .slice(0, 16)}.tar`
}

const make = async (): Promise<Blob> => {
  const engine = await PGlite.create({ extensions: PGLITE_EXTENSIONS })
  await migrate(createPgliteDatabase(engine))
  const image = await engine.dumpDataDir('none')
  await engine.close()
  return image
}

const keep = async (image: Blob, name: string): Promise<void> => {
  mkdirSync(FOLDER, { recursive: true })
  for (const old of readdirSync(FOLDER)) if (!old.startsWith(name)) rmSync(join(FOLDER, old), { force: true })
  const file = join(FOLDER, name)
  const part = `${file}.${process.pid}`
  writeFileSync(part, new Uint8Array(await image.arrayBuffer()))
  // At once: another process may be about to read it.
  renameSync(part, file)
}

let image: Promise<Blob> | undefined

/** A database of this schema without rows, to be opened by copying: made once, for every process and run after it. */
export const emptyImage = (): Promise<Blob> => {
  image ??= (async () => {
    const name = nameOf()
    const file = join(FOLDER, name)
    if (existsSync(file)) return new Blob([readFileSync(file)])
    const made = await make()
    await keep(made, name)
    return made
  })()
  return image
}
