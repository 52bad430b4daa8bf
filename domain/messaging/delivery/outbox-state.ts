import type { Millis } from '../../shared/time.ts'
import type { ChannelKey } from '../channels/channel.ts'
import type { ConnectionEvent } from '../connection/connection-state.ts'

/**
 * `uploading` waits for its file and blocks later messages of the channel; `parked` was suspended by the shopper and
 * does not.
 */
export type OutboxPhase = 'uploading' | 'parked' | 'queued' | 'sent'

/** An outgoing message. Times are milliseconds since 1970. */
export type OutboxEntry = {
  readonly clientMsgNo: string
  readonly clientSeq: number
  readonly channelKey: ChannelKey
  readonly phase: OutboxPhase
  /** How often it was sent. */
  readonly tries: number
  /** Milliseconds; 0 when it is not in flight. */
  readonly sentAt: Millis
  /** Earliest time of the next attempt, after a temporary refusal. */
  readonly notBefore: Millis
  /** Whether the server may already have it; the next attempt sets the DUP flag. */
  readonly isDup: boolean
  /** Whether the one new handshake that reason 9 allows for a message has been made (requirement W5). */
  readonly isRekeyed: boolean
  /** How often the server closed the connection right after it was sent. */
  readonly hangUps: number
  /** A message that is not persisted: it is sent at most once. */
  readonly isOnce: boolean
}

/** The queue of one account's messages on their way out (requirement E1). */
export type Outbox = {
  /** Sorted by clientSeq. */
  readonly entries: readonly OutboxEntry[]
  readonly isOpen: boolean
  readonly nextBatchAt: Millis
  /** Time of the last event. */
  readonly seenAt: Millis
  /** For each channel, the acknowledged message with the latest number, among those sent only once. */
  readonly acknowledged?: ReadonlyMap<ChannelKey, AcknowledgedNumber>
  /**
   * This server has reordered two of our messages: each batch of a conversation then waits for the previous one's
   * answers.
   */
  readonly isTurning?: boolean
}

/** The number that the server assigned to a message, by its clientSeq. */
export type AcknowledgedNumber = { readonly clientSeq: number; readonly messageSeq: number }

/** Rate limits and timeouts of sending, in milliseconds. */
export type OutboxPolicy = {
  /** Most messages in one socket message. */
  readonly batchSize: number
  /** Least time between two socket messages; the first after a pause is sent at once. */
  readonly batchMs: number
  /** Most unanswered messages for each channel. */
  readonly window: number
  /** Time without an answer after which the connection is checked and the message resent. */
  readonly ackMs: number
  /** Attempts before a message fails. */
  readonly tries: number
  /** Delay before a message is resent that the server could not take; it grows with each try. */
  readonly retryMs: number
  /** If the server closes the connection this soon after a message, that message may be the cause. */
  readonly hangUpMs: number
  readonly hangUps: number
}

/** How a shop's client sends: people's messages, not bulk (requirements M9 and E1). */
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
 * For programs (bots, imports, notices), which write faster than people: up to 2,000 messages a second. Servers may
 * have rate limits; only the batching differs from the specification.
 */
export const BULK_OUTBOX: OutboxPolicy = { ...SPEC_OUTBOX, batchSize: 200, batchMs: 20, window: 2000 }

type OfMessage = { readonly clientMsgNo: string }

/** What can happen to the queue: a message composed, an answer, an upload finished, time passed. */
export type OutboxEvent =
  | { readonly kind: 'composed'; readonly entry: OutboxEntry }
  | { readonly kind: 'restored'; readonly entries: readonly OutboxEntry[] }
  | ({ readonly kind: 'upload-finished' } & OfMessage)
  | ({ readonly kind: 'upload-parked' } & OfMessage)
  | ({ readonly kind: 'upload-resumed' } & OfMessage)
  | ({ readonly kind: 'upload-failed' } & OfMessage)
  | ({ readonly kind: 'deleted' } & OfMessage)
  /** `holdUntil`: messages that the server may have wait until then for history to be checked. */
  | { readonly kind: 'session-began'; readonly holdUntil?: number }
  | { readonly kind: 'released'; readonly channelKey: ChannelKey }
  /** The message was seen on the server: in history, or as an echo. */
  | ({
      readonly kind: 'found-at-server'
      readonly messageID: string
      readonly messageSeq: number
    } & OfMessage)
  /** `by`: the cause; `socket-closed` means that the other side closed it. */
  | { readonly kind: 'session-ended'; readonly by: ConnectionEvent['kind'] }
  | {
      readonly kind: 'acknowledged'
      readonly clientSeq: number
      readonly reasonCode: number
      readonly messageID: string
      readonly messageSeq: number
    }
  | { readonly kind: 'ticked' }

/** A SEND to write: `isDup` when the server may already have the message. */
export type OutboxPacket = {
  readonly clientMsgNo: string
  readonly clientSeq: number
  readonly isDup: boolean
}

/** Effects for the driver: send, delete a row, settle a message, wait until an instant. */
export type OutboxEffect =
  /** Write these as one socket message, in this order. */
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
  /** Check whether the connection is alive. */
  | { readonly do: 'check-link' }
  /** The session keys do not match the server's: a new handshake is needed. */
  | { readonly do: 'renew-session' }

/** The next state and its effects. */
export type OutboxStep = readonly [Outbox, readonly OutboxEffect[]]

/** Nothing to send, no session. */
export const EMPTY_OUTBOX: Outbox = { entries: [], isOpen: false, nextBatchAt: 0, seenAt: 0 }

/**
 * A new message. `isUploading`: its file is uploaded first; `isOnce`: the server does not persist it, so it is sent
 * only once.
 */
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

/** Shifts every instant when the device clock was set back, so that no wait is extended. */
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

/** Whether a message may be sent now; `now` is milliseconds since 1970. */
export const canLeave = (entry: OutboxEntry, now: number): boolean =>
  entry.phase === 'queued' && entry.notBefore <= now

/**
 * The next entry of each channel whose window has room: the first that is neither parked nor in flight. It blocks the
 * ones behind it, even while it waits.
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

/** Whether the server has closed the connection on one of these: which one is found by sending them one by one. */
export const isWary = ({ entries }: Outbox): boolean => entries.some(({ hangUps }) => hangUps > 0)
/** Whether a message was sent and its SENDACK is outstanding. */
export const isUnderWay = ({ entries }: Outbox): boolean => entries.some(({ phase }) => phase === 'sent')
/** Whether messages of this channel wait for the server's answer, and so for their number. */
export const isUnderWayIn = ({ entries }: Outbox, key: ChannelKey): boolean =>
  entries.some(({ channelKey, phase }) => channelKey === key && phase === 'sent')

/** When the driver must tick at the latest; undefined when no timer is running. */
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
