import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** In the data folder: what is served to all. */
export const UPLOAD_FOLDER = 'upload'

const ASIDE = '.part'
/** No write takes this long. */
const GIVEN_UP_MS = 60 * 60 * 1000

type Modes = { readonly folder?: number; readonly file?: number }

/** Writes a file aside and renames it, so that it is whole or not there; `modes` are who may read it. */
export const writeWhole = async (
  folder: string,
  name: string,
  bytes: Uint8Array,
  modes: Modes = {},
): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: modes.folder })
  const aside = join(folder, `${name}${ASIDE}`)
  try {
    await writeFile(aside, bytes, { flush: true, mode: modes.file })
    await rename(aside, join(folder, name))
  } catch (cause) {
    // On a full disk the half that was written would stay for good.
    await rm(aside, { force: true })
    throw cause
  }
}

/** Removes what a killed process was writing into a folder. Other processes may be writing there: theirs is younger. */
export const removeHalves = async (folder: string, nowMs: number): Promise<void> => {
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((one) => one.endsWith(ASIDE))) {
    const half = join(folder, name)
    const writtenMs = await stat(half).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    )
    if (writtenMs !== undefined && nowMs - writtenMs > GIVEN_UP_MS) await rm(half, { force: true })
  }
}
