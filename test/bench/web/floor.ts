import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'

export type Floor = { readonly url: string; readonly close: () => Promise<void> }

type Row = { readonly title: string; readonly price: string; readonly image: string }

type Product = {
  readonly goods: { readonly title: string; readonly sales_price: string; readonly image: string }
}

const ROWS = 16

const rowsOf = async (shop: string): Promise<Row[]> => {
  const answer = await fetch(`${shop}/api/index/product?page=1&limit=${ROWS}`)
  const { data } = (await answer.json()) as { readonly data: { readonly list: readonly Product[] } }
  return data.list.map(({ goods }) => ({
    title: goods.title,
    price: goods.sales_price,
    image: goods.image.split('#')[0] ?? '',
  }))
}

const STYLE = `body{margin:0;font:16px/1.4 system-ui}header,nav{padding:12px;background:#0a5c53;color:#fff}
.hero{padding:24px;background:#d9efe9}.grid{display:grid;grid-template-columns:1fr 1fr;gap:12px;padding:12px}
img{width:100%;height:auto;aspect-ratio:1;background:#eee}nav{position:fixed;inset:auto 0 0}a{color:inherit}`

/** A shop page as small as one can be: HTML, a few rules of style, the shop's own pictures. No script. */
const pageOf = (rows: readonly Row[]): string => {
  const cards = rows.map(
    ({ title, price, image }, at) =>
      `<article><a href="/p${at}"><img src="${image}" width="256" height="256" alt=""${at > 5 ? ' loading="lazy"' : ''}>${title}</a><p>$${price}</p></article>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Floor</title><meta name="description" content="A shop page without code"><style>${STYLE}</style></head><body><header><h1>Shop</h1></header>
<main><div class="hero"><h2>From far away to your door</h2><p>Duty and freight in one price.</p></div><div class="grid">${cards.join('')}</div></main>
<nav><a href="/">Home</a></nav></body></html>`
}

const shut = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })

/** Serves the floor page with the pictures of the shop at `shop`, from memory, compressed. */
export const serveFloor = async (shop: string): Promise<Floor> => {
  const page = brotliCompressSync(pageOf(await rowsOf(shop)))
  const pictures = new Map<string, Promise<Buffer>>()
  const picture = (path: string): Promise<Buffer> => {
    const known =
      pictures.get(path) ?? fetch(shop + path).then(async (one) => Buffer.from(await one.arrayBuffer()))
    pictures.set(path, known)
    return known
  }
  const server = createServer(async ({ url = '/' }, response) => {
    if (url !== '/') {
      response.setHeader('content-type', 'image/webp')
      response.setHeader('cache-control', 'public, max-age=31536000, immutable')
      return response.end(await picture(url))
    }
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.setHeader('content-encoding', 'br')
    return response.end(page)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, close: () => shut(server) }
}
