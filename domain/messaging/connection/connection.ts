import { ReasonCode } from '../wire/packets.ts'
import { type ConnectionPolicy, reconnectDelayMs, SPEC_POLICY, stepLimitMs } from './connection-policy.ts'
import {
  type Connection,
  type ConnectionEffect,
  type ConnectionEvent,
  type ConnectionStep,
  hasSocket,
  isReady,
  isUnderWay,
  LOST_LATENCY_MS,
  type Moment,
  type Phase,
  SUSPECT_CLOSES,
} from './connection-state.ts'

const closing = (state: Connection): readonly ConnectionEffect[] => [
  ...(isReady(state) ? [{ do: 'end-session' } as const] : []),
  ...(hasSocket(state) ? [{ do: 'close-socket' } as const] : []),
]

const rest = (state: Connection, phase: Phase, changes: Partial<Connection> = {}): ConnectionStep => [
  // The old generation ends here; later events of its socket are ignored.
  {
    ...state,
    phase,
    generation: state.generation + 1,
    deadline: undefined,
    ping: undefined,
    readyAt: undefined,
    ...changes,
  },
  closing(state),
]

const attempt = (state: Connection, { now }: Moment, policy: ConnectionPolicy): ConnectionStep => {
  if (!state.isOnline) return rest(state, 'suspended')
  const generation = state.generation + 1
  const next: Connection = {
    ...state,
    phase: 'resolving',
    generation,
    deadline: now + stepLimitMs(policy.resolveLimitMs, state.attempt),
    ping: undefined,
    readyAt: undefined,
    reasonCode: undefined,
    reason: undefined,
  }
  return [next, [...closing(state), { do: 'resolve-address', generation }]]
}

const drop = (state: Connection, { now, random }: Moment, policy: ConnectionPolicy): ConnectionStep => {
  const { earlyCloses } = state
  const wasStable = state.readyAt !== undefined && now - state.readyAt >= policy.stableMs
  const made = wasStable ? 0 : state.attempt
  const delayMs =
    earlyCloses >= SUSPECT_CLOSES
      ? policy.longestDelayMs * (0.5 + random / 2)
      : reconnectDelayMs(made, random, policy)
  if (!state.isOnline) return rest(state, 'suspended', { attempt: made + 1 })
  return rest(state, 'waiting', { attempt: made + 1, deadline: now + delayMs })
}

const probe = (state: Connection, { now }: Moment, limit: number, limitMs: number): ConnectionStep => [
  { ...state, phase: 'probing', deadline: now + limitMs, ping: { sentAt: now, unanswered: 1, limit } },
  [{ do: 'send-ping' }],
]

/** A shopper is waiting: the rest of the delay is skipped, with a little jitter. */
const hurry = (state: Connection, { now, random }: Moment, policy: ConnectionPolicy): ConnectionStep => [
  { ...state, phase: 'waiting', deadline: now + Math.floor(random * policy.hurryJitterMs) },
  [],
]

const ticked = (state: Connection, moment: Moment, policy: ConnectionPolicy): ConnectionStep => {
  const { now } = moment
  const { hiddenAt, deadline, ping } = state
  const isActive = hasSocket(state) || isUnderWay(state) || state.phase === 'waiting'
  if (isActive && hiddenAt !== undefined && now - hiddenAt >= policy.hiddenLimitMs)
    return rest(state, 'suspended')
  if (deadline === undefined || now < deadline) return [state, []]
  switch (state.phase) {
    case 'resolving':
    case 'opening':
    case 'handshaking':
      return drop(state, moment, policy)
    case 'waiting':
      return attempt(state, moment, policy)
    case 'ready':
      return probe(state, moment, policy.pingLimit, policy.pongLimitMs)
    case 'probing': {
      if (ping && ping.unanswered < ping.limit) {
        // Pongs arrive in order: the first one answers the first ping and measures the round trip.
        const again = { ...ping, unanswered: ping.unanswered + 1 }
        return [{ ...state, ping: again, deadline: now + policy.pongLimitMs }, [{ do: 'send-ping' }]]
      }
      const [dropped, effects] = drop(state, moment, policy)
      return [{ ...dropped, latencyMs: LOST_LATENCY_MS }, effects]
    }
    default:
      return [state, []]
  }
}

const requested = (state: Connection, moment: Moment, policy: ConnectionPolicy): ConnectionStep => {
  if (isUnderWay(state) || isReady(state)) return [state, []]
  if (state.phase === 'waiting') return hurry(state, moment, policy)
  return attempt({ ...state, attempt: 0, earlyCloses: 0 }, moment, policy)
}

/** Servers close the connection without an answer when they reject a token (requirement W6.2). */
const closed = (state: Connection, moment: Moment, policy: ConnectionPolicy): ConnectionStep => {
  const earlyCloses = state.earlyCloses + (state.phase === 'handshaking' ? 1 : 0)
  return drop({ ...state, earlyCloses }, moment, policy)
}

