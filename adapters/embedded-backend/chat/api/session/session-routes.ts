import type { BackendDeps } from '../../../backend-deps.ts'
import { refuse } from '../../../http/refusal.ts'
import { ok, type Route, type ShopperCall, shopperRoute } from '../../../http/route.ts'
import { secondsOf } from '../../../time/clock.ts'
import type { ImServer } from '../../im-server.ts'
import { shopperUid } from '../uids.ts'
import { chatTokenOf, endChatTokens } from './chat-token.ts'

/** Requirement W3: device type web. */
const WEB = 1
// Several tabs and browsers of a shopper may be connected at once.
const SLAVE = 0

const registerShopper = async (deps: BackendDeps, im: ImServer, userId: number) => {
  const uid = shopperUid(userId)
  const token = await chatTokenOf(deps, userId)
  await im.registerToken(uid, token.token, WEB, SLAVE)
  return { uid, ...token }
}

/**
 * Invalidates an ended session's token. Connections are closed only with the last session: the messaging server
 * cannot tell a shopper's devices apart, and the others must stay connected.
 */
export const endChatSession = async (deps: BackendDeps, im: ImServer, userId: number): Promise<void> => {
  await endChatTokens(deps.database, userId)
  const others = await deps.database.query(
    'select 1 from sessions where user_id = $1 and expires_at > $2 limit 1',
    [userId, secondsOf(deps.clock)],
  )
  if (others.length > 0) await registerShopper(deps, im, userId)
  else await im.quitDevice(shopperUid(userId), WEB)
}

/**
 * Our gateway refuses messages of banned shoppers; other servers do not know about bans, so banned shoppers get no
 * token for them.
 */
const refuseBanned = async ({ database, config }: BackendDeps, im: ImServer, userId: number) => {
  if (!config.wukongim) return
  const banned = await database.query('select 1 from users where id = $1 and chat_banned', [userId])
  if (banned.length === 0) return
  await im.quitDevice(shopperUid(userId), WEB)
  throw refuse('chat-banned')
}

/** Opening the chat: a token for the messaging server, and its address (requirement W8). */
export const sessionRoutes = (deps: BackendDeps, im: ImServer): readonly Route[] => {
  const registered = async ({ shopper }: ShopperCall) => {
    await refuseBanned(deps, im, shopper.id)
    return registerShopper(deps, im, shopper.id)
  }
  return [
    shopperRoute('GET', '/api/chat/login', async (call) => {
      await registered(call)
      return ok({ status: 200 })
    }),
    shopperRoute('GET', '/api/chat/getWebSocketUrl', async (call) => {
      const { uid, token, expiresAt } = await registered(call)
      const url = await im.route(uid, call.origin)
      const version = deps.config.wukongim?.protocolVersion
      return ok({ uid, token, url, deviceFlag: WEB, expiresAt, ...(version && { protocolVersion: version }) })
    }),
  ]
}
