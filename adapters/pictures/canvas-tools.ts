import type { Size } from '../../domain/account/picture-format.ts'
import type { PictureTools } from './shrink.ts'

type Context = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D

// Only every n-th pixel is checked: transparent areas are larger.
const ALPHA_STEP = 37

const hasAlpha = (context: Context, width: number, height: number): boolean => {
  const { data } = context.getImageData(0, 0, width, height)
  for (let at = 3; at < data.length; at += 4 * ALPHA_STEP) if ((data[at] ?? 255) < 255) return true
  return false
}

const decode = (file: Blob): Promise<ImageBitmap> =>
  createImageBitmap(file, { imageOrientation: 'from-image' })

/** Draws the picture in the canvas's size; `context` is null when the browser provides none. */
const draw = <C extends Context>(context: C | null, bitmap: ImageBitmap, { width, height }: Size): C => {
  if (!context) throw new Error('no canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  return context
}

/** An OffscreenCanvas where available, otherwise a canvas element. */
export const canvasTools: PictureTools = {
  decode,
  draw: async (bitmap, size) => {
    const { width, height } = size
    if (typeof OffscreenCanvas === 'function') {
      const canvas = new OffscreenCanvas(width, height)
      const context = draw(canvas.getContext('2d'), bitmap, size)
      return {
        hasAlpha: () => hasAlpha(context, width, height),
        encode: (type, quality) => canvas.convertToBlob({ type, quality }),
      }
    }
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    const context = draw(canvas.getContext('2d'), bitmap, size)
    return {
      hasAlpha: () => hasAlpha(context, width, height),
      encode: (type, quality) =>
        new Promise((done, refuse) => {
          canvas.toBlob((blob) => (blob ? done(blob) : refuse(new Error('not encoded'))), type, quality)
        }),
    }
  },
}
