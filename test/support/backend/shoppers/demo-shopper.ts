import type { BrowserContext } from 'playwright-core'
import { COOKIE_NAMES } from '../../../../domain/session/session.ts'

/** The shopper of the demo world, who has something on every screen. */
export const DEMO_SHOPPER = { account: 'rani@contoh.id', password: 'lintas-demo' }

type Envelope = { readonly code: number; readonly msg: string; readonly data: unknown }

const post = async (url: string, form: object, token = ''): Promise<unknown> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token },
    body: JSON.stringify(form),
  })
  const { code, msg, data } = (await answer.json()) as Envelope
  if (code !== 1) throw new Error(`${url}: ${msg}`)
  return data
}

/** Signs in as the server's HTTP API has it and gives the token. */
export const tokenOf = async (origin: string, who: object = DEMO_SHOPPER): Promise<string> => {
  const { userinfo } = (await post(`${origin}/api/user/login`, who)) as { userinfo: { token: string } }
  return userinfo.token
}

/** Makes a browser's visitor the shopper of a token. */
export const enterAs = (context: BrowserContext, origin: string, token: string): Promise<void> =>
  context.addCookies([{ name: COOKIE_NAMES.token, value: token, url: origin }])

/** Puts something of two shops into the cart. */
export const fillCart = async (origin: string, token: string): Promise<void> => {
  const answer = await fetch(`${origin}/api/index/product?page=1&limit=3`)
  const { data } = (await answer.json()) as {
    data: { list: readonly { product_id: number; mer_id: number }[] }
  }
  for (const { product_id, mer_id } of data.list) {
    const detail = await fetch(`${origin}/api/product/detail?product_id=${product_id}&mer_id=${mer_id}`)
    const { goods } = (
      (await detail.json()) as { data: { goods: { specTableList?: { value: string[] }[] } } }
    ).data
    const spec = goods.specTableList?.[0]?.value.join(',') ?? ''
    await post(`${origin}/api/cart/add`, { product_id, mer_id, num: 1, spec }, token)
  }
}
