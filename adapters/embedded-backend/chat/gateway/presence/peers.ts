import type { RecvStream } from '../../../../../domain/messaging/wire/packet.ts'
import type { Hearing, Spoken } from '../spoken.ts'
import type { Newcomer } from './seats.ts'

/**
 * What gateways of one shop tell each other: their connections are their own, their talk is everybody's. `at`
 * (milliseconds) keeps a late word from hitting somebody who came after it was said.
 */
export type PeerWord =
  | {
      readonly kind: 'pass'
      readonly spoken: Spoken
      readonly stream: RecvStream | undefined
      readonly hearing: Hearing
    }
  | { readonly kind: 'sat'; readonly seat: Newcomer; readonly level: 0 | 1; readonly at: number }
  | {
      readonly kind: 'kick'
      readonly uid: string
      readonly deviceFlag: number
      readonly closeMs: number
      readonly at: number
    }

export type PeerHearer = {
  readonly heard: (word: PeerWord) => void
  /** Words of others may have been lost. */
  readonly missed: () => void
}

/** A device of somebody that is connected. */
export type OnlineDevice = { readonly uid: string; readonly deviceFlag: number }

/** The gateways of the other processes. */
export type Peers = {
  readonly say: (word: PeerWord) => void
  readonly hear: (hearer: PeerHearer) => void
  /** Lets the others know who is connected here, and who no longer is. */
  readonly keep: (uid: string, deviceFlag: number, isOnline: boolean) => void
  readonly online: (uids: readonly string[]) => Promise<readonly OnlineDevice[]>
}

/** A gateway without others. */
export const LONE_PEERS: Peers = {
  say: () => undefined,
  hear: () => undefined,
  keep: () => undefined,
  online: async () => [],
}
