import type { PictureFile } from '../../../application/shared/upload-picture.ts'

const PNG = Uint8Array.from([
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0,
])

/** The smallest picture that both sides take. */
export const photo = (modifiedAt: number): PictureFile => ({
  fileName: 'proof.png',
  mediaType: 'image/png',
  size: PNG.length,
  modifiedAt,
  content: new Blob([PNG], { type: 'image/png' }),
  head: PNG,
})
