import type { Page, Route } from 'playwright-core'

// A browser in which a merchant talks: the chat screens of the shop, over the real gateway, with the messaging
// server's own API (requirement W8) in place of the calls that the shop's server offers to shoppers only.

type Fields = Readonly<Record<string, unknown>>

export type Operator = {
  /** Calls the messaging server's API as whoever runs it. */
  readonly call: (path: string, body: Fields) => Promise<unknown>
}

export const createOperator = (origin: string, managerToken: string): Operator => ({
  call: async (path, body) => {
    const answer = await fetch(`${origin}/im${path}`, {
      method: 'POST',
      headers: { token: managerToken, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    // 64-bit numbers come beside their text.
    return answer.json()
  },
})

const WEB = 1
const SLAVE = 0

type Given = {
  readonly page: Page
  readonly operator: Operator
  readonly uid: string
  /** The origin under which this page reaches the shop, and with it the gateway. */
  readonly origin: string
}

/** The shop's own calls write camelCase, those of the spec do not (api.md 6). */
const channelOf = (body: Fields): Fields => ({
  channel_id: body['channelID'] ?? body['channel_id'],
  channel_type: body['channelType'] ?? body['channel_type'],
})

/** Makes the chat of a page that of `uid`. */
export const becomeMerchant = async ({ page, operator, uid, origin }: Given): Promise<void> => {
  const token = `token-of-${uid}`
  await operator.call('/user/token', { uid, token, device_flag: WEB, device_level: SLAVE })
  const history = (body: Fields): Promise<unknown> =>
    operator.call('/channel/messagesync', {
      ...channelOf(body),
      login_uid: uid,
      start_message_seq: body['start_message_seq'],
      end_message_seq: body['end_message_seq'],
      limit: body['limit'],
      pull_mode: body['pull_mode'],
    })
  const answers: Readonly<Record<string, (body: Fields) => unknown>> = {
    login: () => ({ status: 200 }),
    getWebSocketUrl: () => ({
      uid,
      token,
      deviceFlag: WEB,
      url: `${origin.replace('http', 'ws')}/im-ws`,
    }),
    getRecentConversation: () => operator.call('/conversation/sync', { uid, msg_count: 1 }),
    getChannelMessage: history,
    setUnread: (body) =>
      operator.call('/conversations/setUnread', { ...channelOf(body), uid, unread: body['unread'] }),
    channelInfo: () => ({ title: 'Rani', online: 1 }),
  }
  await page.route('**/api/chat/**', async (route: Route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? ''
    const body = (route.request().postDataJSON() ?? {}) as Fields
    const data = (await answers[name]?.(body)) ?? []
    await route.fulfill({ json: { code: 1, msg: '', data } }).catch(() => undefined)
  })
}
