import { ReasonCode, reasonRemedy } from '../wire/packets.ts'
import { find, leaving, numbered, replace, requeued, untried, without } from './outbox-queue.ts'
import {
  type Outbox,
  type OutboxEffect,
  type OutboxEntry,
  type OutboxEvent,
  type OutboxPolicy,
  type OutboxStep,
  SPEC_OUTBOX,
  withOutboxClock,
} from './outbox-state.ts'

/** Sends a batch when one is due: at once after a pause, else when the batch interval is over. */
const pump = (state: Outbox, now: number, policy: OutboxPolicy): OutboxStep => {
  if (!state.isOpen || now < state.nextBatchAt) return [state, []]
  const batch = leaving(state, now, policy)
  if (batch.length === 0) return [state, []]
  const names = new Set(batch.map((entry) => entry.clientMsgNo))
  const entries = state.entries.map(
    (entry): OutboxEntry =>
      names.has(entry.clientMsgNo)
        ? { ...entry, phase: 'sent', tries: entry.tries + 1, sentAt: now, notBefore: 0 }
        : entry,
  )
  return [
    { ...state, entries, nextBatchAt: now + policy.batchMs },
    [
      {
        do: 'transmit',
        packets: batch.map(({ clientMsgNo, clientSeq, tries, isDup }) => ({
          clientMsgNo,
          clientSeq,
          isDup: isDup || tries > 0,
        })),
      },
    ],
  ]
}

const settled = (state: Outbox, entry: OutboxEntry, effects: readonly OutboxEffect[]): OutboxStep => [
  without(state, entry.clientMsgNo),
  [{ do: 'erase', clientMsgNo: entry.clientMsgNo }, ...effects],
]

const failed = (state: Outbox, entry: OutboxEntry, reasonCode: number): OutboxStep =>
  settled(state, entry, [{ do: 'fail', clientMsgNo: entry.clientMsgNo, reasonCode }])

const failedAll = (state: Outbox, entries: readonly OutboxEntry[], reasonCode: number): OutboxStep =>
  entries.reduce<OutboxStep>(
    ([before, effects], entry) => {
      const [after, more] = failed(before, entry, reasonCode)
      return [after, [...effects, ...more]]
    },
    [state, []],
  )

/** Fails a message on which the server closes the connection each time, so that the ones behind it can be sent. */
const ended = (
  state: Outbox,
  { by }: Extract<OutboxEvent, { kind: 'session-ended' }>,
  now: number,
  policy: OutboxPolicy,
): OutboxStep => {
  const isSuspect = ({ phase, sentAt }: OutboxEntry): boolean =>
    by === 'socket-closed' && phase === 'sent' && now - sentAt <= policy.hangUpMs
  const suspects = new Set(state.entries.filter(isSuspect).map(({ clientMsgNo }) => clientMsgNo))
  const counted = state.entries.map((entry) =>
    suspects.has(entry.clientMsgNo) ? { ...entry, hangUps: entry.hangUps + 1 } : entry,
  )
  const closed = { ...untried(requeued({ ...state, entries: counted }, () => true)), isOpen: false }
  const missed = closed.entries.filter(({ phase }) => phase === 'sent')
  const [left, effects] = failedAll(closed, missed, ReasonCode.unknown)
  const [culprit] = left.entries.filter(
    ({ clientMsgNo, hangUps }) => hangUps >= policy.hangUps && suspects.has(clientMsgNo),
  )
  if (!culprit) return [left, effects]
  const [next, more] = failed(left, culprit, ReasonCode.systemError)
  return [next, [...effects, ...more]]
}

const acknowledged = (
  state: Outbox,
  ack: Extract<OutboxEvent, { kind: 'acknowledged' }>,
  now: number,
  policy: OutboxPolicy,
): OutboxStep => {
  // A late answer still counts, even if the message is already queued again.
  const entry = state.entries.find(({ clientSeq, tries }) => clientSeq === ack.clientSeq && tries > 0)
  if (!entry) return [state, []]
  if (ack.reasonCode === ReasonCode.success) {
    const { messageID, messageSeq } = ack
    const settle = { do: 'settle', clientMsgNo: entry.clientMsgNo, messageID, messageSeq } as const
    return settled(numbered(state, entry, messageSeq), entry, [settle])
  }
  const remedy = reasonRemedy(ack.reasonCode)
  const isHopeless = remedy === 'none' || entry.tries >= policy.tries
  if (isHopeless || (remedy === 'retry-after-handshake' && entry.isRekeyed)) {
    return failed(state, entry, ack.reasonCode)
  }
  const again = replace(state, entry.clientMsgNo, (sent) => ({
    ...sent,
    phase: 'queued',
    notBefore: now + policy.retryMs * sent.tries,
    isRekeyed: remedy === 'retry-after-handshake',
  }))
  return [again, remedy === 'retry-after-handshake' ? [{ do: 'renew-session' }] : []]
}

