import type { Hono } from 'hono'
import type { WebSocket } from 'ws'
import type { Gateway } from '../../../../adapters/embedded-backend/chat/gateway/gateway.ts'
import { personChannel } from '../../../../adapters/embedded-backend/chat/gateway/names.ts'
import type { OutgoingMessage } from '../../../../adapters/embedded-backend/chat/gateway/outgoing-message.ts'
import { pageShape } from '../../../../adapters/embedded-backend/chat/im-api/im-shapes.ts'
import type { ImServer } from '../../../../adapters/embedded-backend/chat/im-server.ts'
import type { HostBindings } from '../../../../adapters/embedded-backend/http/caller.ts'
import { WHOLE_CODEC } from '../../../../domain/messaging/wire/decode.ts'
import { createFramer, FRAME_LIMIT } from '../../../../domain/messaging/wire/framer.ts'
import { HeaderFlag, SettingBit } from '../../../../domain/messaging/wire/packets.ts'
import { decodeBase64, encodeUtf8 } from '../../../../domain/messaging/wire/text-encoding.ts'

/** How long WuKongIM v2 takes to store what its API has answered for already. */
const STORED_AFTER_MS = 30

// biome-ignore lint/suspicious/noExplicitAny: bodies of a test's own calls
type Body = Record<string, any>
type Lane = { event_key: string; status: string; last_msg_event_seq: number; text: string; error: string }

const ENDS: Readonly<Record<string, string>> = {
  'stream.close': 'closed',
  'stream.error': 'error',
  'stream.cancel': 'cancelled',
  'stream.finish': 'closed',
}

/** The events of messages, as v2.2.5 keeps them: deltas in memory, the rest under numbers. */
const createEventLog = () => {
  const lanes = new Map<string, Lane[]>()
  let seqs = 0
  const of = (clientMsgNo: string): readonly Lane[] => lanes.get(clientMsgNo) ?? []
  return {
    of,
    add: (clientMsgNo: string, type: string, key: string, payload: Body): Lane => {
      const known = lanes.get(clientMsgNo) ?? []
      lanes.set(clientMsgNo, known)
      let lane = known.find(({ event_key }) => event_key === key)
      if (!lane) {
        lane = { event_key: key, status: 'open', last_msg_event_seq: 0, text: '', error: '' }
        known.push(lane)
      }
      if (lane.status !== 'open') return lane
      if (type === 'stream.delta') {
        if (payload['kind'] === 'text') lane.text += payload['delta']
        return lane
      }
      seqs += 1
      lane.last_msg_event_seq = seqs
      lane.text = payload['snapshot']?.text ?? (type === 'stream.snapshot' ? payload['text'] : lane.text)
      lane.status = ENDS[type] ?? lane.status
      if (type === 'stream.error') lane.error = payload['error'] ?? ''
      return lane
    },
  }
}

/** What history says of them. */
const metaOf = (lanes: readonly Lane[]): object => {
  if (lanes.length === 0) return {}
  const answers = lanes.filter(({ event_key }) => event_key !== '__finish__')
  const main = answers.find(({ event_key }) => event_key === 'main')
  return {
    event_meta: {
      has_events: true,
      completed: answers.length < lanes.length,
      events: answers.map(({ text, error, ...lane }) => ({
        ...lane,
        snapshot: { kind: 'text', text },
        ...(error !== '' && { error }),
      })),
    },
    ...(main && {
      stream_data: Buffer.from(main.text).toString('base64'),
      ...(main.status !== 'open' && { end: 1 }),
      ...(main.error !== '' && { error: main.error }),
    }),
  }
}

/** Sockets by user, so that events can be pushed beside what the gateway says. */
export const createEventSockets = () => {
  const byUid = new Map<string, Set<WebSocket>>()
  return {
    /** Learns whose socket this is from its CONNECT. */
    watch: (socket: WebSocket): void => {
      socket.once('message', (bytes) => {
        const framer = createFramer(FRAME_LIMIT)
        framer.push(Uint8Array.from(bytes as Buffer))
        const frame = framer.next()
        const packet = frame && WHOLE_CODEC.decode(frame.head, frame.body, 4)
        if (packet?.kind !== 'connect') return
        const sockets = byUid.get(packet.uid) ?? new Set()
        byUid.set(packet.uid, sockets.add(socket))
        socket.once('close', () => sockets.delete(socket))
      })
    },
    push: (uid: string, id: string, type: string, fields: object): void => {
      const data = encodeUtf8(JSON.stringify(fields))
      const frame = WHOLE_CODEC.encode({ kind: 'event', flags: 0, id, type, timestampMs: 1, data }, 4)
      if (!frame.ok) throw new Error(frame.fault.kind)
      for (const socket of byUid.get(uid) ?? []) socket.send(frame.value)
    },
  }
}

type Deps = {
  readonly gateway: Gateway
  readonly im: ImServer
  readonly sockets: ReturnType<typeof createEventSockets>
}

/**
 * The calls in which WuKongIM v2.2.5 is not like the others, in front of the API under /im: messages that are answered
 * before they are stored and that grow by events, and commands that are stored in a channel of their own.
 */
