import type { Millis } from '../../shared/time.ts'
import { type ConnectionPolicy, SPEC_POLICY } from './connection-policy.ts'

/** Where one connection stands (requirement E1). */
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
  /** Rises with every attempt; a callback of an older one is ignored. */
  readonly generation: number
  /** When the present phase ends by itself. */
  readonly deadline: Millis | undefined
  /** Attempts since the last stable connection. */
  readonly attempt: number
  /** Closes between CONNECT and CONNACK in a row; three mean "probably refused". */
  readonly earlyCloses: number
  readonly readyAt: Millis | undefined
  readonly ping: { readonly sentAt: number; readonly unanswered: number; readonly limit: number } | undefined
  /** Last round trip, 9999 after a link was given up; undefined before the first. */
  readonly latencyMs: number | undefined
  /** Code of the CONNACK or DISCONNECT that ended it. */
  readonly reasonCode: number | undefined
  /** What the DISCONNECT says in words. */
  readonly reason?: string | undefined
  readonly nodeId: string | undefined
  readonly isOnline: boolean
  readonly hiddenAt: Millis | undefined
  readonly seenAt: Millis
}

type OfGeneration = { readonly generation: number }

/** What has happened. Every event comes with the time and a random number in [0, 1). */
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

/** What the driver has to do. */
export type ConnectionEffect =
  | { readonly do: 'resolve-address'; readonly generation: number }
  | { readonly do: 'open-socket'; readonly generation: number; readonly address: string }
  | { readonly do: 'send-connect' }
  | { readonly do: 'begin-session' }
  | { readonly do: 'end-session' }
  | { readonly do: 'send-ping' }
  | { readonly do: 'close-socket' }

/** When a step happens (milliseconds since 1970), and its random number from 0 to 1 for jitter. */
export type Moment = { readonly now: number; readonly random: number }
/** The next state and what the driver has to do. */
export type ConnectionStep = readonly [Connection, readonly ConnectionEffect[]]

/** The five numbers that a host knows (requirement M4). */
const ConnectionStatus = {
  disconnect: 0,
  connected: 1,
  connecting: 2,
  connectFail: 3,
  connectKick: 4,
} as const

/** Reported when a link is given up (requirement M9). */
export const LOST_LATENCY_MS = 9999
/** After so many hang-ups before an answer the token is suspect. */
export const SUSPECT_CLOSES = 3

/** A connection that nobody has asked for yet. */
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

/** CONNACK has come and the link has not been given up: packets may go. */
export const isReady = ({ phase }: Connection): boolean => phase === 'ready' || phase === 'probing'
/** On the way to a session, and no timer of a next attempt runs. */
export const isUnderWay = ({ phase }: Connection): boolean =>
  phase === 'resolving' || phase === 'opening' || phase === 'handshaking'
/** Whether a socket is open or being opened in this phase. */
export const hasSocket = ({ phase }: Connection): boolean =>
  phase === 'opening' || phase === 'handshaking' || phase === 'ready' || phase === 'probing'

/** As the spec numbers it (requirement M4). */
export const connectionStatus = (state: Connection): number => {
  if (isReady(state)) return ConnectionStatus.connected
  if (isUnderWay(state)) return ConnectionStatus.connecting
  if (state.phase === 'failed') return ConnectionStatus.connectFail
  return state.phase === 'kicked' ? ConnectionStatus.connectKick : ConnectionStatus.disconnect
}

/** Whether the server keeps hanging up before it answers: likely a token that it does not accept. */
export const isProbablyRefused = (state: Connection): boolean => state.earlyCloses >= SUSPECT_CLOSES

/** When the driver must deliver `clock-ticked` at the latest; undefined for never. */
export const nextWake = (state: Connection, policy: ConnectionPolicy = SPEC_POLICY): number | undefined => {
  const canSleep = hasSocket(state) || isUnderWay(state) || state.phase === 'waiting'
  const sleepAt = canSleep && state.hiddenAt !== undefined ? state.hiddenAt + policy.hiddenLimitMs : undefined
  if (sleepAt === undefined) return state.deadline
  return state.deadline === undefined ? sleepAt : Math.min(state.deadline, sleepAt)
}

/** The seven states that a shopper can see. */
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

/** The phase as a shopper is told it; a wait without a network is `offline`. */
export const shownConnection = (state: Connection): ShownConnection => {
  if (isReady(state)) return 'connected'
  if (isUnderWay(state)) return 'connecting'
  return SHOWN[state.phase] ?? 'off'
}
