import { DAY_SECONDS, isWithinDay } from '../../../../../domain/api/allowances.ts'
import { SystemType } from '../../../../../domain/messaging/content/shop-content.ts'
import {
  FEEDBACK_LIMIT,
  REASON_LIMIT,
  ratingFault,
} from '../../../../../domain/messaging/conversations/feedback.ts'
import type { BackendDeps } from '../../../backend-deps.ts'
import { first, isDuplicateKey } from '../../../database/database.ts'
import { translate } from '../../../http/messages/messages.ts'
import { refuse } from '../../../http/refusal.ts'
import { ok, type Route, type ShopperCall, shopperRoute } from '../../../http/route.ts'
import { secondsOf } from '../../../time/clock.ts'
import type { ImServer } from '../../im-server.ts'
import { commandOwn } from '../commands.ts'
import { either, readThread } from '../conversations/thread.ts'
import { findMessages, readPlace } from '../messages/find-messages.ts'
import { payloadFieldsOf } from '../messages/message-rows.ts'
import { PERSON, payloadOf } from '../uids.ts'
import { asVisit, lastVisit } from './visits.ts'

const MAX_REASONS = 10
const RATED = { noPersist: false, redDot: false, syncOnce: false }

const report = (deps: BackendDeps, im: ImServer) => async (call: ShopperCall) => {
  const { input } = call
  const { database, clock } = deps
  const thread = await readThread(database, call)
  const reason = input.text('reason', REASON_LIMIT)
  const messageID = input.optionalText(either(input, 'messageID', 'message_id'), 20) ?? ''
  const [message] = messageID === '' ? [] : await findMessages(im, thread, [messageID], readPlace(input))
  if (messageID !== '' && message === undefined) throw refuse('chat-message-not-found')
  const now = secondsOf(clock)
  const today = await first(
    database.query<{ count: number }>(
      'select count(*)::bigint as count from chat_reports where user_id = $1 and created_at > $2',
      [thread.userId, now - DAY_SECONDS],
    ),
  )
  if (!isWithinDay('reports', today?.count ?? 0)) throw refuse('chat-reports-many')
  // A copy of the text, because the sender may still recall it.
  const payload = message ? JSON.stringify(payloadFieldsOf(message.payload) ?? {}) : ''
  await database
    .query(
      `insert into chat_reports (user_id, peer, message_id, payload, reason, created_at)
       values ($1, $2, $3, $4, $5, $6)`,
      [thread.userId, thread.peer, messageID, payload, reason, now],
    )
    .catch((cause: unknown) => {
      throw isDuplicateKey(cause) ? refuse('chat-reported-already') : cause
    })
  return ok({ status: 200 }, 'chat-reported')
}

const rate = (deps: BackendDeps, im: ImServer) => async (call: ShopperCall) => {
  const { input, language } = call
  const { database, clock } = deps
  const thread = await readThread(database, call)
  const score = input.integer('score', 1, 5)
  const reasons = input.list('reasons', MAX_REASONS, 60)
  const words = input.optionalText('text', FEEDBACK_LIMIT) ?? ''
  const now = secondsOf(clock)
  const rated = await database.transaction(async (tx) => {
    const visit = await lastVisit(tx, thread.userId, thread.peer, 'for update')
    const fault = ratingFault(visit && asVisit(visit), now)
    if (fault || !visit) throw refuse(`chat-${fault ?? 'nothing-to-rate'}`)
    // The day in which it can be changed begins with the first rating.
    await tx.query(
      `update chat_visits set score = $2, reasons = $3::text[], words = $4, rated_at = coalesce(rated_at, $5)
       where id = $1`,
      [visit.id, score, [...reasons], words, now],
    )
    return visit
  })
  if (rated.rated_at === null) {
    const content = translate(language, 'chat-rated-line', { score })
    await im.send({
      channelID: thread.uid,
      channelType: PERSON,
      fromUID: thread.peer,
      clientMsgNo: `rated-${thread.peer}-${thread.userId}-${rated.id}`,
      header: RATED,
      payload: payloadOf({ type: SystemType.rated, content, extra: [], score }),
    })
    // Tells every device that the day for changes has begun.
    await commandOwn(im, thread.uid, 'channelUpdate', { channel_id: thread.peer, channel_type: PERSON })
  }
  return ok({ status: 200, score }, 'chat-rated')
}

/** Reporting a conversation or message, and rating the service (requirement E7). */
export const feedbackRoutes = (deps: BackendDeps, im: ImServer): readonly Route[] => [
  shopperRoute('POST', '/api/chat/report', report(deps, im)),
  shopperRoute('POST', '/api/chat/rate', rate(deps, im)),
]
