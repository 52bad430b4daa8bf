import type { BackendDeps } from '../../../backend-deps.ts'
import type { Stoppable } from '../../../time/clock.ts'
import type { ImServer } from '../../im-server.ts'
import { importChat, type SentToMessaging } from './import-chat.ts'

const RETRY_MS = 60_000

/**
 * Imports the seeded messages at startup, and retries each minute while that fails, because the messaging server may
 * start later than the shop.
 */
export const importPast = (deps: BackendDeps, im: ImServer): Stoppable => {
  const sent: SentToMessaging = new Map()
  let isStopped = false
  let waiting: { cancel(): void } | undefined
  let running = Promise.resolve()

  const run = (): Promise<void> =>
    deps.cluster
      .exclusively('chat-past', () => importChat(deps, im, sent))
      .catch((cause: unknown) => {
        deps.log.write('error', 'chat-import-failed', { detail: String(cause) })
        if (!isStopped) waiting = deps.clock.after(RETRY_MS, begin)
      })
  const begin = (): void => {
    running = run()
  }

  begin()
  return {
    stop: async () => {
      isStopped = true
      waiting?.cancel()
      await running
    },
  }
}
