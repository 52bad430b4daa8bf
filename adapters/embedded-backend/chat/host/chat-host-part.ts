import type { BackendDeps, BackendPart } from '../../backend-part.ts'
import type { ImServer } from '../im-server.ts'
import { conversationRoutes } from './conversation-routes.ts'
import { extrasRoutes } from './extras-routes.ts'
import { feedbackRoutes } from './feedback-routes.ts'
import { followMessages } from './follow-messages.ts'
import { historyRoutes } from './history-routes.ts'
import { quickReplyRoutes } from './quick-replies.ts'
import { reminderRoutes } from './reminder-routes.ts'
import { sessionRoutes } from './session-routes.ts'
import { threadRoutes } from './thread-routes.ts'

/** The chat calls of the shop, on top of whichever messaging server `imOf` gives (protocol.md 8). */
export const createChatHostPart = (imOf: (deps: BackendDeps) => ImServer): BackendPart => ({
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
  start: (deps) => followMessages(deps, imOf(deps), []),
})