export const mountSecondGeneration = (
  app: Hono<{ Bindings: HostBindings }>,
  { gateway, im, sockets }: Deps,
): void => {
  const events = createEventLog()
  const streamed = new Set<string>()
  const commands = new Map<string, OutgoingMessage[]>()
  const readTo = new Map<string, number>()
  const offered = new Map<string, number>()
  const on = (path: string, handle: (body: Body) => Promise<object>): void => {
    app.post(`/im${path}`, async (context) => context.json(await handle(await context.req.json())))
  }

  const sayCommand = (body: Body): void => {
    const { from_uid: fromUID, channel_id: toUID } = body
    const kept = commands.get(toUID) ?? []
    commands.set(toUID, kept)
    const message: OutgoingMessage = {
      fromUID,
      toUID,
      channel: personChannel(fromUID, toUID),
      channelType: 1,
      clientMsgNo: body['client_msg_no'] ?? `command-${gateway.nextId()}`,
      flags: HeaderFlag.syncOnce,
      setting: 0,
      expire: 0,
      messageID: gateway.nextId(),
      timestamp: Math.floor(gateway.clock.now() / 1000),
      // Counted apart from the channel's messages, and delivered under the ordinary channel all the same.
      seq: kept.filter((one) => one.fromUID === fromUID).length + 1,
      payload: decodeBase64(encodeUtf8(body['payload'])) ?? new Uint8Array(0),
    }
    kept.push(message)
    gateway.deliver(message, undefined, 'all')
  }

  const sayMessage = async (body: Body): Promise<void> => {
    const clientMsgNo = body['client_msg_no'] ?? `server-${gateway.nextId()}`
    if (body['is_stream']) streamed.add(clientMsgNo)
    const { message } = await gateway.send(
      {
        fromUID: body['from_uid'] ?? '',
        to: body['channel_id'],
        channelType: body['channel_type'],
        clientMsgNo,
        flags: body['header']?.red_dot ? HeaderFlag.reddot : 0,
        setting: 0,
        expire: 0,
        payload: decodeBase64(encodeUtf8(body['payload'])) ?? new Uint8Array(0),
      },
      body['is_stream'] ? { streamNo: '', streamFlag: 0, streamSeq: 0, streamId: '0' } : undefined,
    )
    // Version 5 has no fields of a stream.
    if (body['is_stream']) gateway.deliver(message, undefined, 'whole')
  }

  on('/message/send', async (body) => {
    if (body['header']?.sync_once) sayCommand(body)
    else setTimeout(() => void sayMessage(body), STORED_AFTER_MS)
    return { status: 200, data: { message_id: 0, client_msg_no: body['client_msg_no'] ?? '' } }
  })

  on('/message/event', async (body) => {
    // The server's own account has a name in events, and none in messages.
    const { client_msg_no, channel_id, from_uid = '____system', event_type, event_id, payload = {} } = body
    const event_key = event_type === 'stream.finish' ? '__finish__' : (body['event_key'] ?? 'main')
    const lane = events.add(client_msg_no, event_type, event_key, payload)
    const event = { client_msg_no, channel_id, channel_type: 1, from_uid, event_key, payload }
    const msg_event_seq = lane.last_msg_event_seq
    sockets.push(channel_id, event_id, event_type, { ...event, msg_event_seq, stream_status: lane.status })
    return { status: 200, data: { client_msg_no, event_key, msg_event_seq } }
  })

  on('/message/eventsync', async ({ client_msg_no, from_msg_event_seq = 0 }) => ({
    status: 200,
    data: {
      client_msg_no,
      events: events
        .of(client_msg_no)
        .filter(({ last_msg_event_seq: seq }) => seq > from_msg_event_seq)
        .map(({ event_key, status, last_msg_event_seq, text }) => ({
          msg_event_seq: last_msg_event_seq,
          event_id: `${client_msg_no}-${last_msg_event_seq}`,
          event_key,
          event_type: Object.entries(ENDS).find(([, end]) => end === status)?.[0] ?? 'stream.snapshot',
          // What it has come to by this event.
          payload: { kind: 'text', text },
        })),
    },
  }))

  on('/message/sync', async ({ uid, limit = 200 }) => {
    const done = readTo.get(uid) ?? 0
    const all = commands.get(uid) ?? []
    const rows = all.slice(done, done + limit)
    offered.set(uid, done + rows.length)
    return rows.map(({ fromUID, toUID, seq, messageID, clientMsgNo, timestamp, payload }) => ({
      // Seen on v2.2.5: the first of a channel has lost its flag, and the channel is the one of commands.
      header: { no_persist: 0, red_dot: 0, sync_once: seq === 1 ? 0 : 1 },
      setting: 0,
      message_idstr: messageID,
      client_msg_no: clientMsgNo,
      message_seq: seq,
      from_uid: fromUID,
      channel_id: `${toUID}____cmd`,
      channel_type: 1,
      timestamp,
      payload: Buffer.from(payload).toString('base64'),
    }))
  })

  on('/message/syncack', async ({ uid }) => {
    readTo.set(uid, offered.get(uid) ?? 0)
    return { status: 200 }
  })

  on('/channel/messagesync', async (body) => {
    const pull = {
      startMessageSeq: body['start_message_seq'] ?? 0,
      endMessageSeq: body['end_message_seq'] ?? 0,
      limit: body['limit'] ?? 100,
      pullMode: body['pull_mode'] === 1 ? (1 as const) : (0 as const),
    }
    const channel = { channelID: body['channel_id'], channelType: body['channel_type'] }
    const page = pageShape(pull, await im.messages(body['login_uid'], channel, pull))
    return {
      ...page,
      messages: page.messages.map((row) => ({
        ...row,
        message_id: 0,
        // Kept with the bit with which it was sent.
        setting: streamed.has(row.client_msg_no) ? row.setting | SettingBit.stream : row.setting,
        ...metaOf(events.of(row.client_msg_no)),
      })),
    }
  })
}
