import type { Page } from 'playwright-core'

/** A real JPEG of noise, as heavy as a photo; Chromium itself writes it. */
export const jpegOf = async (page: Page, width: number, height: number, quality = 0.9): Promise<Buffer> => {
  const text = await page.evaluate(
    async ([w, h, q]) => {
      const canvas = new OffscreenCanvas(w, h)
      const pen = canvas.getContext('2d')
      if (!pen) throw new Error('no canvas')
      const pixels = pen.createImageData(w, h)
      const words = new Uint32Array(pixels.data.buffer)
      let seed = 1
      for (let at = 0; at < words.length; at++) {
        seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
        words[at] = seed | 0xff00_0000
      }
      pen.putImageData(pixels, 0, 0)
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: q })
      const reader = new FileReader()
      reader.readAsDataURL(blob)
      await new Promise((done) => reader.addEventListener('load', done))
      return String(reader.result).split(',')[1] ?? ''
    },
    [width, height, quality] as const,
  )
  return Buffer.from(text, 'base64')
}
