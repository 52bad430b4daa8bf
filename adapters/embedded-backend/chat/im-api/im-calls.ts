import { decodeBase64, encodeUtf8 } from '../../../../domain/messaging/wire/text-encoding.ts'
import type { Input } from '../../http/input.ts'
import { refuse } from '../../http/refusal.ts'
import { isUid } from '../gateway/names.ts'
import type { ImChannel, ImHeader, ImServer } from '../im-server.ts'
import { conversationShape, pageShape } from './im-shapes.ts'

/**
 * The input of a call: the fields of its body or query, the list when the body is a bare list, and the caller's
 * origin.
 */
export type ImCall = { readonly input: Input; readonly items: readonly unknown[]; readonly origin: string }
/** Handles one call of the messaging server's HTTP API. */
export type ImHandler = (call: ImCall) => Promise<unknown>

const DONE = { status: 200 }
const MAX_NAME = 255
const MAX_TOKEN = 1024
const MAX_PAYLOAD = 65_536
const MAX_MESSAGES = 10_000
const MAX_CONVERSATIONS = 500
const MAX_RECENTS = 100
const MAX_USERS = 1000
const MAX_SEQ = Number.MAX_SAFE_INTEGER

const uidIn = (input: Input, name: string): string => {
  const uid = input.text(name, MAX_NAME)
  if (!isUid(uid)) throw refuse('field-not-valid', { field: name })
  return uid
}

const channelIn = (input: Input): ImChannel => ({
  channelID: uidIn(input, 'channel_id'),
  channelType: input.integer('channel_type', 1, 255),
})

const headerIn = (input: Input): ImHeader => ({
  noPersist: input.optionalFlag('no_persist') ?? false,
  redDot: input.optionalFlag('red_dot') ?? false,
  syncOnce: input.optionalFlag('sync_once') ?? false,
})

const payloadIn = (input: Input): Uint8Array => {
  const bytes = decodeBase64(encodeUtf8(input.text('payload', MAX_PAYLOAD)))
  if (!bytes) throw refuse('field-not-valid', { field: 'payload' })
  return bytes
}

const countIn = (input: Input, name: string, max: number): number =>
  input.optionalInteger(name, 0, MAX_SEQ) === undefined
    ? 0
    : Math.min(max, input.optionalInteger(name, 0, MAX_SEQ) ?? 0)

const deviceCalls = (im: ImServer): Readonly<Record<string, ImHandler>> => ({
  'POST /user/token': async ({ input }) => {
    const token = input.secret('token', MAX_TOKEN)
    const level = input.optionalInteger('device_level', 0, 1) === 1 ? 1 : 0
    await im.registerToken(
      uidIn(input, 'uid'),
      token,
      input.optionalInteger('device_flag', 0, 255) ?? 0,
      level,
    )
    return DONE
  },
  'POST /user/device_quit': async ({ input }) => {
    await im.quitDevice(uidIn(input, 'uid'), input.integer('device_flag', -1, 255))
    return DONE
  },
  'POST /user/onlinestatus': async ({ items }) => {
    const uids = items.filter((item): item is string => typeof item === 'string').slice(0, MAX_USERS)
    const online = await im.online(uids)
    return online.map(({ uid, deviceFlag }) => ({ uid, device_flag: deviceFlag, online: 1 }))
  },
  'GET /route': async ({ input, origin }) => {
    const address = await im.route(input.optionalText('uid', MAX_NAME) ?? '', origin)
    const isSecure = address.startsWith('wss:')
    return { tcp_addr: '', ws_addr: isSecure ? '' : address, wss_addr: isSecure ? address : '' }
  },
})

const messageCalls = (im: ImServer): Readonly<Record<string, ImHandler>> => ({
  'POST /message/send': async ({ input }) => {
    // Lists of recipients are not supported here: callers send one call for each.
    if (input.has('subscribers')) throw refuse('field-not-valid', { field: 'subscribers' })
    const [header] = input.objects('header', 1) ?? []
    const clientMsgNo = input.optionalText('client_msg_no', MAX_NAME)
    const expire = input.optionalInteger('expire', 0, 0xffff_ffff)
    const sent = await im.send({
      ...channelIn(input),
      // Without a sender it is a system message.
      fromUID: input.has('from_uid') ? uidIn(input, 'from_uid') : '',
      header: header ? headerIn(header) : { noPersist: false, redDot: false, syncOnce: false },
      payload: payloadIn(input),
      ...(clientMsgNo && { clientMsgNo }),
      ...(expire !== undefined && { expire }),
    })
    return { ...DONE, data: { message_id: sent.messageID, client_msg_no: clientMsgNo ?? '' } }
  },
  'POST /channel/messagesync': async ({ input }) => {
    const pull = {
      startMessageSeq: countIn(input, 'start_message_seq', MAX_SEQ),
      endMessageSeq: countIn(input, 'end_message_seq', MAX_SEQ),
      limit: countIn(input, 'limit', MAX_MESSAGES) || MAX_RECENTS,
      pullMode: input.optionalInteger('pull_mode', 0, 1) === 1 ? (1 as const) : (0 as const),
    }
    return pageShape(pull, await im.messages(uidIn(input, 'login_uid'), channelIn(input), pull))
  },
})

const conversationCalls = (im: ImServer): Readonly<Record<string, ImHandler>> => ({
  'POST /conversation/sync': async ({ input }) => {
    const msgCount = countIn(input, 'msg_count', MAX_RECENTS)
    // Requirement W8: with a message count of 0 the answer is empty.
    if (msgCount === 0) return []
    const rows = await im.conversations(uidIn(input, 'uid'), {
      msgCount,
      page: input.optionalInteger('page', 1, 10_000) ?? 1,
      pageSize: countIn(input, 'page_size', MAX_CONVERSATIONS) || MAX_RECENTS,
      version: input.optionalInteger('version', 0, MAX_SEQ) ?? 0,
    })
    const isUnreadOnly = input.optionalFlag('only_unread') === true
    return rows.filter(({ unread }) => !isUnreadOnly || unread > 0).map(conversationShape)
  },
  'POST /conversations/setUnread': async ({ input }) => {
    await im.setUnread(uidIn(input, 'uid'), channelIn(input), input.integer('unread', 0, MAX_SEQ))
    return DONE
  },
  'POST /conversations/clearUnread': async ({ input }) => {
    await im.setUnread(uidIn(input, 'uid'), channelIn(input), 0)
    return DONE
  },
  'POST /conversations/delete': async ({ input }) => {
    await im.removeConversation(uidIn(input, 'uid'), channelIn(input))
    return DONE
  },
})

/** Method, path and handler of every call of the messaging server's API (requirement W8). */
export const imCalls = (im: ImServer): Readonly<Record<string, ImHandler>> => ({
  ...deviceCalls(im),
  ...messageCalls(im),
  ...conversationCalls(im),
})
