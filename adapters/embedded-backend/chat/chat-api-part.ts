import type { BackendDeps } from '../backend-deps.ts'
import type { BackendPart } from '../backend-part.ts'
import type { Stoppable } from '../time/clock.ts'
import { notifyCounter } from './api/commands.ts'
import { conversationRoutes } from './api/conversations/conversation-routes.ts'
import { threadRoutes } from './api/conversations/thread-routes.ts'
import { type Follower, followMessages } from './api/follow-messages.ts'
import { extrasRoutes } from './api/messages/extras-routes.ts'
import { historyRoutes } from './api/messages/history-routes.ts'
import { importPast } from './api/past/import-past.ts'
import { quickReplyRoutes } from './api/quick-replies.ts'
import { reminderRoutes } from './api/reminders/reminder-routes.ts'
import { endChatSession, sessionRoutes } from './api/session/session-routes.ts'
import { feedbackRoutes } from './api/visits/feedback-routes.ts'
import type { ImServer } from './im-server.ts'
import type { OpenStreamAs } from './merchants/merchant-sender.ts'
import { createMerchants } from './merchants/merchants.ts'
import { settleByPerson } from './merchants/waiting.ts'

const withMerchants = (deps: BackendDeps, im: ImServer, openStream: OpenStreamAs | undefined): Stoppable => {
  // With human staff, shoppers' messages are recorded as waiting too (gateway-part.ts).
  const merchants = deps.config.demo.hasMerchants ? createMerchants(deps, im, openStream) : undefined
  const pay: Follower = async (message) => {
    const shopper = await settleByPerson(deps, message)
    // The counter learns of the answer before the record is removed, and has asked for its list by then.
    if (shopper !== undefined) await notifyCounter(im, message.fromUID, shopper)
  }
  const following = followMessages(deps, im, merchants ? [pay, merchants.receive] : [pay])
  const importing = importPast(deps, im)
  return {
    stop: async () => {
      await importing.stop()
      await following.stop()
      await merchants?.stop()
    },
  }
}

/**
 * The shop's chat calls and merchants, on top of the messaging server that `imOf` returns (requirement W8);
 * `streamOf` is given when that server supports streamed messages.
 */
export const createChatApiPart = (
  imOf: (deps: BackendDeps) => ImServer,
  streamOf?: (deps: BackendDeps) => OpenStreamAs | undefined,
): BackendPart => ({
  name: 'chat host',
  routes: (deps) => {
    const im = imOf(deps)
    return [
      ...sessionRoutes(deps, im),
      ...conversationRoutes(deps, im),
      ...historyRoutes(deps, im),
      ...extrasRoutes(deps, im),
      ...threadRoutes(deps, im),
      ...reminderRoutes(deps, im),
      ...feedbackRoutes(deps, im),
      ...quickReplyRoutes(deps),
    ]
  },
  onSignedOut: (shopperId, deps) => endChatSession(deps, imOf(deps), shopperId),
  start: (deps) => withMerchants(deps, imOf(deps), streamOf?.(deps)),
})
