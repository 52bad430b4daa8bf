import {
  fitted,
  formatOf,
  JPEG_QUALITY,
  MAX_BYTES,
  MAX_GIVEN_BYTES,
  type PictureFault,
  type PictureFormat,
  type Size,
  sentAs,
} from '../../domain/account/picture-format.ts'

/** A picture ready to be sent: re-encoded, so that the photo's location and camera data are removed. */
type ReadyPicture = Size & { readonly blob: Blob }
/** The reduced picture, or why it cannot be sent. */
export type Shrunk =
  | { readonly ok: true; readonly picture: ReadyPicture }
  | { readonly ok: false; readonly fault: PictureFault }

/** Canvas functions, of a worker or a page. */
export type PictureTools = {
  readonly decode: (file: Blob) => Promise<ImageBitmap>
  readonly draw: (bitmap: ImageBitmap, size: Size) => Promise<Canvas>
}
type Canvas = {
  readonly hasAlpha: () => boolean
  readonly encode: (type: string, quality: number) => Promise<Blob>
}

const HEAD_BYTES = 16

/** The first bytes; undefined when the file cannot be read: deleted since, or only in a cloud. */
const headOf = async (file: Blob): Promise<Uint8Array | undefined> => {
  try {
    return new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  } catch {
    return undefined
  }
}

const asIs = (file: Blob, size: Size): Shrunk =>
  file.size > MAX_BYTES ? { ok: false, fault: 'too-large' } : { ok: true, picture: { ...size, blob: file } }

const redrawn = async (
  bitmap: ImageBitmap,
  format: PictureFormat,
  tools: PictureTools,
): Promise<ReadyPicture> => {
  const size = fitted(bitmap)
  const canvas = await tools.draw(bitmap, size)
  const type = sentAs(format, format !== 'jpeg' && canvas.hasAlpha())
  return { ...size, blob: await canvas.encode(type, JPEG_QUALITY) }
}

/** Reduces a picture to an acceptable size, or says why not. Files that cannot be re-encoded are sent unchanged. */
export const shrink = async (file: Blob, tools: PictureTools): Promise<Shrunk> => {
  const head = await headOf(file)
  if (!head) return { ok: false, fault: 'undecodable' }
  const format = formatOf(head)
  if (format === undefined) return { ok: false, fault: 'no-picture' }
  if (file.size > MAX_GIVEN_BYTES) return { ok: false, fault: 'too-large' }
  let bitmap: ImageBitmap
  try {
    bitmap = await tools.decode(file)
  } catch {
    return { ok: false, fault: 'undecodable' }
  }
  const size = { width: bitmap.width, height: bitmap.height }
  if (format === 'gif') {
    bitmap.close()
    return asIs(file, size)
  }
  try {
    const picture = await redrawn(bitmap, format, tools)
    return picture.blob.size > MAX_BYTES ? { ok: false, fault: 'too-large' } : { ok: true, picture }
  } catch {
    return asIs(file, size)
  } finally {
    bitmap.close()
  }
}