const connacked = (
  state: Connection,
  event: { readonly reasonCode: number; readonly nodeId?: string },
  { now }: Moment,
  policy: ConnectionPolicy,
): ConnectionStep => {
  if (state.phase !== 'handshaking') return [state, []]
  if (event.reasonCode !== ReasonCode.success) return rest(state, 'failed', { reasonCode: event.reasonCode })
  const ready: Connection = {
    ...state,
    phase: 'ready',
    deadline: now + policy.heartbeatMs,
    readyAt: now,
    earlyCloses: 0,
    reasonCode: event.reasonCode,
    nodeId: event.nodeId,
    ping: undefined,
  }
  return [ready, [{ do: 'begin-session' }]]
}

const ponged = (state: Connection, { now }: Moment, policy: ConnectionPolicy): ConnectionStep => {
  if (state.phase !== 'probing' || !state.ping) return [state, []]
  const latencyMs = Math.max(0, now - state.ping.sentAt)
  return [{ ...state, phase: 'ready', ping: undefined, latencyMs, deadline: now + policy.heartbeatMs }, []]
}

/** The time limit for the ping after sleep: twice as long where the round trip is known to be slow. */
const wakeLimitMs = ({ latencyMs }: Connection, policy: ConnectionPolicy): number =>
  latencyMs === undefined || latencyMs === LOST_LATENCY_MS
    ? policy.wakeLimitMs
    : Math.max(policy.wakeLimitMs, 2 * latencyMs)

/** The page is visible again: a waiting client connects now, a connected one pings. */
const woken = (state: Connection, moment: Moment, policy: ConnectionPolicy): ConnectionStep => {
  if (state.phase === 'waiting' || (state.phase === 'suspended' && state.isOnline)) {
    return hurry(state, moment, policy)
  }
  return isReady(state) ? probe(state, moment, 1, wakeLimitMs(state, policy)) : [state, []]
}

const react = (
  state: Connection,
  event: ConnectionEvent,
  moment: Moment,
  policy: ConnectionPolicy,
): ConnectionStep => {
  if ('generation' in event && event.generation !== state.generation) return [state, []]
  switch (event.kind) {
    case 'connect-requested':
    case 'retry-requested':
      return requested(state, moment, policy)
    case 'disconnect-requested':
      return rest(state, 'idle', { attempt: 0, earlyCloses: 0, reasonCode: undefined })
    case 'address-resolved': {
      if (state.phase !== 'resolving') return [state, []]
      const { generation, address } = event
      const deadline = moment.now + stepLimitMs(policy.openLimitMs, state.attempt)
      return [{ ...state, phase: 'opening', deadline }, [{ do: 'open-socket', generation, address }]]
    }
    case 'socket-opened':
      if (state.phase !== 'opening') return [state, []]
      return [
        {
          ...state,
          phase: 'handshaking',
          deadline: moment.now + stepLimitMs(policy.connackLimitMs, state.attempt),
        },
        [{ do: 'send-connect' }],
      ]
    case 'socket-closed':
      return isUnderWay(state) || isReady(state) ? closed(state, moment, policy) : [state, []]
    case 'address-failed':
    case 'handshake-failed':
    case 'packet-malformed':
      return isUnderWay(state) || isReady(state) ? drop(state, moment, policy) : [state, []]
    case 'connack-received':
      return connacked(state, event, moment, policy)
    case 'disconnect-received':
      return rest(state, 'kicked', { reasonCode: event.reasonCode, reason: event.reason || undefined })
    case 'pong-received':
      return ponged(state, moment, policy)
    case 'ack-overdue':
      return state.phase === 'ready'
        ? probe(state, moment, policy.pingLimit, policy.pongLimitMs)
        : [state, []]
    case 'went-offline': {
      const isActive = isUnderWay(state) || isReady(state) || state.phase === 'waiting'
      return isActive ? rest(state, 'suspended', { isOnline: false }) : [{ ...state, isOnline: false }, []]
    }
    case 'went-online':
      return woken({ ...state, isOnline: true }, moment, policy)
    case 'became-hidden':
      return [{ ...state, hiddenAt: state.hiddenAt ?? moment.now }, []]
    case 'became-visible':
    case 'page-resumed':
      return woken({ ...state, hiddenAt: undefined }, moment, policy)
    case 'clock-ticked':
      return ticked(state, moment, policy)
  }
}

const moved = (at: number | undefined, byMs: number): number | undefined =>
  at === undefined ? undefined : at + byMs

/** Shifts every instant when the device clock was set back, so that no deadline is extended. */
const withClockSetBack = (state: Connection, now: number): Connection => {
  const byMs = now - state.seenAt
  if (byMs >= 0) return { ...state, seenAt: now }
  return {
    ...state,
    seenAt: now,
    deadline: moved(state.deadline, byMs),
    readyAt: moved(state.readyAt, byMs),
    hiddenAt: moved(state.hiddenAt, byMs),
    ping: state.ping && { ...state.ping, sentAt: state.ping.sentAt + byMs },
  }
}

/** The next state after an event, and its effects. An event that does not apply leaves the state unchanged. */
export const stepConnection = (
  state: Connection,
  event: ConnectionEvent,
  moment: Moment,
  policy: ConnectionPolicy = SPEC_POLICY,
): ConnectionStep => react(withClockSetBack(state, moment.now), event, moment, policy)
