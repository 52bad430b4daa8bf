import { canvas, hex } from './materials.mjs'

// Invented brands and printed matter. Fonts are the free ones of the machine, with what every browser falls back on.
export const SANS = '"Nimbus Sans", "Helvetica Neue", Arial, sans-serif'
export const NARROW = '"Nimbus Sans Narrow", "Arial Narrow", sans-serif'
export const SERIF = '"P052", Palatino, Georgia, serif'
export const GOTHIC = '"URW Gothic", Futura, "Century Gothic", sans-serif'
export const SCRIPT = '"Z003", "Apple Chancery", cursive'
export const CJK = '"Noto Serif CJK JP", "Noto Serif CJK SC", serif'

/** Text that fits into a width. */
export const write = (
  pen,
  text,
  x,
  y,
  size,
  { font = SANS, weight = 700, colour = '#222', align = 'center', width, spacing = 0 } = {},
) => {
  let fitted = size
  pen.textAlign = align
  pen.textBaseline = 'middle'
  pen.fillStyle = hex(colour)
  pen.letterSpacing = `${spacing}px`
  pen.font = `${weight} ${fitted}px ${font}`
  while (width && fitted > 6 && pen.measureText(text).width > width) {
    fitted -= 1
    pen.font = `${weight} ${fitted}px ${font}`
  }
  pen.fillText(text, x, y)
  pen.letterSpacing = '0px'
}

export const barcode = (pen, x, y, width, height) => {
  pen.fillStyle = '#fff'
  pen.fillRect(x - 4, y - 4, width + 8, height + 8)
  pen.fillStyle = '#111'
  for (let at = 0, i = 0; at < width; i += 1) {
    const bar = 1 + ((i * 7) % 3)
    pen.fillRect(x + at, y, bar, height)
    at += bar + 1 + ((i * 5) % 3)
  }
}

