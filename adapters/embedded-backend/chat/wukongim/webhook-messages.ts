import type { BackendDeps } from '../../backend-deps.ts'
import { secondsOf } from '../../time/clock.ts'
import { partyOf } from '../api/uids.ts'
import type { ImMessage } from '../im-server.ts'
import { noteWaiting } from '../merchants/waiting.ts'

// The server tells again within minutes what was not acknowledged; a day later it has long given up.
const KEPT_SECONDS = 24 * 60 * 60

/** A message as its addressee sees it. */
export type WebhookMessage = ImMessage & { readonly toUID: string }

/** What the shop knows of messages that a webhook tells of. */
export type WebhookMessages = {
  /**
   * Those of these that no process of the shop has heard before; they count as heard from now on, and what merchants
   * owe for them is written down with that.
   */
  readonly fresh: (messages: readonly WebhookMessage[]) => Promise<readonly WebhookMessage[]>
  /** Those of these users that are banned from the chat. */
  readonly banned: (uids: readonly string[]) => Promise<ReadonlySet<string>>
}

/** Deduplicates what the webhook notifies of, and writes down what merchants owe. */
export const createWebhookMessages = ({ database, clock }: BackendDeps): WebhookMessages => ({
  fresh: async (messages) => {
    const now = secondsOf(clock)
    // What was told shortly before the shop was away is asked for again when it is back, however long that was.
    await database.query(
      'delete from im_told where told_at < least($1::bigint, (select min(heard_to) from im_heard)) - $2::bigint',
      [now, KEPT_SECONDS],
    )
    return database.transaction(async (tx) => {
      const rows = await tx.query<{ message_id: string }>(
        `insert into im_told (message_id, told_at) select unnest($1::text[]), $2::bigint
         on conflict do nothing returning message_id`,
        [messages.map(({ messageID }) => messageID), now],
      )
      const ids = new Set(rows.map((row) => row.message_id))
      const news = messages.filter(({ messageID }) => ids.has(messageID))
      for (const message of news) await noteWaiting(tx, message, now)
      return news
    })
  },
  banned: async (uids) => {
    const byId = new Map(
      uids.flatMap((uid) => {
        const party = partyOf(uid)
        return party?.kind === 'shopper' ? [[party.id, uid] as const] : []
      }),
    )
    const rows = await database.query<{ id: number }>(
      'select id from users where chat_banned and id = any ($1::bigint[])',
      [[...byId.keys()]],
    )
    return new Set(rows.flatMap(({ id }) => byId.get(id) ?? []))
  },
})
