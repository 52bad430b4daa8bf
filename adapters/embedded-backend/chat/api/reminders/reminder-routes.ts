import type { BackendDeps } from '../../../backend-deps.ts'
import { refuse } from '../../../http/refusal.ts'
import { ok, type Route, shopperRoute } from '../../../http/route.ts'
import type { ImServer } from '../../im-server.ts'
import { commandOwn } from '../commands.ts'
import { shopperUid } from '../uids.ts'
import { finishReminders, remindersSince } from './reminder-store.ts'

const MAX_REMINDERS = 100

/** The shopper's open mentions (decision 6). */
export const reminderRoutes = ({ database }: BackendDeps, im: ImServer): readonly Route[] => [
  shopperRoute('GET', '/api/chat/reminders', async ({ input, shopper }) => {
    const version = input.optionalInteger('version', 0, Number.MAX_SAFE_INTEGER) ?? 0
    const limit = Math.min(input.optionalInteger('limit', 1, 10_000) ?? MAX_REMINDERS, MAX_REMINDERS)
    return ok(await remindersSince(database, shopper.id, version, limit))
  }),
  shopperRoute('POST', '/api/chat/remindersDone', async ({ input, shopper }) => {
    const ids = input.ids('ids', MAX_REMINDERS)
    const own = await database.transaction((tx) => finishReminders(tx, shopper.id, ids))
    if (own === 0) throw refuse('chat-reminder-not-found')
    await commandOwn(im, shopperUid(shopper.id), 'syncReminders')
    return ok({ status: 200 })
  }),
]
