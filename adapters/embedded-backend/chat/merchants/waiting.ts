import type { BackendDeps } from '../../backend-deps.ts'
import type { Sql } from '../../database/database.ts'
import { secondsOf } from '../../time/clock.ts'
import { isImported } from '../api/past/import-chat.ts'
import type { ReceivedMessage } from '../api/reminders/remind.ts'
import { partyOf, shopperUid } from '../api/uids.ts'
import type { ImServer } from '../im-server.ts'
import { readShopperMessage } from './shopper-message.ts'

/** A message that is not answered yet. */
export type UnansweredMessage = {
  readonly user_id: number
  readonly peer: string
  readonly from_seq: number
  readonly asked_at: number
}

/** Most messages (the newest) answered at once. */
export const MAX_UNANSWERED = 50

/** The properties of a message that decide whether it needs an answer. */
export type MessageKey = Pick<ReceivedMessage, 'fromUID' | 'toUID' | 'messageSeq' | 'clientMsgNo' | 'payload'>

/**
 * The shopper who wrote a message that merchants should answer: only stored messages of shoppers; not commands,
 * receipts, messages between merchants, or imported ones.
 */
export const shopperAsking = ({
  fromUID,
  toUID,
  messageSeq,
  clientMsgNo,
  payload,
}: MessageKey): number | undefined => {
  const [from, to] = [partyOf(fromUID), partyOf(toUID)]
  if (from?.kind !== 'shopper' || to === undefined || to.kind === 'shopper') return undefined
  if (messageSeq === 0 || isImported(clientMsgNo) || readShopperMessage(payload) === undefined)
    return undefined
  return from.id
}

/**
 * Records that a message needs an answer; an earlier record is kept. Written in the transaction of the message where
 * that is stored by us, so that none stays unanswered because the process ended.
 */
export const noteWaiting = async (sql: Sql, message: MessageKey, now: number): Promise<void> => {
  const shopperId = shopperAsking(message)
  if (shopperId === undefined) return
  // Deleted and banned shoppers get no answer.
  await sql.query(
    `insert into chat_waiting (user_id, peer, from_seq, asked_at)
     select id, $2::text, $3::bigint, $4::bigint from users where id = $1 and not chat_banned
     on conflict do nothing`,
    [shopperId, message.toUID, message.messageSeq, now],
  )
}

/** Removes the record of an answered message, or moves it to a later message. */
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

/** All messages that still need an answer. */
export const allWaiting = ({ database }: BackendDeps): Promise<readonly UnansweredMessage[]> =>
  database.query<UnansweredMessage>('select * from chat_waiting order by asked_at, user_id, peer')

/** The shopper's messages since the first unanswered one, read again from history (the newest of them). */
export const rereadWaiting = async (
  im: ImServer,
  waiting: UnansweredMessage,
): Promise<readonly ReceivedMessage[]> => {
  const uid = shopperUid(waiting.user_id)
  const { messages } = await im.messages(
    uid,
    { channelID: waiting.peer, channelType: 1 },
    { startMessageSeq: 0, endMessageSeq: 0, limit: MAX_UNANSWERED, pullMode: 0 },
  )
  return messages
    .filter(({ fromUID, messageSeq }) => fromUID === uid && messageSeq >= waiting.from_seq)
    .map((message) => ({ ...message, toUID: waiting.peer }))
}

/** Ids of automatic messages of the simulated staff. */
const BY_ITSELF = /^(?:answer|entered|rating|away)-/

/** Whether a person, not the simulated staff, has written to a shopper: then the question counts as answered. */
const isAnswerOfPerson = ({ fromUID, toUID, messageSeq, clientMsgNo, payload }: MessageKey): boolean => {
  const [from, to] = [partyOf(fromUID), partyOf(toUID)]
  if (to?.kind !== 'shopper' || from === undefined || from.kind === 'shopper' || messageSeq === 0)
    return false
  return !BY_ITSELF.test(clientMsgNo) && !isImported(clientMsgNo) && readShopperMessage(payload) !== undefined
}

/**
 * Removes the record of a conversation that a person has answered, and stores how long it took. Returns the shopper who
 * was waiting.
 */
export const settleByPerson = async (
  { database, clock }: BackendDeps,
  message: MessageKey,
): Promise<number | undefined> => {
  const to = partyOf(message.toUID)
  if (to?.kind !== 'shopper' || !isAnswerOfPerson(message)) return undefined
  const [paid] = await database.query<{ readonly count: number }>(
    `with paid as (delete from chat_waiting where user_id = $1 and peer = $2 returning asked_at), kept as (
       insert into chat_answers (staff_id, waited, answered_at)
       select a.staff_id, greatest(0, $3::bigint - paid.asked_at), $3::bigint
       from paid join chat_assignments a on a.user_id = $1 and a.peer = $2)
     select count(*)::integer as count from paid`,
    [to.id, message.fromUID, secondsOf(clock)],
  )
  return paid && paid.count > 0 ? to.id : undefined
}

/** Whether an answer is still needed; a person may have given it. */
export const isStillWaiting = async (
  { database }: BackendDeps,
  userId: number,
  peer: string,
): Promise<boolean> =>
  (await database.query('select 1 from chat_waiting where user_id = $1 and peer = $2', [userId, peer]))
    .length > 0
