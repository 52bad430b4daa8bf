import { SystemType } from '../../../../domain/messaging/content/shop-content.ts'
import { ALWAYS, type Presence } from '../../../../domain/messaging/conversations/opening-hours.ts'
import type { BackendDeps } from '../../backend-deps.ts'
import { first } from '../../database/database.ts'
import { translate } from '../../http/messages/messages.ts'
import { secondsOf } from '../../time/clock.ts'
import { commandBoth } from '../api/commands.ts'
import { markRead } from '../api/messages/extras-store.ts'
import { presenceOf } from '../api/office-hours.ts'
import { pairKey, partyOf, shopperUid } from '../api/uids.ts'
import { lastVisit, noteOnce } from '../api/visits/visits.ts'
import type { ImServer } from '../im-server.ts'
import type { Question } from './answer.ts'
import type { ConversationState } from './conversation-state.ts'

/** Whether the merchant of a conversation is available now. */
export const presenceNow = async (deps: BackendDeps, peer: string): Promise<Presence> => {
  const party = partyOf(peer)
  const now = secondsOf(deps.clock)
  if (party?.kind !== 'merchant') return presenceOf('ID', ALWAYS, now)
  const shop = await first(
    deps.database.query<{ country: string }>('select country from shops where id = $1', [party.id]),
  )
  return presenceOf(shop?.country ?? 'ID', deps.config.chat.hours, now)
}

/** Marks received messages as read by the merchant, and tells the shopper's devices. */
export const markAsRead = async (
  deps: BackendDeps,
  im: ImServer,
  conversation: ConversationState,
): Promise<void> => {
  const uid = shopperUid(conversation.shopperId)
  const fresh = await deps.database.transaction((tx) =>
    markRead(tx, pairKey(uid, conversation.peer), conversation.unanswered, secondsOf(deps.clock)),
  )
  if (fresh.length > 0) await commandBoth(im, uid, conversation.peer, 'syncMessageExtra')
}

const namesOf = (conversation: ConversationState, question: Question) => ({
  extra: [{ uid: conversation.peer, name: question.title }],
})

/** Sends "has joined", once per visit. */
export const announceMerchant = async (
  deps: BackendDeps,
  conversation: ConversationState,
  question: Question,
): Promise<void> => {
  const { visitId, language } = question
  if (visitId === undefined || !(await noteOnce(deps.database, visitId, 'is_entered'))) return
  const content = translate(language, 'merchant-entered')
  await conversation.sender.sendSystemMessage(
    { type: SystemType.entered, content, ...namesOf(conversation, question) },
    `entered-${conversation.peer}-${question.shopperId}-${visitId}`,
  )
}

/** Tells the shopper once per visit that the shop is closed, and until when. */
export const sendAwayMessage = async (
  deps: BackendDeps,
  conversation: ConversationState,
  question: Question,
  presence: Presence,
): Promise<void> => {
  const { visitId, language, title: shop } = question
  if (visitId === undefined || !(await noteOnce(deps.database, visitId, 'is_away_told'))) return
  const content = translate(language, 'merchant-away', { shop, time: presence.opensText })
  await conversation.sender.send(
    // Our pages show the time in the reader's time zone and language; other clients show the text.
    { type: 1, content, opensAt: presence.opensAt, opensText: presence.opensText },
    `away-${conversation.peer}-${question.shopperId}-${visitId}`,
  )
}

/** Asks once per visit for a rating, unless there is one. */
export const askRating = async (
  deps: BackendDeps,
  conversation: ConversationState,
  question: Question,
): Promise<void> => {
  const visit = await lastVisit(deps.database, conversation.shopperId, conversation.peer)
  if (visit === undefined || visit.score !== null) return
  if (!(await noteOnce(deps.database, visit.id, 'is_rating_asked'))) return
  await conversation.sender.sendSystemMessage(
    {
      type: SystemType.ratingAsked,
      content: translate(question.language, 'merchant-rating'),
      ...namesOf(conversation, question),
    },
    `rating-${conversation.peer}-${question.shopperId}-${visit.id}`,
  )
}