const MOTIFS = {
  leaf: (pen, size) => {
    pen.beginPath()
    pen.moveTo(0, size)
    pen.bezierCurveTo(-size * 0.9, size * 0.2, -size * 0.5, -size * 0.8, 0, -size)
    pen.bezierCurveTo(size * 0.5, -size * 0.8, size * 0.9, size * 0.2, 0, size)
    pen.fill()
    pen.strokeStyle = 'rgba(255,255,255,.6)'
    pen.lineWidth = size * 0.06
    pen.beginPath()
    pen.moveTo(0, size)
    pen.lineTo(0, -size * 0.7)
    for (const i of [-0.3, 0.05, 0.4]) {
      pen.moveTo(0, size * (i + 0.15))
      pen.lineTo(size * 0.36, size * (i - 0.15))
      pen.moveTo(0, size * (i + 0.15))
      pen.lineTo(-size * 0.36, size * (i - 0.15))
    }
    pen.stroke()
  },
  flower: (pen, size, _colour, petals = 5) => {
    for (let i = 0; i < petals; i += 1) {
      pen.save()
      pen.rotate((i / petals) * Math.PI * 2)
      pen.beginPath()
      pen.ellipse(0, -size * 0.55, size * 0.34, size * 0.5, 0, 0, 7)
      pen.fill()
      pen.restore()
    }
    pen.fillStyle = '#f3cd62'
    pen.beginPath()
    pen.arc(0, 0, size * 0.2, 0, 7)
    pen.fill()
  },
  drop: (pen, size) => {
    pen.beginPath()
    pen.moveTo(0, -size)
    pen.bezierCurveTo(size * 0.3, -size * 0.4, size * 0.75, 0, size * 0.62, size * 0.45)
    pen.bezierCurveTo(size * 0.5, size * 1.05, -size * 0.5, size * 1.05, -size * 0.62, size * 0.45)
    pen.bezierCurveTo(-size * 0.75, 0, -size * 0.3, -size * 0.4, 0, -size)
    pen.fill()
  },
  sun: (pen, size) => {
    pen.beginPath()
    pen.arc(0, 0, size * 0.5, 0, 7)
    pen.fill()
    for (let i = 0; i < 12; i += 1) {
      pen.save()
      pen.rotate((i / 12) * Math.PI * 2)
      pen.fillRect(-size * 0.05, -size, size * 0.1, size * 0.35)
      pen.restore()
    }
  },
  wave: (pen, size) => {
    pen.lineWidth = size * 0.16
    pen.strokeStyle = pen.fillStyle
    for (const y of [-0.5, 0, 0.5]) {
      pen.beginPath()
      for (let x = -1; x <= 1.01; x += 0.05) pen.lineTo(x * size, (y + Math.sin(x * 6) * 0.16) * size)
      pen.stroke()
    }
  },
  fish: (pen, size) => {
    pen.beginPath()
    pen.ellipse(-size * 0.1, 0, size * 0.75, size * 0.34, 0, 0, 7)
    pen.fill()
    pen.beginPath()
    pen.moveTo(size * 0.5, 0)
    pen.lineTo(size, -size * 0.4)
    pen.lineTo(size * 0.85, 0)
    pen.lineTo(size, size * 0.4)
    pen.fill()
    pen.fillStyle = '#fff'
    pen.beginPath()
    pen.arc(-size * 0.55, -size * 0.08, size * 0.07, 0, 7)
    pen.fill()
  },
  mountain: (pen, size) => {
    pen.beginPath()
    pen.moveTo(-size, size * 0.6)
    pen.lineTo(-size * 0.25, -size * 0.7)
    pen.lineTo(size * 0.1, 0)
    pen.lineTo(size * 0.4, -size * 0.4)
    pen.lineTo(size, size * 0.6)
    pen.fill()
  },
  bean: (pen, size) => {
    for (const [x, turn] of [
      [-0.4, 0.4],
      [0.4, -0.5],
    ]) {
      pen.save()
      pen.translate(x * size, 0)
      pen.rotate(turn)
      pen.beginPath()
      pen.ellipse(0, 0, size * 0.38, size * 0.62, 0, 0, 7)
      pen.fill()
      pen.strokeStyle = 'rgba(255,255,255,.7)'
      pen.lineWidth = size * 0.08
      pen.beginPath()
      pen.moveTo(size * 0.08, -size * 0.58)
      pen.bezierCurveTo(-size * 0.22, -size * 0.2, size * 0.22, size * 0.2, -size * 0.08, size * 0.58)
      pen.stroke()
      pen.restore()
    }
  },
  bowl: (pen, size) => {
    pen.beginPath()
    pen.arc(0, 0, size * 0.85, 0, Math.PI)
    pen.fill()
    pen.fillRect(-size, -size * 0.12, size * 2, size * 0.16)
    pen.lineWidth = size * 0.09
    pen.strokeStyle = pen.fillStyle
    for (const x of [-0.4, 0, 0.4]) {
      pen.beginPath()
      pen.moveTo(x * size, -size * 0.3)
      pen.bezierCurveTo((x - 0.2) * size, -size * 0.5, (x + 0.2) * size, -size * 0.7, x * size, -size)
      pen.stroke()
    }
  },
  cross: (pen, size) => {
    pen.fillRect(-size * 0.25, -size * 0.75, size * 0.5, size * 1.5)
    pen.fillRect(-size * 0.75, -size * 0.25, size * 1.5, size * 0.5)
  },
  chilli: (pen, size) => {
    pen.beginPath()
    pen.moveTo(-size * 0.9, size * 0.5)
    pen.bezierCurveTo(-size * 0.1, size * 0.6, size * 0.7, size * 0.1, size * 0.6, -size * 0.5)
    pen.bezierCurveTo(size * 0.4, -size * 0.6, size * 0.15, -size * 0.5, size * 0.1, -size * 0.4)
    pen.bezierCurveTo(0, size * 0.1, -size * 0.5, size * 0.4, -size * 0.9, size * 0.5)
    pen.fill()
    pen.fillStyle = '#3d7a3c'
    pen.fillRect(size * 0.3, -size * 0.95, size * 0.1, size * 0.5)
  },
  nut: (pen, size) => {
    pen.beginPath()
    pen.ellipse(0, -size * 0.4, size * 0.42, size * 0.5, 0, 0, 7)
    pen.ellipse(0, size * 0.4, size * 0.5, size * 0.55, 0, 0, 7)
    pen.fill()
  },
  fruit: (pen, size) => {
    pen.beginPath()
    pen.ellipse(0, size * 0.1, size * 0.62, size * 0.78, 0.5, 0, 7)
    pen.fill()
    pen.save()
    pen.translate(size * 0.3, -size * 0.75)
    pen.rotate(1)
    pen.fillStyle = '#4b8b45'
    MOTIFS.leaf(pen, size * 0.35)
    pen.restore()
  },
  pineapple: (pen, size) => {
    pen.beginPath()
    pen.ellipse(0, size * 0.3, size * 0.5, size * 0.66, 0, 0, 7)
    pen.fill()
    pen.strokeStyle = 'rgba(255,255,255,.65)'
    pen.lineWidth = size * 0.06
    pen.beginPath()
    for (const i of [-0.5, -0.15, 0.2]) {
      pen.moveTo(-size * 0.42, size * (i + 0.1))
      pen.lineTo(size * 0.4, size * (i + 0.75))
      pen.moveTo(size * 0.42, size * (i + 0.1))
      pen.lineTo(-size * 0.4, size * (i + 0.75))
    }
    pen.stroke()
    pen.fillStyle = '#4b8b45'
    for (const turn of [-0.75, -0.38, 0, 0.38, 0.75]) {
      pen.save()
      pen.translate(0, -size * 0.3)
      pen.rotate(turn)
      pen.beginPath()
      pen.ellipse(0, -size * 0.36, size * 0.1, size * 0.38, 0, 0, 7)
      pen.fill()
      pen.restore()
    }
  },
  grain: (pen, size) => {
    for (let i = 0; i < 5; i += 1) {
      for (const side of [-1, 1]) {
        pen.save()
        pen.translate(side * size * 0.2, size * (0.55 - i * 0.34))
        pen.rotate(side * 0.6)
        pen.beginPath()
        pen.ellipse(0, 0, size * 0.12, size * 0.26, 0, 0, 7)
        pen.fill()
        pen.restore()
      }
    }
    pen.fillRect(-size * 0.03, -size * 0.9, size * 0.06, size * 1.9)
  },
  coconut: (pen, size) => {
    pen.beginPath()
    pen.arc(0, 0, size * 0.8, 0, 7)
    pen.fill()
    pen.fillStyle = '#fbf7ee'
    pen.beginPath()
    pen.arc(0, 0, size * 0.6, 0, 7)
    pen.fill()
    pen.fillStyle = 'rgba(0,0,0,.12)'
    pen.beginPath()
    pen.arc(0, size * 0.06, size * 0.4, 0, 7)
    pen.fill()
  },
  bee: (pen, size) => {
    for (let i = 0; i < 3; i += 1)
      for (let j = 0; j < 3; j += 1) {
        const [x, y] = [(i - 1 + (j % 2) * 0.5) * size * 0.62, (j - 1) * size * 0.54]
        pen.beginPath()
        for (let k = 0; k < 6; k += 1)
          pen.lineTo(
            x + Math.sin((k * Math.PI) / 3) * size * 0.3,
            y + Math.cos((k * Math.PI) / 3) * size * 0.3,
          )
        pen.closePath()
        pen.fill()
      }
  },
  star: (pen, size) => {
    pen.beginPath()
    for (let i = 0; i < 10; i += 1) {
      const r = i % 2 ? size * 0.42 : size
      pen.lineTo(Math.sin((i * Math.PI) / 5) * r, -Math.cos((i * Math.PI) / 5) * r)
    }
    pen.fill()
  },
}

