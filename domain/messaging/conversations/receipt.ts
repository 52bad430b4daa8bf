import type { Millis } from '../../shared/time.ts'
import type { ChannelKey } from '../channels/channel.ts'
import { keyOfMessage, type Message } from '../message.ts'

/** Requirement M9. */
const RECEIPT_FLUSH_MS = 2000
/** Messages in one report: hosts refuse longer ones, and what is refused would be told again for ever. */
const REPORT_LIMIT = 200
const LONGEST_WAIT_MS = 60_000
// How many reported ids are remembered; a message that is older than that is read on the server long since.
const REMEMBERED = 2000

/** Read receipts that wait to be reported, are under way, or were reported. */
export type Receipts = {
  readonly pending: ReadonlyMap<ChannelKey, readonly Message[]>
  /** The batch of which the host has not spoken yet: one at a time for each channel. */
  readonly inFlight: ReadonlyMap<ChannelKey, readonly Message[]>
  readonly reported: readonly string[]
  /** When the next flush is due; undefined when there is nothing to report. */
  readonly flushAt: Millis | undefined
  /** Reports in a row that the host did not take: each doubles the wait for the next. */
  readonly failures: number
}

/** What can happen to receipts: messages read, the report's answer, time. */
export type ReceiptEvent =
  | { readonly kind: 'seen'; readonly messages: readonly Message[] }
  /** The time until `flushAt` is over, whatever the device clock says: it may have been set back meanwhile. */
  | { readonly kind: 'ticked' }
  | { readonly kind: 'reported'; readonly channelKey: ChannelKey }
  | { readonly kind: 'report-failed'; readonly channelKey: ChannelKey }

/** Report these messages of one channel as read. */
export type ReceiptEffect = {
  readonly do: 'report'
  readonly channelKey: ChannelKey
  readonly messages: readonly Message[]
}
/** The next state and what is to be reported. */
export type ReceiptStep = readonly [Receipts, readonly ReceiptEffect[]]

/** Nothing read yet. */
export const NO_RECEIPTS: Receipts = {
  pending: new Map(),
  inFlight: new Map(),
  reported: [],
  flushAt: undefined,
  failures: 0,
}

const isAwaited = (
  lists: ReadonlyMap<ChannelKey, readonly Message[]>,
  key: ChannelKey,
  id: string,
): boolean => lists.get(key)?.some((message) => message.messageID === id) ?? false

const seen = (state: Receipts, messages: readonly Message[], now: number): ReceiptStep => {
  const pending = new Map(state.pending)
  const reported = new Set(state.reported)
  let isGrown = false
  for (const message of messages) {
    const key = keyOfMessage(message)
    const id = message.messageID
    if (id === '' || message.extra.isRead || reported.has(id)) continue
    if (isAwaited(pending, key, id) || isAwaited(state.inFlight, key, id)) continue
    pending.set(key, [...(pending.get(key) ?? []), message])
    isGrown = true
  }
  return isGrown ? [{ ...state, pending, flushAt: state.flushAt ?? now + RECEIPT_FLUSH_MS }, []] : [state, []]
}

const flush = (state: Receipts): ReceiptStep => {
  const pending = new Map(state.pending)
  const inFlight = new Map(state.inFlight)
  const effects: ReceiptEffect[] = []
  for (const [channelKey, messages] of state.pending) {
    if (inFlight.has(channelKey)) continue
    const portion = messages.slice(0, REPORT_LIMIT)
    const rest = messages.slice(REPORT_LIMIT)
    if (rest.length > 0) pending.set(channelKey, rest)
    else pending.delete(channelKey)
    inFlight.set(channelKey, portion)
    effects.push({ do: 'report', channelKey, messages: portion })
  }
  // What waits behind a report in flight is looked at again when that one is answered.
  return [{ ...state, pending, inFlight, flushAt: undefined }, effects]
}

const answered = (state: Receipts, key: ChannelKey, isReported: boolean, now: number): ReceiptStep => {
  const batch = state.inFlight.get(key)
  if (!batch) return [state, []]
  const inFlight = new Map(state.inFlight)
  inFlight.delete(key)
  const pending = new Map(state.pending)
  if (!isReported) pending.set(key, [...batch, ...(pending.get(key) ?? [])])
  const ids = isReported ? batch.map((message) => message.messageID) : []
  const waitMs = Math.min(RECEIPT_FLUSH_MS * 2 ** (isReported ? 0 : state.failures), LONGEST_WAIT_MS)
  const flushAt = pending.size > 0 ? (state.flushAt ?? now + waitMs) : state.flushAt
  const failures = isReported ? 0 : state.failures + 1
  const reported = [...state.reported, ...ids].slice(-REMEMBERED)
  return [{ pending, inFlight, reported, flushAt, failures }, []]
}

/** What is still to be reported, and which batches are to be sent now. `now` in milliseconds. */
export const stepReceipts = (state: Receipts, event: ReceiptEvent, now: number): ReceiptStep => {
  switch (event.kind) {
    case 'seen':
      return seen(state, event.messages, now)
    case 'ticked':
      return flush(state)
    case 'reported':
      return answered(state, event.channelKey, true, now)
    case 'report-failed':
      return answered(state, event.channelKey, false, now)
  }
}
