import type { BackendDeps } from '../../backend-deps.ts'
import { type MessageKey, translate } from '../../http/messages/messages.ts'
import { ok, type Route, type ShopperCall, shopperRoute } from '../../http/route.ts'
import { readThread } from './conversations/thread.ts'

const AFTER_AN_ORDER: readonly MessageKey[] = ['chat-ask-order', 'chat-ask-return', 'chat-ask-size']
const BEFORE_AN_ORDER: readonly MessageKey[] = ['chat-ask-stock', 'chat-ask-shipping', 'chat-ask-size']
const SERVICE: readonly MessageKey[] = [
  'chat-ask-pay',
  'chat-ask-return',
  'chat-ask-topup',
  'chat-ask-person',
]

const list = (deps: BackendDeps) => async (call: ShopperCall) => {
  const { party, userId } = await readThread(deps.database, call)
  const keysFor = async (): Promise<readonly MessageKey[]> => {
    if (party.kind === 'service') return SERVICE
    if (party.kind === 'shopper') return []
    const bought = await deps.database.query(
      'select 1 from orders where user_id = $1 and shop_id = $2 and not is_hidden limit 1',
      [userId, party.id],
    )
    return bought.length > 0 ? AFTER_AN_ORDER : BEFORE_AN_ORDER
  }
  const keys = await keysFor()
  return ok(keys.map((key) => ({ id: key, text: translate(call.language, key) })))
}

/** Prepared sentences for shoppers; the simulated merchants understand each of them. */
export const quickReplyRoutes = (deps: BackendDeps): readonly Route[] => [
  shopperRoute('GET', '/api/chat/quickReplies', list(deps)),
]
