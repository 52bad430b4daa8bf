import { createOnce } from '../../../application/messaging/history.ts'
import { readHistory } from '../../../application/messaging/http-host.ts'
import type { HistoryPull, MessagingHost } from '../../../application/messaging/messaging-host.ts'
import type { Channel } from '../../../domain/messaging/channels/channel.ts'
import { createContentRegistry } from '../../../domain/messaging/content/content-registry.ts'
import { HeaderFlag, SettingBit } from '../../../domain/messaging/wire/packets.ts'
import { encodeBase64, encodeUtf8, readUtf8 } from '../../../domain/messaging/wire/text-encoding.ts'
import { ok } from '../../../domain/shared/result.ts'
import type { StoredMessage } from './messages.ts'
import { createMessagingRun, hostOfServer, ME, type MessagingRun, type RunOptions } from './messaging-run.ts'
import type { ModelServer } from './model-server.ts'
import { commandChannel } from './model-store.ts'

/** The name of the server's own account in its events; its messages name no sender. */
export const SYSTEM = '____system'

type Lane = { key: string; status: string; text: string; seq: number; error: string; endReason: number }
type Fields = Readonly<Record<string, unknown>>

/** What WuKongIM v2.2.5 does beyond the model server, as it was seen (requirements W10 and W12). */
export type V2Run = MessagingRun & {
  /** Sends a message that grows by events: the stream bit is set, and the stream's number is empty. */
  readonly begin: (channelID: string, fields: Fields, fromUID?: string) => StoredMessage
  /** An event of such a message, as `POST /message/event` takes it: kept, and pushed to whoever is connected. */
  readonly event: (message: StoredMessage, type: string, payload?: Fields, key?: string) => Promise<void>
  /** What the client has acknowledged by `/message/syncack`. */
  readonly acknowledged: number[]
}

const base64 = (bytes: Uint8Array): string => readUtf8(encodeBase64(bytes)) ?? ''
const textIn = (payload: Fields): Fields => (payload['snapshot'] as Fields | undefined) ?? {}

/** Events by message, as the server keeps them: each key has a state, and stored events have numbers. */
const createEvents = () => {
  const lanes = new Map<string, Lane[]>()
  let seqs = 0
  return {
    of: (clientMsgNo: string): readonly Lane[] => lanes.get(clientMsgNo) ?? [],
    add: (clientMsgNo: string, key: string, type: string, payload: Fields): number => {
      const known = lanes.get(clientMsgNo) ?? []
      lanes.set(clientMsgNo, known)
      const lane = known.find((one) => one.key === key) ?? {
        key,
        status: 'open',
        text: '',
        seq: 0,
        error: '',
        endReason: 0,
      }
      if (!known.includes(lane)) known.push(lane)
      if (lane.status !== 'open') return lane.seq
      if (type === 'stream.delta') {
        // In memory only: it has the number of the last stored event.
        if (payload['kind'] === 'text') lane.text += String(payload['delta'] ?? '')
        return lane.seq
      }
      seqs += 1
      lane.seq = seqs
      if (type === 'stream.snapshot') lane.text = String(payload['text'] ?? '')
      else lane.text = String(textIn(payload)['text'] ?? lane.text)
      if (type === 'stream.close' || type === 'stream.finish') lane.status = 'closed'
      if (type === 'stream.cancel') lane.status = 'cancelled'
      if (type === 'stream.error') {
        lane.status = 'error'
        lane.error = String(payload['error'] ?? '')
      }
      lane.endReason = Number(payload['end_reason'] ?? 0)
      return lane.seq
    },
  }
}

const END: Readonly<Record<string, string>> = {
  closed: 'stream.close',
  error: 'stream.error',
  cancelled: 'stream.cancel',
}

/** A row of `/channel/messagesync` with `include_event_meta` and `event_summary_mode: full`. */
const rowOf = (message: StoredMessage, lanes: readonly Lane[]): Fields => {
  const main = lanes.find(({ key }) => key === 'main')
  return {
    header: {
      no_persist: 0,
      red_dot: message.flags & HeaderFlag.reddot ? 1 : 0,
      sync_once: message.flags & HeaderFlag.syncOnce ? 1 : 0,
    },
    setting: message.setting ?? 0,
    message_id: 0,
    message_idstr: message.id,
    client_msg_no: message.clientMsgNo,
    message_seq: message.seq,
    from_uid: message.fromUID,
    channel_id: message.channelID,
    channel_type: 1,
    expire: 0,
    timestamp: message.timestamp,
    payload: base64(message.payload),
    ...(lanes.length > 0 && {
      event_meta: {
        has_events: true,
        completed: lanes.some(({ key }) => key === '__finish__'),
        events: lanes
          .filter(({ key }) => key !== '__finish__')
          .map(({ key, status, seq, text, error, endReason }) => ({
            event_key: key,
            status,
            last_msg_event_seq: seq,
            snapshot: { kind: 'text', text },
            ...(error !== '' && { error }),
            ...(endReason !== 0 && { end_reason: endReason }),
          })),
      },
      event_sync_hint: { client_msg_no: message.clientMsgNo, from_msg_event_seq: 0 },
    }),
    ...(main && {
      stream_data: base64(encodeUtf8(main.text)),
      ...(main.status !== 'open' && { end: 1 }),
      ...(main.error !== '' && { error: main.error }),
    }),
  }
}

