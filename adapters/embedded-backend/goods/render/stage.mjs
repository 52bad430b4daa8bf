import { GOODS, viewsOf } from './goods.mjs'
import { Studio } from './studio.mjs'

// What runs in the page of the headless browser: one canvas, one studio.

const canvas = document.querySelector('canvas')
const studio = new Studio(canvas)

/** Every picture of the set: [good, look, view]. A view without a name is the main one. */
window.listPictures = (groups = []) =>
  Object.entries(GOODS).flatMap(([good, { for: product, looks = [''] }]) =>
    groups.length > 0 && !groups.some((name) => product.startsWith(name))
      ? []
      : ['', ...Object.keys(viewsOf(good))].flatMap((view) => looks.map((look) => [good, look, view])),
  )

const take = ([good, look, view], size, frames) => {
  const entry = GOODS[good]
  studio.take(entry.make(look), { ...entry.view, ...viewsOf(good)[view], size, frames })
}

window.takePicture = (picture, size, frames) => {
  take(picture, size, frames)
  return canvas.toDataURL('image/png')
}

/** A contact sheet on the tiles of the shop, light or dark. */
window.takeSheet = (pictures, size, frames, isDark) => {
  const columns = Math.min(8, pictures.length)
  const sheet = document.createElement('canvas')
  sheet.width = columns * size
  sheet.height = Math.ceil(pictures.length / columns) * size
  const pen = sheet.getContext('2d')
  const faults = []
  pictures.forEach((picture, at) => {
    const [x, y] = [(at % columns) * size, Math.floor(at / columns) * size]
    pen.fillStyle = isDark ? '#2b2836' : '#efecf6'
    pen.fillRect(x, y, size, size)
    pen.fillStyle = isDark ? '#24212e' : '#e4dff0'
    pen.fillRect(x, y + size * 0.68, size, size * 0.32)
    try {
      take(picture, size, frames)
      pen.drawImage(canvas, x, y)
    } catch (fault) {
      faults.push(`${picture}: ${fault.stack}`)
    }
    pen.fillStyle = isDark ? '#aaa' : '#555'
    pen.font = '11px sans-serif'
    pen.fillText(picture.filter(Boolean).join(' '), x + 4, y + 12)
  })
  return { url: sheet.toDataURL('image/png'), faults }
}
