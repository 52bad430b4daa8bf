import type { PictureFault, Size } from '../../domain/account/picture-format.ts'
import type { Result } from '../../domain/shared/result.ts'
import type { UploadFile } from './http-port.ts'

/** A file that somebody chose, as the platform gives it (a File in a browser): the adapter knows what else it holds. */
export type ChosenFile = { readonly name: string }

/** A picture of a size that the shop accepts, without the place and camera that a photo records. */
export type PreparedPicture = {
  readonly file: UploadFile
  /** In pixels. */
  readonly size: Size
  /** The first bytes (`PICTURE_HEAD_BYTES`), from which the format is detected. */
  readonly head: Uint8Array
}

/** Makes chosen pictures ready to be sent. */
export interface PicturesPort {
  /**
   * Reduces a picture to an acceptable size, or answers why it cannot be sent. Rejects when its own code cannot be
   * loaded or the result cannot be read; it can be called again.
   */
  prepare(chosen: ChosenFile): Promise<Result<PreparedPicture, PictureFault>>
  /** An address at which the page can show the content of a prepared file; takes memory until `release`. */
  preview(content: UploadFile['content']): string
  /** Releases the address of a preview. */
  release(preview: string): void
}
