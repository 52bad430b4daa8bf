import type { Millis } from '../../shared/time.ts'
import type { ChannelKey } from '../channels/channel.ts'
import { keyOfMessage, type Message } from '../message.ts'

/** How long read receipts are collected before they are sent (requirement M9). */
const RECEIPT_FLUSH_MS = 2000
/** Most messages of one report: hosts refuse longer ones, and a refused report would be repeated for ever. */
const REPORT_LIMIT = 200
const LONGEST_WAIT_MS = 60_000
// How many reported ids are remembered; older messages were read on the server long ago.
const REMEMBERED = 2000

/** Read receipts that are pending, being sent, or were reported. */
export type Receipts = {
  readonly pending: ReadonlyMap<ChannelKey, readonly Message[]>
  /** The batch that is being sent: one at a time for each channel. */
  readonly inFlight: ReadonlyMap<ChannelKey, readonly Message[]>
  readonly reported: readonly string[]
  /** When the next report is due; undefined when there is nothing to report. */
  readonly flushAt: Millis | undefined
  /** Consecutive refused reports: each doubles the wait before the next. */
  readonly failures: number
}

/** What can happen to receipts: messages read, a report answered, time passed. */
export type ReceiptEvent =
  | { readonly kind: 'seen'; readonly messages: readonly Message[] }
  /** The wait until `flushAt` has passed, whatever the device clock says: it may have been set back. */
  | { readonly kind: 'ticked' }
  | { readonly kind: 'reported'; readonly channelKey: ChannelKey }
  | { readonly kind: 'report-failed'; readonly channelKey: ChannelKey }

/** Report these messages of one channel as read. */
export type ReceiptEffect = {
  readonly do: 'report'
  readonly channelKey: ChannelKey
  readonly messages: readonly Message[]
}
/** The next state and the reports to send. */
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
  // Receipts behind a report in flight are sent when that one is answered.
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

/** The pending receipts after an event, and the reports to send now. `now` in milliseconds. */
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
