import { fitsMessage, TEXT_LIMIT } from '../../../../../domain/messaging/content/message-text.ts'
import {
  CHANGE_SECONDS,
  type ChangeFault,
  canBeRecalled,
  changeFault,
  RECALL_SECONDS,
} from '../../../../../domain/messaging/conversations/message-acts.ts'
import type { BackendDeps } from '../../../backend-deps.ts'
import { type Refusal, refuse } from '../../../http/refusal.ts'
import { ok, type Route, type ShopperCall, shopperRoute } from '../../../http/route.ts'
import { secondsOf } from '../../../time/clock.ts'
import type { ImMessage, ImServer } from '../../im-server.ts'
import { commandBoth, commandOwn } from '../commands.ts'
import { either, readThread, type Thread } from '../conversations/thread.ts'
import { finishMentions } from '../reminders/reminder-store.ts'
import { extraRow, extrasOf, extrasSince, markEdited, markRead, markRevoked } from './extras-store.ts'
import { findMessages, readPlace } from './find-messages.ts'
import { deletedAmong, deletedSince } from './kept-messages.ts'
import { wordsOf } from './message-rows.ts'

const MAX_EXTRAS = 100
const MAX_READ = 500
const MESSAGE_ID = /^[1-9]\d{0,19}$/

const readId = ({ input }: ShopperCall): string => {
  const name = either(input, 'messageID', 'message_id')
  const id = input.text(name, 20)
  if (!MESSAGE_ID.test(id)) throw refuse('field-not-valid', { field: name })
  return id
}

const ownMessage = async (im: ImServer, thread: Thread, id: string): Promise<ImMessage> => {
  const [message] = await findMessages(im, thread, [id])
  if (message === undefined || message.fromUID !== thread.uid) throw refuse('chat-message-not-found')
  return message
}

const sync = (deps: BackendDeps) => async (call: ShopperCall) => {
  const { input } = call
  const thread = await readThread(deps.database, call)
  const versionName = either(input, 'extraVersion', 'extra_version')
  const version = input.optionalInteger(
    input.has(versionName) ? versionName : 'version',
    0,
    Number.MAX_SAFE_INTEGER,
  )
  const limit = Math.min(input.optionalInteger('limit', 1, 10_000) ?? MAX_EXTRAS, MAX_EXTRAS)
  const [extras, tombstones] = await Promise.all([
    extrasSince(deps.database, thread.pair, version ?? 0, limit),
    deletedSince(deps.database, thread, version ?? 0, limit),
  ])
  const rows = [...extras, ...tombstones].sort((a, b) => a.version - b.version).slice(0, limit)
  const ids = rows.map(({ message_id: messageID }) => ({ messageID }))
  const deleted = await deletedAmong(deps.database, thread.userId, ids)
  return ok(
    rows.map((row) => ({
      ...extraRow(row, thread.peer),
      ...(deleted.has(row.message_id) && { isDeleted: 1 }),
    })),
  )
}

const read = (deps: BackendDeps, im: ImServer) => async (call: ShopperCall) => {
  const thread = await readThread(deps.database, call)
  const ids = call.input.list(either(call.input, 'messageIDs', 'message_ids'), MAX_READ, 20)
  const found = await findMessages(im, thread, ids, readPlace(call.input))
  const others = found.filter(({ fromUID }) => fromUID !== thread.uid)
  if (others.length === 0) throw refuse('chat-message-not-found')
  // Oldest first, so that versions follow the order of the conversation.
  const marked = await deps.database.transaction((tx) =>
    markRead(tx, thread.pair, [...others].reverse(), secondsOf(deps.clock)),
  )
  if (marked.length > 0) await commandBoth(im, thread.uid, thread.peer, 'syncMessageExtra')
  return ok({ status: 200, count: marked.length })
}

const revoke = (deps: BackendDeps, im: ImServer) => async (call: ShopperCall) => {
  const thread = await readThread(deps.database, call)
  const message = await ownMessage(im, thread, readId(call))
  const now = secondsOf(deps.clock)
  if (!canBeRecalled(message, now)) throw refuse('chat-revoke-late', { minutes: RECALL_SECONDS / 60 })
  const { party, peer } = thread
  const isReminded = await deps.database.transaction(async (tx) => {
    await markRevoked(tx, thread.pair, message, thread.uid, now)
    return party.kind === 'shopper' && (await finishMentions(tx, party.id, message.messageID))
  })
  await commandBoth(im, thread.uid, thread.peer, 'messageRevoke', { message_id: message.messageID })
  if (isReminded) await commandOwn(im, peer, 'syncReminders')
  return ok({ status: 200 })
}

const refusalOfChange = (fault: ChangeFault): Refusal => {
  if (fault === 'not-text') return refuse('chat-edit-text-only')
  return fault === 'too-late'
    ? refuse('chat-edit-late', { minutes: CHANGE_SECONDS / 60 })
    : refuse('chat-message-revoked')
}

const edit = (deps: BackendDeps, im: ImServer) => async (call: ShopperCall) => {
  const thread = await readThread(deps.database, call)
  const text = call.input.text('content', TEXT_LIMIT)
  if (!fitsMessage(text)) throw refuse('field-too-long', { field: 'content', max: TEXT_LIMIT })
  const message = await ownMessage(im, thread, readId(call))
  const now = secondsOf(deps.clock)
  const isText = wordsOf(message.payload) !== undefined
  await deps.database.transaction(async (tx) => {
    const known = await extrasOf(tx, thread.pair, [message.messageID])
    const isRecalled = (known.get(message.messageID)?.revoked_at ?? null) !== null
    const fault = changeFault({ timestamp: message.timestamp, isText, isRecalled }, now)
    if (fault) throw refusalOfChange(fault)
    await markEdited(tx, thread.pair, message, text, now)
  })
  await commandBoth(im, thread.uid, thread.peer, 'syncMessageExtra')
  return ok({ status: 200, editedAt: now })
}

/** Changes to sent messages: read, recalled, edited (decision 6). */
export const extrasRoutes = (deps: BackendDeps, im: ImServer): readonly Route[] => [
  shopperRoute('POST', '/api/chat/messageExtras', sync(deps)),
  shopperRoute('POST', '/api/chat/readMessages', read(deps, im)),
  shopperRoute('POST', '/api/chat/revoke', revoke(deps, im)),
  shopperRoute('POST', '/api/chat/edit', edit(deps, im)),
]
