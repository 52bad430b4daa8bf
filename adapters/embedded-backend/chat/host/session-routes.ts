import type { BackendDeps } from '../../backend-part.ts'
import { ok, type Route, type ShopperCall, shopperRoute } from '../../http/route.ts'
import type { ImServer } from '../im-server.ts'
import { chatTokenOf, loadChatKey } from './chat-token.ts'
import { shopperUid } from './uids.ts'

/** protocol.md 3: the web. */
const WEB = 1
// Several tabs and browsers of a shopper may be connected at once.
const SLAVE = 0

/** Opening the chat: a token at the messaging server, and where to connect (protocol.md 8). */
export const sessionRoutes = (deps: BackendDeps, im: ImServer): readonly Route[] => {
  const key = loadChatKey(deps.config.dataDir, deps.random)
  const registered = async ({ shopper }: ShopperCall) => {
    const uid = shopperUid(shopper.id)
    const token = await chatTokenOf(deps.database, deps.clock, key, shopper.id)
    await im.registerToken(uid, token.token, WEB, SLAVE)
    return { uid, ...token }
  }
  return [
    shopperRoute('GET', '/api/chat/login', async (call) => {
      await registered(call)
      return ok({ status: 200 })
    }),
    shopperRoute('GET', '/api/chat/getWebSocketUrl', async (call) => {
      const { uid, token, expiresAt } = await registered(call)
      const url = await im.route(uid, call.origin)
      return ok({ uid, token, url, deviceFlag: WEB, expiresAt })
    }),
  ]
}
