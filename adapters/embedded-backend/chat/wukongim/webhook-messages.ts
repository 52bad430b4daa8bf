import type { BackendDeps } from '../../backend-deps.ts'
import { secondsOf } from '../../time/clock.ts'
import { partyOf } from '../api/uids.ts'
import type { ImMessage } from '../im-server.ts'
import { noteWaiting } from '../merchants/waiting.ts'

// The server repeats unacknowledged messages for minutes only; after a day they cannot come again.
const KEPT_SECONDS = 24 * 60 * 60

/** A message from its addressee's view. */
export type WebhookMessage = ImMessage & { readonly toUID: string }

/** The messages that the webhook has delivered. */
export type WebhookMessages = {
  /**
   * Those that no process of the shop has received before; they count as received from now on, and those that need an
   * answer are recorded in the same transaction.
   */
  readonly fresh: (messages: readonly WebhookMessage[]) => Promise<readonly WebhookMessage[]>
  /** Those of these users that are banned from the chat. */
  readonly banned: (uids: readonly string[]) => Promise<ReadonlySet<string>>
}

/** Deduplicates the webhook's messages, and records those that need an answer. */
export const createWebhookMessages = ({ database, clock }: BackendDeps): WebhookMessages => ({
  fresh: async (messages) => {
    const now = secondsOf(clock)
    // Messages received shortly before a downtime are requested again afterwards, however long it was.
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
