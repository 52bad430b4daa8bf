import type { Millis } from '../../shared/time.ts'
import type { ChannelKey } from '../channels/channel.ts'
import type { ConnectionEvent } from '../connection/connection-state.ts'

/**
 * `uploading` waits for its media task and holds its place; `parked` was suspended by the shopper and lets others by.
 */
export type OutboxPhase = 'uploading' | 'parked' | 'queued' | 'sent'

/** A message on its way out. Times are milliseconds since 1970. */
export type OutboxEntry = {
  readonly clientMsgNo: string
  readonly clientSeq: number
  readonly channelKey: ChannelKey
  readonly phase: OutboxPhase
  /** How often it was put on the wire. */
  readonly tries: number
  /** Milliseconds; 0 when it is not under way. */
  readonly sentAt: Millis
  /** Not to be sent before this instant, after a refusal that may pass. */
  readonly notBefore: Millis
  /** The server may have it already: the next transmission says so. */
  readonly isDup: boolean
  /** The one new handshake that reason 9 allows a message has been made for this one (requirement W5). */
  readonly isRekeyed: boolean
  /** How often the server hung up right after it was sent. */
  readonly hangUps: number
  /** A message of the moment: once it was on the wire it does not go again. */
  readonly isOnce: boolean
}

/** The queue of one account's messages on their way out (requirement E1). */
export type Outbox = {
  /** In clientSeq order. */
  readonly entries: readonly OutboxEntry[]
  readonly isOpen: boolean
  readonly nextBatchAt: Millis
  /** The instant of the last event. */
  readonly seenAt: Millis
  /** Of each channel the message whose number was told last, among those that went out once. */
  readonly told?: ReadonlyMap<ChannelKey, ToldNumber>
  /** This server has turned two messages of ours round: each batch of a conversation waits for the answers to the one before. */
  readonly isTurning?: boolean
}

/** The sequence that the server gave to a message, by the number it was sent under. */
export type ToldNumber = { readonly clientSeq: number; readonly messageSeq: number }

/** How fast messages leave, and how long an answer is waited for. Times are milliseconds. */
export type OutboxPolicy = {
  /** So many messages are one socket message, at most. */
  readonly batchSize: number
  /** The least time between two socket messages; the first after a pause leaves at once. */
  readonly batchMs: number
  /** Unanswered messages for each channel. */
  readonly window: number
  /** After so long without an answer the link is doubted and the message sent again. */
  readonly ackMs: number
  /** How often one message is sent before it has failed. */
  readonly tries: number
  /** The wait before a message goes again that the server could not take now; it grows with each try. */
  readonly retryMs: number
  /** A link that the server ends so soon after a message may have been ended because of it. */
  readonly hangUpMs: number
  readonly hangUps: number
}

/** Requirement M9 and requirement E1. */
export const SPEC_OUTBOX: OutboxPolicy = {
  batchSize: 5,
  batchMs: 100,
  window: 5,
  ackMs: 10_000,
  tries: 5,
  retryMs: 1000,
  hangUpMs: 1000,
  hangUps: 3,
}

/**
 * For programs (bots, imports, notices), which write faster than people: up to 2,000 messages a second. A server may
 * limit what it takes; nothing of the specification is lifted but the batches.
 */
export const BULK_OUTBOX: OutboxPolicy = { ...SPEC_OUTBOX, batchSize: 200, batchMs: 20, window: 2000 }

type OfMessage = { readonly clientMsgNo: string }

/** What can happen to the queue: a message composed, an answer, an upload's end, time. */
export type OutboxEvent =
  | { readonly kind: 'composed'; readonly entry: OutboxEntry }
  | { readonly kind: 'restored'; readonly entries: readonly OutboxEntry[] }
  | ({ readonly kind: 'upload-finished' } & OfMessage)
  | ({ readonly kind: 'upload-parked' } & OfMessage)
  | ({ readonly kind: 'upload-resumed' } & OfMessage)
  | ({ readonly kind: 'upload-failed' } & OfMessage)
  | ({ readonly kind: 'deleted' } & OfMessage)
  /** `holdUntil`: those that the server may have wait so long for a look at the history. */
  | { readonly kind: 'session-began'; readonly holdUntil?: number }
  | { readonly kind: 'released'; readonly channelKey: ChannelKey }
  /** It was seen on the server: in history, or as an echo. */
  | ({ readonly kind: 'sighted'; readonly messageID: string; readonly messageSeq: number } & OfMessage)
  /** `by`: what ended it; a `socket-closed` is a hang-up of the other side, not of this device or by silence. */
  | { readonly kind: 'session-ended'; readonly by: ConnectionEvent['kind'] }
  | {
      readonly kind: 'acknowledged'
      readonly clientSeq: number
      readonly reasonCode: number
      readonly messageID: string
      readonly messageSeq: number
    }
  | { readonly kind: 'ticked' }

