type Envelope = { readonly code: number; readonly msg: string; readonly data: unknown }

/** What a browser test asks the server for directly: what is not the matter of the test. */
export type ShopperCalls = {
  readonly get: (path: string, token?: string) => Promise<unknown>
  readonly post: (path: string, form: object, token?: string) => Promise<Envelope>
  /** The id of an order of the demo by its number. */
  readonly orderId: (number: string, token: string) => Promise<number>
  /** A new shopper; gives the token. */
  readonly register: (name: string, password: string) => Promise<string>
}

/** The HTTP calls of a shop that is open at `origin`. */
export const shopperCalls = (origin: string): ShopperCalls => {
  const get: ShopperCalls['get'] = async (path, token = '') => {
    const answer = await fetch(origin + path, { headers: { token, 'accept-language': 'en' } })
    return ((await answer.json()) as Envelope).data
  }
  const post: ShopperCalls['post'] = async (path, form, token = '') => {
    const headers = { 'content-type': 'application/json', token }
    const answer = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(form) })
    return (await answer.json()) as Envelope
  }
  return {
    get,
    post,
    orderId: async (number, token) => {
      const data = await get(`/api/user/order_list?status=all&page=1&limit=20&keyword=${number}`, token)
      const [row] = (data as { list: readonly { order_id: number }[] }).list
      if (!row) throw new Error(`no order ${number}`)
      return row.order_id
    },
    register: async (name, password) => {
      const { msg, data } = await post('/api/user/register', {
        username: 'Dewi',
        nickname: 'Sari',
        email: `${name}@contoh.id`,
        mobile: `628${[...name].map((letter) => letter.charCodeAt(0) % 10).join('')}0000000000`.slice(0, 14),
        password,
      })
      const token = (data as { userinfo?: { token: string } } | null)?.userinfo?.token
      if (!token) throw new Error(`not registered: ${msg}`)
      return token
    },
  }
}