/** Draws a motif around a point. */
export const motif = (pen, name, x, y, size, colour) => {
  pen.save()
  pen.translate(x, y)
  pen.fillStyle = hex(colour)
  MOTIFS[name](pen, size, colour)
  pen.restore()
}

/** A paper label: brand, name, motif, small print. Its words stand in the middle `front` part of the sheet. */
export const label = ({
  brand,
  name,
  sub = '',
  small = '',
  paper = '#f7f2e7',
  ink = '#2c2a26',
  accent = '#b4552d',
  sign = 'leaf',
  width = 1024,
  height = 512,
  front = 0.42,
  band = true,
  font = SERIF,
  brandFont = GOTHIC,
  seal,
}) =>
  canvas(width, height, (pen) => {
    pen.fillStyle = paper
    pen.fillRect(0, 0, width, height)
    if (band) {
      pen.fillStyle = hex(accent)
      pen.fillRect(0, 0, width, height * 0.05)
      pen.fillRect(0, height * 0.95, width, height * 0.05)
    }
    const middle = width / 2
    const room = width * front
    write(pen, brand, middle, height * 0.17, height * 0.1, {
      font: brandFont,
      weight: 600,
      colour: ink,
      width: room,
      spacing: height * 0.015,
    })
    motif(pen, sign, middle, height * 0.39, height * 0.115, accent)
    write(pen, name, middle, height * 0.62, height * 0.17, { font, colour: ink, width: room })
    if (sub)
      write(pen, sub, middle, height * 0.76, height * 0.078, {
        font: SANS,
        weight: 400,
        colour: ink,
        width: room,
      })
    if (small)
      write(pen, small, middle, height * 0.87, height * 0.06, {
        font: SANS,
        weight: 400,
        colour: ink,
        width: room,
      })
    if (seal) {
      const x = middle + room * 0.42
      pen.fillStyle = hex(accent)
      pen.beginPath()
      pen.arc(x, height * 0.2, height * 0.1, 0, 7)
      pen.fill()
      write(pen, seal, x, height * 0.2, height * 0.06, { colour: '#fff', width: height * 0.17 })
    }
    // The back: what has to be printed somewhere.
    for (const x of [width * 0.06, width * 0.8]) {
      for (let i = 0; i < 8; i += 1) {
        pen.fillStyle = 'rgba(40,36,30,.35)'
        pen.fillRect(x, height * (0.2 + i * 0.06), width * (0.1 - (i % 3) * 0.015), height * 0.014)
      }
    }
    barcode(pen, width * 0.06, height * 0.74, width * 0.09, height * 0.14)
  })
