import { DRAFT_LIMIT } from '../../../../../domain/messaging/content/message-text.ts'
import type { BackendDeps } from '../../../backend-deps.ts'
import { refuse } from '../../../http/refusal.ts'
import { ok, type Route, type ShopperCall, shopperRoute } from '../../../http/route.ts'
import { flag } from '../../../rows/row-format.ts'
import type { ImServer } from '../../im-server.ts'
import { commandOwn } from '../commands.ts'
import { PERSON, shopperUid } from '../uids.ts'
import { lastVisits, visitRow } from '../visits/visits.ts'
import { channelInfos } from './channel-info.ts'
import { membersSince } from './members.ts'
import { either, readThread, type Thread } from './thread.ts'
import { changeThread, loadThreads, type ThreadColumns } from './thread-store.ts'

const MAX_EXTRAS = 1_000
const MAX_SEQ = Number.MAX_SAFE_INTEGER
const MAX_OFFSET = 1_000_000

const extraRow = (row: ThreadColumns) => ({
  channelID: row.peer,
  channelType: PERSON,
  browseTo: row.browse_to,
  keepMessageSeq: row.keep_message_seq,
  keepOffsetY: row.keep_offset_y,
  draft: row.draft,
  clearedTo: row.cleared_to,
  version: row.version,
})

const syncExtras =
  ({ database }: BackendDeps) =>
  async ({ input, shopper }: ShopperCall) => {
    const version = input.optionalInteger('version', 0, MAX_SEQ) ?? 0
    const rows = await database.query<ThreadColumns>(
      `select * from chat_threads where user_id = $1 and version > $2 order by version limit ${MAX_EXTRAS}`,
      [shopper.id, version],
    )
    return ok(rows.map(extraRow))
  }

const setExtra = (deps: BackendDeps, im: ImServer) => async (call: ShopperCall) => {
  const { input } = call
  const thread = await readThread(deps.database, call)
  const change = {
    browseTo: input.optionalInteger(either(input, 'browseTo', 'browse_to'), 0, MAX_SEQ),
    keepMessageSeq: input.optionalInteger(either(input, 'keepMessageSeq', 'keep_message_seq'), 0, MAX_SEQ),
    keepOffsetY: input.optionalInteger(
      either(input, 'keepOffsetY', 'keep_offset_y'),
      -MAX_OFFSET,
      MAX_OFFSET,
    ),
    draft: input.optionalText('draft', DRAFT_LIMIT),
  }
  const row = await deps.database.transaction((tx) => changeThread(tx, thread, change))
  await commandOwn(im, thread.uid, 'syncConversationExtra')
  return ok(row && extraRow(row))
}

const setChannel = (deps: BackendDeps, im: ImServer) => async (call: ShopperCall) => {
  const { input } = call
  const thread = await readThread(deps.database, call)
  const isMuted = input.optionalFlag('mute')
  const isPinned = input.optionalFlag('pin')
  if (isMuted === undefined && isPinned === undefined) throw refuse('field-required', { field: 'mute' })
  const row = await deps.database.transaction((tx) => changeThread(tx, thread, { isMuted, isPinned }))
  await commandOwn(im, thread.uid, 'channelUpdate', {
    channel_id: thread.peer,
    channel_type: PERSON,
    mute: flag(row?.is_muted ?? false),
    pin: flag(row?.is_pinned ?? false),
  })
  return ok({ mute: flag(row?.is_muted ?? false), pin: flag(row?.is_pinned ?? false) })
}

const LAST = { startMessageSeq: 0, endMessageSeq: 0, limit: 1, pullMode: 0 } as const

/** A shopper whose uid was guessed: presence is only for people who have talked with them. */
const isStranger = async (im: ImServer, { uid, channel, party }: Thread): Promise<boolean> =>
  party.kind === 'shopper' && (await im.messages(uid, channel, LAST)).messages.length === 0

const info = (deps: BackendDeps, im: ImServer) => async (call: ShopperCall) => {
  const thread = await readThread(deps.database, call)
  const infos = await channelInfos(deps, im, call.language, [thread.peer])
  const row = (await loadThreads(deps.database, thread.userId, [thread.peer])).get(thread.peer)
  const visits = await lastVisits(deps.database, thread.userId, [thread.peer])
  return ok({
    ...thread.channel,
    ...infos.get(thread.peer),
    ...visitRow(visits.get(thread.peer)),
    ...((await isStranger(im, thread)) && { online: 0 }),
    mute: flag(row?.is_muted ?? false),
    pin: flag(row?.is_pinned ?? false),
  })
}

const subscribers = (deps: BackendDeps, im: ImServer) => async (call: ShopperCall) => {
  const thread = await readThread(deps.database, call)
  const version = call.input.optionalInteger('version', 0, MAX_SEQ) ?? 0
  const infos = await channelInfos(deps, im, call.language, [thread.peer])
  const members = await deps.database.transaction((tx) =>
    membersSince(tx, thread, infos.get(thread.peer), version),
  )
  return ok(
    members.map((member) => ({
      ...member,
      ...thread.channel,
      role: member.uid === shopperUid(thread.userId) ? 0 : 1,
      isDeleted: 0,
      status: 1,
    })),
  )
}

/** The data around a conversation: other side, settings, reading position and draft (decision 6). */
export const threadRoutes = (deps: BackendDeps, im: ImServer): readonly Route[] => [
  shopperRoute('GET', '/api/chat/channelInfo', info(deps, im)),
  shopperRoute('GET', '/api/chat/subscribers', subscribers(deps, im)),
  shopperRoute('GET', '/api/chat/conversationExtras', syncExtras(deps)),
  shopperRoute('POST', '/api/chat/setConversationExtra', setExtra(deps, im)),
  shopperRoute('POST', '/api/chat/setChannel', setChannel(deps, im)),
]