type HistoryAnswer = Awaited<ReturnType<NonNullable<MessagingHost['syncMessages']>>>

export type V2Options = RunOptions & {
  /** Whether the host passes `/message/eventsync` on, or history alone. */
  readonly hasEventSync?: boolean
  /** Whether it passes `/message/sync` and `/message/syncack` on. */
  readonly hasCommandSync?: boolean
  /** The host's history says nothing of events, as one does that knows nothing of them. */
  readonly isBlind?: boolean
  /** How long, in milliseconds, a page of history is under way; it tells what was there when it was asked for. */
  readonly historyMs?: number
  /** Equal calls for history share the answer of the one that is running, as those of the shop do. */
  readonly isSharing?: boolean
}

/** A run against a server of generation 2. */
export const createV2Run = (options: V2Options = {}): V2Run => {
  const events = createEvents()
  const acknowledged: number[] = []
  const registry = createContentRegistry()
  const once = createOnce<HistoryAnswer>()
  let offered: readonly StoredMessage[] = []

  const historyOf = async (
    server: ModelServer,
    { channelID }: Channel,
    { from, to, limit, pullMode }: HistoryPull,
  ): Promise<HistoryAnswer> => {
    const all = server.stored(channelID)
    const found =
      pullMode === 'newer'
        ? all.filter(({ seq }) => seq >= from && (to === 0 || seq < to)).slice(0, limit)
        : all.filter(({ seq }) => (from === 0 || seq <= from) && seq > to).slice(-limit)
    const rows = found.map((message) => rowOf(message, options.isBlind ? [] : events.of(message.clientMsgNo)))
    const page = readHistory(registry, { more: 0, messages: rows })
    if (!page) throw new Error('history cannot be read')
    const { historyMs } = options
    if (historyMs !== undefined) await new Promise<void>((resolve) => run.clock.after(historyMs, resolve))
    return ok(page)
  }

  const host = (server: ModelServer): MessagingHost => ({
    ...hostOfServer(server),
    syncMessages: (channel, pull) => {
      const call = () => historyOf(server, channel, pull)
      return options.isSharing ? once(JSON.stringify([channel, pull]), call) : call()
    },
    ...(options.hasEventSync && {
      syncMessageEvents: async (_, clientMsgNo, afterSeq) =>
        ok(
          events
            .of(clientMsgNo)
            .filter(({ seq }) => seq > afterSeq)
            .map(({ key, seq, status, text }) => ({
              id: `stored-${seq}`,
              type: END[status] ?? 'stream.snapshot',
              key,
              seq,
              // What is stored is what the message has come to by it.
              payload: { kind: 'text', text },
            })),
        ),
    }),
    ...(options.hasCommandSync && {
      syncCommands: async (limit: number) => {
        const done = acknowledged.at(-1) ?? 0
        offered = server
          .channels()
          .flatMap((channelID) => server.stored(commandChannel(channelID)))
          .filter(({ seq }) => seq > done)
          .slice(0, limit)
        const page = readHistory(registry, {
          more: 0,
          messages: offered.map((message) => ({
            ...rowOf(message, []),
            // Seen on v2.2.5: the channel is the one of commands, by its addressee's name, and the first lost its flag.
            channel_id: commandChannel(ME),
            ...(message.seq === 1 && { header: { no_persist: 0, red_dot: 0, sync_once: 0 } }),
          })),
        })
        return ok(page?.messages ?? [])
      },
      acknowledgeCommands: async (lastSeq: number) => {
        acknowledged.push(lastSeq)
        return ok(undefined)
      },
    }),
  })

  const run = createMessagingRun({ host, hasCommandChannels: true, ...options })
  let ids = 0

  return {
    ...run,
    acknowledged,
    begin: (channelID, fields, fromUID = channelID) =>
      run.server.say(channelID, fields, HeaderFlag.reddot, {
        fromUID,
        ...(fromUID === '' && { channelID: '' }),
        setting: SettingBit.stream,
        stream: { streamNo: '', streamFlag: 0, streamId: '0' },
      }),
    event: async (message, type, payload = {}, key = 'main') => {
      ids += 1
      const eventKey = type === 'stream.finish' ? '__finish__' : key
      const seq = events.add(message.clientMsgNo, eventKey, type, payload)
      run.server.push({
        kind: 'event',
        flags: 0,
        id: `e${ids}`,
        type,
        timestampMs: run.clock.now(),
        data: encodeUtf8(
          JSON.stringify({
            client_msg_no: message.clientMsgNo,
            // The one it is for is named, whoever hears it.
            channel_id: ME,
            channel_type: 1,
            from_uid: message.fromUID || SYSTEM,
            message_id: 0,
            event_key: eventKey,
            msg_event_seq: seq,
            stream_status: events.of(message.clientMsgNo).find((one) => one.key === eventKey)?.status,
            payload,
          }),
        ),
      })
      await run.pass(10)
    },
  }
}
