import type { Millis } from '../../shared/time.ts'
import { type ConnectionPolicy, SPEC_POLICY } from './connection-policy.ts'

/** The phases of a connection (requirement E1). */
export type Phase =
  | 'idle'
  | 'resolving'
  | 'opening'
  | 'handshaking'
  | 'ready'
  | 'probing'
  | 'waiting'
  | 'suspended'
  | 'failed'
  | 'kicked'

/** All instants are milliseconds since 1970 on the device clock. */
export type Connection = {
  readonly phase: Phase
  /** Incremented with every attempt; callbacks of earlier attempts are ignored. */
  readonly generation: number
  /** When the current phase times out. */
  readonly deadline: Millis | undefined
  /** Attempts since the last stable connection. */
  readonly attempt: number
  /** Consecutive closes between CONNECT and CONNACK; three mean "probably refused". */
  readonly earlyCloses: number
  readonly readyAt: Millis | undefined
  readonly ping: { readonly sentAt: number; readonly unanswered: number; readonly limit: number } | undefined
  /** Latest round trip, 9999 after a connection was given up; undefined before the first. */
  readonly latencyMs: number | undefined
  /** Code of the CONNACK or DISCONNECT that ended it. */
  readonly reasonCode: number | undefined
  /** The text of the DISCONNECT. */
  readonly reason?: string | undefined
  readonly nodeId: string | undefined
  readonly isOnline: boolean
  readonly hiddenAt: Millis | undefined
  readonly seenAt: Millis
}

type OfGeneration = { readonly generation: number }

/** What can happen to a connection. Every event carries the time and a random number in [0, 1). */
export type ConnectionEvent =
  | { readonly kind: 'connect-requested' }
  | { readonly kind: 'disconnect-requested' }
  | { readonly kind: 'retry-requested' }
  | ({ readonly kind: 'address-resolved'; readonly address: string } & OfGeneration)
  | ({ readonly kind: 'address-failed' } & OfGeneration)
  | ({ readonly kind: 'socket-opened' } & OfGeneration)
  | ({ readonly kind: 'socket-closed' } & OfGeneration)
  | ({
      readonly kind: 'connack-received'
      readonly reasonCode: number
      readonly nodeId?: string
    } & OfGeneration)
  | ({ readonly kind: 'handshake-failed' } & OfGeneration)
  | ({
      readonly kind: 'disconnect-received'
      readonly reasonCode: number
      readonly reason?: string
    } & OfGeneration)
  | ({ readonly kind: 'pong-received' } & OfGeneration)
  | ({ readonly kind: 'packet-malformed' } & OfGeneration)
  | { readonly kind: 'ack-overdue' }
  | { readonly kind: 'went-online' }
  | { readonly kind: 'went-offline' }
  | { readonly kind: 'became-visible' }
  | { readonly kind: 'became-hidden' }
  | { readonly kind: 'page-resumed' }
  | { readonly kind: 'clock-ticked' }

/** Effects for the driver. */
export type ConnectionEffect =
  | { readonly do: 'resolve-address'; readonly generation: number }
  | { readonly do: 'open-socket'; readonly generation: number; readonly address: string }
  | { readonly do: 'send-connect' }
  | { readonly do: 'begin-session' }
  | { readonly do: 'end-session' }
  | { readonly do: 'send-ping' }
  | { readonly do: 'close-socket' }

/** The time of a step (milliseconds since 1970), and a random number from 0 to 1 for jitter. */
export type Moment = { readonly now: number; readonly random: number }
/** The next state and the effects for the driver. */
export type ConnectionStep = readonly [Connection, readonly ConnectionEffect[]]

/** The connection status as hosts see it (requirement M4). */
const ConnectionStatus = {
  disconnect: 0,
  connected: 1,
  connecting: 2,
  connectFail: 3,
  connectKick: 4,
} as const

/** The latency that is reported when a connection is given up (requirement M9). */
export const LOST_LATENCY_MS = 9999
/** After this many closes before an answer the token is suspected. */
export const SUSPECT_CLOSES = 3

/** The initial state: not requested yet. */
export const idleConnection = (now: number): Connection => ({
  phase: 'idle',
  generation: 0,
  deadline: undefined,
  attempt: 0,
  earlyCloses: 0,
  readyAt: undefined,
  ping: undefined,
  latencyMs: undefined,
  reasonCode: undefined,
  nodeId: undefined,
  isOnline: true,
  hiddenAt: undefined,
  seenAt: now,
})

/** CONNACK has arrived and the connection is alive: packets may be sent. */
export const isReady = ({ phase }: Connection): boolean => phase === 'ready' || phase === 'probing'
/** Connecting, not waiting for the next attempt. */
export const isUnderWay = ({ phase }: Connection): boolean =>
  phase === 'resolving' || phase === 'opening' || phase === 'handshaking'
/** Whether a socket is open or being opened in this phase. */
export const hasSocket = ({ phase }: Connection): boolean =>
  phase === 'opening' || phase === 'handshaking' || phase === 'ready' || phase === 'probing'

/** The status by the numbers of requirement M4. */
export const connectionStatus = (state: Connection): number => {
  if (isReady(state)) return ConnectionStatus.connected
  if (isUnderWay(state)) return ConnectionStatus.connecting
  if (state.phase === 'failed') return ConnectionStatus.connectFail
  return state.phase === 'kicked' ? ConnectionStatus.connectKick : ConnectionStatus.disconnect
}

/** Whether the server repeatedly closes the connection before it answers, probably because it rejects the token. */
export const isProbablyRefused = (state: Connection): boolean => state.earlyCloses >= SUSPECT_CLOSES

/** When the driver must deliver `clock-ticked` at the latest; undefined for never. */
export const nextWake = (state: Connection, policy: ConnectionPolicy = SPEC_POLICY): number | undefined => {
  const canSleep = hasSocket(state) || isUnderWay(state) || state.phase === 'waiting'
  const sleepAt = canSleep && state.hiddenAt !== undefined ? state.hiddenAt + policy.hiddenLimitMs : undefined
  if (sleepAt === undefined) return state.deadline
  return state.deadline === undefined ? sleepAt : Math.min(state.deadline, sleepAt)
}

/** The connection states that the interface distinguishes. */
export type ShownConnection =
  | 'off'
  | 'connecting'
  | 'connected'
  | 'waiting'
  | 'offline'
  | 'refused'
  | 'kicked'

const SHOWN: Partial<Record<Phase, ShownConnection>> = {
  waiting: 'waiting',
  suspended: 'offline',
  failed: 'refused',
  kicked: 'kicked',
}

/** The state to show for a phase; a wait without a network is `offline`. */
export const shownConnection = (state: Connection): ShownConnection => {
  if (isReady(state)) return 'connected'
  if (isUnderWay(state)) return 'connecting'
  return SHOWN[state.phase] ?? 'off'
}
