import type { RecvStream } from '../../../../../domain/messaging/wire/packets.ts'
import type { OutgoingMessage, Receivers } from '../outgoing-message.ts'
import type { Newcomer } from './seats.ts'

/**
 * Messages between the gateways of one shop: each has its own connections, and messages go to those of all. `at`
 * (milliseconds) is the time of sending: a late kick must not affect newer connections.
 */
export type PeerWord =
  | {
      readonly kind: 'pass'
      readonly spoken: OutgoingMessage
      readonly stream: RecvStream | undefined
      readonly hearing: Receivers
    }
  | { readonly kind: 'sat'; readonly seat: Newcomer; readonly level: 0 | 1; readonly at: number }
  | {
      readonly kind: 'kick'
      readonly uid: string
      readonly deviceFlag: number
      readonly closeMs: number
      readonly at: number
    }

/** Handles what the other processes publish about connections. */
export type PeerHearer = {
  readonly heard: (word: PeerWord) => void
  /** Called when notifications of others may have been lost. */
  readonly missed: () => void
}

/** A connected device: a uid and its device flag. */
export type OnlineDevice = { readonly uid: string; readonly deviceFlag: number }

/** The gateways of the other processes. */
export type Peers = {
  readonly say: (word: PeerWord) => void
  readonly hear: (hearer: PeerHearer) => void
  /** Tells the others who is connected here and who is not. */
  readonly keep: (uid: string, deviceFlag: number, isOnline: boolean) => void
  readonly online: (uids: readonly string[]) => Promise<readonly OnlineDevice[]>
}

/** For a shop of a single process. */
export const LONE_PEERS: Peers = {
  say: () => undefined,
  hear: () => undefined,
  keep: () => undefined,
  online: async () => [],
}
