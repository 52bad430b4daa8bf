import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

type Modes = { readonly folder?: number; readonly file?: number }

/** Writes a file aside and renames it, so that it is whole or not there; `modes` are who may read it. */
export const writeWhole = async (
  folder: string,
  name: string,
  bytes: Uint8Array,
  modes: Modes = {},
): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: modes.folder })
  const aside = join(folder, `${name}.part`)
  try {
    await writeFile(aside, bytes, { flush: true, mode: modes.file })
    await rename(aside, join(folder, name))
  } catch (cause) {
    // On a full disk the half of it would stay for good.
    await rm(aside, { force: true })
    throw cause
  }
}
