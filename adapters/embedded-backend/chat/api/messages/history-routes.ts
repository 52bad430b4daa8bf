import type { BackendDeps } from '../../../backend-deps.ts'
import { refuse } from '../../../http/refusal.ts'
import { ok, type Route, type ShopperCall, shopperRoute } from '../../../http/route.ts'
import { secondsOf } from '../../../time/clock.ts'
import type { ImServer } from '../../im-server.ts'
import { commandOwn } from '../commands.ts'
import { setReading } from '../conversations/conversation-routes.ts'
import { either, readThread } from '../conversations/thread.ts'
import { changeThread, clearedTo } from '../conversations/thread-store.ts'
import { finishMentions } from '../reminders/reminder-store.ts'
import { extrasOf } from './extras-store.ts'
import { findMessages, readPlace } from './find-messages.ts'
import { deleteMessage, pullKept } from './kept-messages.ts'
import { messageRow } from './message-rows.ts'

const MAX_A_PAGE = 200
const MAX_SEQ = Number.MAX_SAFE_INTEGER

const history = (deps: BackendDeps, im: ImServer) => async (call: ShopperCall) => {
  const { input } = call
  const thread = await readThread(deps.database, call)
  const startMessageSeq = input.optionalInteger(
    either(input, 'startMessageSeq', 'start_message_seq'),
    0,
    MAX_SEQ,
  )
  const endMessageSeq = input.optionalInteger(either(input, 'endMessageSeq', 'end_message_seq'), 0, MAX_SEQ)
  const limit = input.optionalInteger('limit', 1, 10_000) ?? 30
  const pullMode = input.optionalInteger(either(input, 'pullMode', 'pull_mode'), 0, 1) ?? 0
  const page = await pullKept(deps.database, im, thread, {
    startMessageSeq: startMessageSeq ?? 0,
    endMessageSeq: endMessageSeq ?? 0,
    limit: Math.min(limit, MAX_A_PAGE),
    pullMode: pullMode === 1 ? 1 : 0,
  })
  const gone = await clearedTo(deps.database, thread)
  const messages = page.messages.filter(({ messageSeq }) => messageSeq > gone)
  const ids = messages.map(({ messageID }) => messageID)
  const extras = await extrasOf(deps.database, thread.pair, ids)
  const reader = { uid: thread.uid, home: call.home }
  // Everything before a cleared message was cleared too.
  const isAtEnd = pullMode === 0 && messages.length < page.messages.length
  return ok({
    startMessageSeq: startMessageSeq ?? 0,
    endMessageSeq: endMessageSeq ?? 0,
    more: page.more && !isAtEnd ? 1 : 0,
    messages: messages.map((message) => messageRow(message, extras.get(message.messageID), reader)),
  })
}

const clear = (deps: BackendDeps, im: ImServer) => async (call: ShopperCall) => {
  const thread = await readThread(deps.database, call)
  const { messages } = await im.messages(thread.uid, thread.channel, {
    startMessageSeq: 0,
    endMessageSeq: 0,
    limit: 1,
    pullMode: 0,
  })
  const last = messages.at(-1)?.messageSeq ?? 0
  await deps.database.transaction((tx) => changeThread(tx, thread, { clearedTo: last }))
  await im.setUnread(thread.uid, thread.channel, 0)
  await setReading(deps, im, thread, 0)
  const { channelID, channelType } = thread.channel
  await commandOwn(im, thread.uid, 'historyCleared', {
    channel_id: channelID,
    channel_type: channelType,
    message_seq: last,
  })
  return ok({ status: 200, clearedTo: last })
}

const forget = (deps: BackendDeps, im: ImServer) => async (call: ShopperCall) => {
  const thread = await readThread(deps.database, call)
  const id = call.input.text(either(call.input, 'messageID', 'message_id'), 20)
  const [message] = await findMessages(im, thread, [id], readPlace(call.input))
  if (message === undefined) throw refuse('chat-message-not-found')
  const isReminded = await deps.database.transaction(async (tx) => {
    await deleteMessage(tx, thread, message, secondsOf(deps.clock))
    return finishMentions(tx, thread.userId, id)
  })
  const { channelID, channelType } = thread.channel
  await commandOwn(im, thread.uid, 'messageDeleted', {
    channel_id: channelID,
    channel_type: channelType,
    message_id: id,
    // The id that clients use for a message without a number.
    client_msg_no: message.clientMsgNo || id,
  })
  if (isReminded) await commandOwn(im, thread.uid, 'syncReminders')
  return ok({ status: 200 })
}

/** The messages of a conversation, and clearing them for oneself. */
export const historyRoutes = (deps: BackendDeps, im: ImServer): readonly Route[] => [
  shopperRoute('POST', '/api/chat/getChannelMessage', history(deps, im)),
  shopperRoute('POST', '/api/chat/clearHistory', clear(deps, im)),
  shopperRoute('POST', '/api/chat/deleteMessage', forget(deps, im)),
]