/**
 * A missing acknowledgement triggers a connection check; the messages behind it are resent, a limited number of
 * times.
 */
const overdue = (state: Outbox, now: number, policy: OutboxPolicy): OutboxStep => {
  const late = state.entries.filter(({ phase, sentAt }) => phase === 'sent' && now - sentAt >= policy.ackMs)
  if (late.length === 0) return [state, []]
  const channels = new Set(late.map((entry) => entry.channelKey))
  const [next, effects] = failedAll(
    requeued(state, (entry) => channels.has(entry.channelKey)),
    late.filter(({ isOnce, tries }) => isOnce || tries >= policy.tries),
    ReasonCode.unknown,
  )
  return [next, [{ do: 'check-link' }, ...effects]]
}

/** An entry whose upload has progressed, or that the shopper has suspended or resumed. */
const changed = (
  state: Outbox,
  event: Exclude<OutboxEvent, { kind: 'acknowledged' | 'composed' | 'restored' | 'session-ended' }>,
): OutboxStep => {
  switch (event.kind) {
    case 'upload-finished':
      return find(state, event.clientMsgNo)?.phase === 'uploading'
        ? [replace(state, event.clientMsgNo, (entry) => ({ ...entry, phase: 'queued' })), []]
        : [state, []]
    case 'upload-parked':
      return [replace(state, event.clientMsgNo, (entry) => park(entry)), []]
    case 'upload-resumed':
      return [replace(state, event.clientMsgNo, (entry) => unpark(entry)), []]
    case 'upload-failed': {
      const entry = find(state, event.clientMsgNo)
      return entry ? failed(state, entry, 0) : [state, []]
    }
    case 'deleted': {
      const entry = find(state, event.clientMsgNo)
      return entry ? settled(state, entry, []) : [state, []]
    }
    case 'session-began':
      return [{ ...held(state, event.holdUntil), isOpen: true, nextBatchAt: 0 }, []]
    case 'released':
      return [
        {
          ...state,
          entries: state.entries.map((entry) =>
            entry.channelKey === event.channelKey ? { ...entry, notBefore: 0 } : entry,
          ),
        },
        [],
      ]
    case 'found-at-server': {
      const entry = find(state, event.clientMsgNo)
      const { clientMsgNo, messageID, messageSeq } = event
      return entry
        ? settled(state, entry, [{ do: 'settle', clientMsgNo, messageID, messageSeq }])
        : [state, []]
    }
    case 'ticked':
      return [state, []]
  }
}

/**
 * Messages that the server may have wait until history has been checked, because servers may store a resend twice.
 */
const held = (state: Outbox, until: number | undefined): Outbox =>
  until === undefined
    ? state
    : {
        ...state,
        entries: state.entries.map((entry) =>
          entry.isDup && entry.phase === 'queued' ? { ...entry, notBefore: until } : entry,
        ),
      }

const park = (entry: OutboxEntry): OutboxEntry =>
  entry.phase === 'uploading' ? { ...entry, phase: 'parked' } : entry
const unpark = (entry: OutboxEntry): OutboxEntry =>
  entry.phase === 'parked' ? { ...entry, phase: 'uploading' } : entry

const react = (state: Outbox, event: OutboxEvent, now: number, policy: OutboxPolicy): OutboxStep => {
  switch (event.kind) {
    case 'composed':
      return [{ ...state, entries: [...state.entries, event.entry] }, []]
    case 'restored': {
      const known = new Set(state.entries.map((entry) => entry.clientMsgNo))
      const fresh = event.entries.filter((entry) => !known.has(entry.clientMsgNo))
      const entries = [...fresh, ...state.entries].sort((a, b) => a.clientSeq - b.clientSeq)
      return [{ ...state, entries }, []]
    }
    case 'acknowledged':
      return acknowledged(state, event, now, policy)
    case 'session-ended':
      return ended(state, event, now, policy)
    default:
      return changed(state, event)
  }
}

/** The outbox after an event, and its effects. */
export const stepOutbox = (
  state: Outbox,
  event: OutboxEvent,
  now: number,
  policy: OutboxPolicy = SPEC_OUTBOX,
): OutboxStep => {
  const [reacted, first] = react(withOutboxClock(state, now), event, now, policy)
  const [checked, second] = reacted.isOpen ? overdue(reacted, now, policy) : [reacted, []]
  const [pumped, third] = pump(checked, now, policy)
  return [pumped, [...first, ...second, ...third]]
}
