import type { BackendDeps } from '../../backend-part.ts'
import { secondsOf } from '../../clock.ts'
import type { Heard } from '../host/remind.ts'
import { shopperUid } from '../host/uids.ts'
import type { ImServer } from '../im-server.ts'

/** Something that was said and is not yet answered. */
export type Waiting = {
  readonly user_id: number
  readonly peer: string
  readonly from_seq: number
  readonly asked_at: number
}

const MOST_REREAD = 50

/** Remembers that an answer is due from this message on; an earlier debt stands. */
export const noteWaiting = async (deps: BackendDeps, userId: number, message: Heard): Promise<void> => {
  await deps.database.query(
    `insert into chat_waiting (user_id, peer, from_seq, asked_at) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [userId, message.toUID, message.messageSeq, secondsOf(deps.clock)],
  )
}

/** Forgets a debt that is paid, or lets it stand from a later message on. */
export const settleWaiting = async (
  { database }: BackendDeps,
  userId: number,
  peer: string,
  nextSeq: number | undefined,
): Promise<void> => {
  await database.query(
    nextSeq === undefined
      ? 'delete from chat_waiting where user_id = $1 and peer = $2 and $3::bigint is null'
      : 'update chat_waiting set from_seq = $3 where user_id = $1 and peer = $2',
    [userId, peer, nextSeq ?? null],
  )
}

export const allWaiting = ({ database }: BackendDeps): Promise<readonly Waiting[]> =>
  database.query<Waiting>('select * from chat_waiting order by asked_at, user_id, peer')

/** What the shopper said since a debt began, read again from history. */
export const rereadWaiting = async (im: ImServer, waiting: Waiting): Promise<readonly Heard[]> => {
  const uid = shopperUid(waiting.user_id)
  const { messages } = await im.messages(
    uid,
    { channelID: waiting.peer, channelType: 1 },
    { startMessageSeq: waiting.from_seq, endMessageSeq: 0, limit: MOST_REREAD, pullMode: 1 },
  )
  return messages
    .filter(({ fromUID }) => fromUID === uid)
    .map((message) => ({ ...message, toUID: waiting.peer }))
}
