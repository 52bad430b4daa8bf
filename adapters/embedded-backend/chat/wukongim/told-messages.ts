import type { BackendDeps } from '../../backend-part.ts'
import { secondsOf } from '../../clock.ts'
import { partyOf } from '../host/uids.ts'

// The server tells again within minutes what was not acknowledged; a day later it has long given up.
const KEPT_SECONDS = 24 * 60 * 60

/** What the shop knows of messages that a webhook tells of. */
export type ToldMessages = {
  /** The ids of these that no process of the shop has heard before; they count as heard from now on. */
  readonly fresh: (ids: readonly string[]) => Promise<ReadonlySet<string>>
  /** Those of these users that are banned from the chat. */
  readonly banned: (uids: readonly string[]) => Promise<ReadonlySet<string>>
}

export const createToldMessages = ({ database, clock }: BackendDeps): ToldMessages => ({
  fresh: async (ids) => {
    const now = secondsOf(clock)
    await database.query('delete from im_told where told_at < $1', [now - KEPT_SECONDS])
    const rows = await database.query<{ message_id: string }>(
      `insert into im_told (message_id, told_at) select unnest($1::text[]), $2::bigint
       on conflict do nothing returning message_id`,
      [ids, now],
    )
    return new Set(rows.map((row) => row.message_id))
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
