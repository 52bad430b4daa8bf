import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AREAS, type Area, type FilesPort } from './files-port.ts'

const ASIDE = '.part'
/** Longer than any write takes. */
const GIVEN_UP_MS = 60 * 60 * 1000

/** Permissions of files in the data folder. */
const MODES: Readonly<Record<Area, { readonly folder?: number; readonly file?: number }>> = {
  upload: {},
  private: { folder: 0o700, file: 0o600 },
}

const isMissing = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === 'ENOENT'

/** Files in the data folder, in one folder for each area. A file is written under a temporary name and renamed. */
export const createFolderFiles = (dataDir: string): FilesPort => ({
  write: async (area, name, bytes) => {
    const folder = join(dataDir, area)
    const modes = MODES[area]
    await mkdir(folder, { recursive: true, mode: modes.folder })
    const aside = join(folder, `${name}${ASIDE}`)
    try {
      await writeFile(aside, bytes, { flush: true, mode: modes.file })
      await rename(aside, join(folder, name))
    } catch (cause) {
      // On a full disk an incomplete file would remain.
      await rm(aside, { force: true })
      throw cause
    }
  },
  read: async (area, name) => {
    try {
      return new Uint8Array(await readFile(join(dataDir, area, name)))
    } catch (cause) {
      if (isMissing(cause)) return undefined
      throw cause
    }
  },
  remove: (area, name) => rm(join(dataDir, area, name), { force: true }),
  names: async function* (area) {
    const names = await readdir(join(dataDir, area)).catch((cause: unknown) => {
      if (isMissing(cause)) return []
      throw cause
    })
    yield* names.filter((name) => !name.endsWith(ASIDE))
  },
  // Files that other processes are writing are newer.
  removeHalves: async (nowMs) => {
    for (const area of AREAS) {
      const names = await readdir(join(dataDir, area)).catch(() => [])
      for (const name of names.filter((one) => one.endsWith(ASIDE))) {
        const half = join(dataDir, area, name)
        const writtenMs = await stat(half).then(
          ({ mtimeMs }) => mtimeMs,
          () => undefined,
        )
        if (writtenMs !== undefined && nowMs - writtenMs > GIVEN_UP_MS) await rm(half, { force: true })
      }
    }
  },
  // Opening the data folder checks it.
  check: async () => undefined,
})