/** A SEND to be made: `isDup` when the server may have the message already. */
export type OutboxPacket = {
  readonly clientMsgNo: string
  readonly clientSeq: number
  readonly isDup: boolean
}

/** What the driver has to do: send, erase a row, settle a message, wait for an instant. */
export type OutboxEffect =
  /** To be written as one socket message, in this order. */
  | { readonly do: 'transmit'; readonly packets: readonly OutboxPacket[] }
  | { readonly do: 'erase'; readonly clientMsgNo: string }
  | {
      readonly do: 'settle'
      readonly clientMsgNo: string
      readonly messageID: string
      readonly messageSeq: number
    }
  /** `reasonCode` is 0 when no answer came, or when the upload failed. */
  | { readonly do: 'fail'; readonly clientMsgNo: string; readonly reasonCode: number }
  /** Ask whether the link is alive. */
  | { readonly do: 'doubt-link' }
  /** The keys are not the server's: a new handshake is needed. */
  | { readonly do: 'renew-session' }

/** The next state and what is to be done. */
export type OutboxStep = readonly [Outbox, readonly OutboxEffect[]]

/** Nothing to send, no session. */
export const EMPTY_OUTBOX: Outbox = { entries: [], isOpen: false, nextBatchAt: 0, seenAt: 0 }

/** A message that was just written. `isUploading`: its file goes first; `isOnce`: the server keeps none, so it is sent but once. */
export const newEntry = (
  clientMsgNo: string,
  clientSeq: number,
  channelKey: ChannelKey,
  {
    isUploading = false,
    isOnce = false,
    isDup = false,
  }: Partial<Record<'isUploading' | 'isOnce' | 'isDup', boolean>> = {},
): OutboxEntry => ({
  clientMsgNo,
  clientSeq,
  channelKey,
  phase: isUploading ? 'uploading' : 'queued',
  tries: 0,
  sentAt: 0,
  notBefore: 0,
  isDup,
  isRekeyed: false,
  hangUps: 0,
  isOnce,
})

/** A device clock that was set back must not stretch a wait: every instant moves with it. */
export const withOutboxClock = (state: Outbox, now: number): Outbox => {
  const byMs = now - state.seenAt
  if (byMs >= 0) return { ...state, seenAt: now }
  const moved = (at: number): number => (at === 0 ? 0 : Math.max(1, at + byMs))
  return {
    ...state,
    seenAt: now,
    nextBatchAt: moved(state.nextBatchAt),
    entries: state.entries.map((entry) => ({
      ...entry,
      sentAt: moved(entry.sentAt),
      notBefore: moved(entry.notBefore),
    })),
  }
}

/** Whether a message may go onto the wire now; `now` is milliseconds since 1970. */
export const canLeave = (entry: OutboxEntry, now: number): boolean =>
  entry.phase === 'queued' && entry.notBefore <= now

/**
 * The entry of each channel that goes next, when its window has room: the first that is neither parked nor under way.
 * What stands behind it waits for it, whatever it waits for itself.
 */
const nextOfEachChannel = (state: Outbox, policy: OutboxPolicy): readonly OutboxEntry[] => {
  const window = state.isTurning ? 1 : policy.window
  const flying = new Map<ChannelKey, number>()
  const next = new Map<ChannelKey, OutboxEntry>()
  for (const entry of state.entries) {
    const { channelKey, phase } = entry
    if (phase === 'sent') flying.set(channelKey, (flying.get(channelKey) ?? 0) + 1)
    else if (phase !== 'parked' && !next.has(channelKey)) next.set(channelKey, entry)
  }
  return [...next.values()].filter((entry) => (flying.get(entry.channelKey) ?? 0) < window)
}

/** The server has hung up at one of these: which one is found by sending them one by one. */
export const isWary = ({ entries }: Outbox): boolean => entries.some(({ hangUps }) => hangUps > 0)
/** Whether a message was sent and its SENDACK has not come. */
export const isUnderWay = ({ entries }: Outbox): boolean => entries.some(({ phase }) => phase === 'sent')
/** Whether messages of this channel wait for the server's answer, and so for their number. */
export const isUnderWayIn = ({ entries }: Outbox, key: ChannelKey): boolean =>
  entries.some(({ channelKey, phase }) => channelKey === key && phase === 'sent')

/** When the driver must tick at the latest; undefined when nothing is waiting for time. */
export const nextOutboxWake = (state: Outbox, policy: OutboxPolicy = SPEC_OUTBOX): number | undefined => {
  if (!state.isOpen) return undefined
  const acks = state.entries
    .filter(({ phase }) => phase === 'sent')
    .map(({ sentAt }) => sentAt + policy.ackMs)
  const next = isWary(state) && isUnderWay(state) ? [] : nextOfEachChannel(state, policy)
  const batches = next
    .filter(({ phase }) => phase === 'queued')
    .map(({ notBefore }) => Math.max(state.nextBatchAt, notBefore))
  const times = [...acks, ...batches]
  return times.length === 0 ? undefined : Math.min(...times)
}
