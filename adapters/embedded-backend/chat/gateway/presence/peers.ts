import type { RecvStream } from '../../../../../domain/messaging/wire/packets.ts'
import type { OutgoingMessage, Receivers } from '../outgoing-message.ts'
import type { Newcomer } from './client-sessions.ts'

/**
 * Messages between the gateways of one shop: each has its own connections, and messages go to those of all. `at`
 * (milliseconds) is the time of sending: a late kick must not affect newer connections.
 */
export type PeerMessage =
  | {
      readonly kind: 'deliver'
      readonly message: OutgoingMessage
      readonly stream: RecvStream | undefined
      readonly receivers: Receivers
    }
  | { readonly kind: 'opened'; readonly session: Newcomer; readonly level: 0 | 1; readonly at: number }
  | {
      readonly kind: 'kick'
      readonly uid: string
      readonly deviceFlag: number
      readonly closeMs: number
      readonly at: number
    }

/** Handles what the other processes publish about connections. */
export type PeerListener = {
  readonly received: (published: PeerMessage) => void
  /** Called when notifications of others may have been lost. */
  readonly missed: () => void
}

/** A connected device: a uid and its device flag. */
export type OnlineDevice = { readonly uid: string; readonly deviceFlag: number }

/** The gateways of the other processes. */
export type Peers = {
  readonly publish: (published: PeerMessage) => void
  readonly listen: (listener: PeerListener) => void
  /** Tells the others who is connected here and who is not. */
  readonly setOnline: (uid: string, deviceFlag: number, isOnline: boolean) => void
  readonly online: (uids: readonly string[]) => Promise<readonly OnlineDevice[]>
}

/** For a shop of a single process. */
export const LONE_PEERS: Peers = {
  publish: () => undefined,
  listen: () => undefined,
  setOnline: () => undefined,
  online: async () => [],
}
