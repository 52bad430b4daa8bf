import type { BackendDeps } from '../../backend-deps.ts'
import type { Sql } from '../../database/database.ts'
import { secondsOf } from '../../time/clock.ts'
import { isImported } from '../api/past/import-chat.ts'
import type { Heard } from '../api/reminders/remind.ts'
import { partyOf, shopperUid } from '../api/uids.ts'
import type { ImServer } from '../im-server.ts'
import { saidIn } from './said.ts'

/** Something that was said and is not yet answered. */
export type Waiting = {
  readonly user_id: number
  readonly peer: string
  readonly from_seq: number
  readonly asked_at: number
}

/** So many messages, the newest, are answered at once. */
export const MOST_HEARD = 50

/** What of a message decides whether an answer is owed. */
export type Spoken = Pick<Heard, 'fromUID' | 'toUID' | 'messageSeq' | 'clientMsgNo' | 'payload'>

/**
 * The shopper whose words these are, when merchants answer them: to shoppers alone, and only to what is stored; never
 * to each other, to commands or receipts, or to what was said before there was a desk.
 */
export const isForDesk = ({
  fromUID,
  toUID,
  messageSeq,
  clientMsgNo,
  payload,
}: Spoken): number | undefined => {
  const [from, to] = [partyOf(fromUID), partyOf(toUID)]
  if (from?.kind !== 'shopper' || to === undefined || to.kind === 'shopper') return undefined
  if (messageSeq === 0 || isImported(clientMsgNo) || saidIn(payload) === undefined) return undefined
  return from.id
}

/**
 * Remembers that an answer to this message is due; an earlier debt stands. Written with the message itself where that
 * is stored with us, so that no word goes unanswered because the process ended before anybody heard it.
 */
export const noteWaiting = async (sql: Sql, message: Spoken, now: number): Promise<void> => {
  const shopperId = isForDesk(message)
  if (shopperId === undefined) return
  // Who has gone meanwhile, or is banned, is owed nothing.
  await sql.query(
    `insert into chat_waiting (user_id, peer, from_seq, asked_at)
     select id, $2::text, $3::bigint, $4::bigint from users where id = $1 and not chat_banned
     on conflict do nothing`,
    [shopperId, message.toUID, message.messageSeq, now],
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

/** Every question that still waits for an answer. */
export const allWaiting = ({ database }: BackendDeps): Promise<readonly Waiting[]> =>
  database.query<Waiting>('select * from chat_waiting order by asked_at, user_id, peer')

/** What the shopper said since a debt began, the newest of it, read again from history. */
export const rereadWaiting = async (im: ImServer, waiting: Waiting): Promise<readonly Heard[]> => {
  const uid = shopperUid(waiting.user_id)
  const { messages } = await im.messages(
    uid,
    { channelID: waiting.peer, channelType: 1 },
    { startMessageSeq: 0, endMessageSeq: 0, limit: MOST_HEARD, pullMode: 0 },
  )
  return messages
    .filter(({ fromUID, messageSeq }) => fromUID === uid && messageSeq >= waiting.from_seq)
    .map((message) => ({ ...message, toUID: waiting.peer }))
}

/** Names of what the simulated staff says by itself. */
const BY_ITSELF = /^(?:answer|entered|rating|away)-/

/** Whether a person, and not the simulated staff, has said something to a shopper: then nothing waits there any more. */
const isAnswerOfPerson = ({ fromUID, toUID, messageSeq, clientMsgNo, payload }: Spoken): boolean => {
  const [from, to] = [partyOf(fromUID), partyOf(toUID)]
  if (to?.kind !== 'shopper' || from === undefined || from.kind === 'shopper' || messageSeq === 0)
    return false
  return !BY_ITSELF.test(clientMsgNo) && !isImported(clientMsgNo) && saidIn(payload) !== undefined
}

/** Pays the debt of a conversation in which a person has answered; whoever has it is known by how long it took. */
export const payWaiting = async ({ database, clock }: BackendDeps, message: Spoken): Promise<void> => {
  const to = partyOf(message.toUID)
  if (to?.kind !== 'shopper' || !isAnswerOfPerson(message)) return
  await database.query(
    `with paid as (delete from chat_waiting where user_id = $1 and peer = $2 returning asked_at)
     insert into chat_answers (staff_id, waited, answered_at)
     select a.staff_id, greatest(0, $3::bigint - paid.asked_at), $3::bigint
     from paid join chat_assignments a on a.user_id = $1 and a.peer = $2`,
    [to.id, message.fromUID, secondsOf(clock)],
  )
}

/** Whether an answer is still due; a person may have given it. */
export const isStillWaiting = async (
  { database }: BackendDeps,
  userId: number,
  peer: string,
): Promise<boolean> =>
  (await database.query('select 1 from chat_waiting where user_id = $1 and peer = $2', [userId, peer]))
    .length > 0
