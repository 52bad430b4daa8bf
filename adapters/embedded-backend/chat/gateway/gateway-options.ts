/** How the messaging server behaves; the public generations differ (protocol.md 0, 6.2). */
export type GatewayOptions = {
  /** A wrong token: refused with a CONNACK (gen A), or met with silence and a close (gens B to D). */
  readonly badToken: 'connack' | 'silent'
  /** Servers can be run without encryption; then keys and salt are empty and payloads plain. */
  readonly isEncrypted: boolean
  /** Highest protocol version that is offered. */
  readonly highestVersion: number
  /** Where a version 4 connection finds the fields of a stream: bit 0x04 (gens A, B) or 0x02 (C, D). */
  readonly streamLayout: 'legacy' | 'new'
  /** For CONNECT, after the upgrade: on a slow line that is a way there and back. */
  readonly greetLimitMs: number
  readonly idleLimitMs: number
  /** An unacknowledged message is sent again after this time, so many times. */
  readonly redeliverMs: number
  readonly redeliveries: number
  /** From the word of a kick to the close. */
  readonly kickCloseMs: number
  /** SENDs of one user in a second, and at once. */
  readonly sendsPerSecond: number
  readonly sendBurst: number
  /** Connections of one user here; beyond them the one that was there first goes, since each hears every message. */
  readonly seatsPerUser: number
  /** Data channels that one connection may listen to. */
  readonly subscriptions: number
  /** Bytes that may wait for a slow reader before it is dropped. */
  readonly backlogLimit: number
}

export const GATEWAY_DEFAULTS: GatewayOptions = {
  badToken: 'connack',
  isEncrypted: true,
  highestVersion: 5,
  streamLayout: 'new',
  greetLimitMs: 15_000,
  idleLimitMs: 180_000,
  redeliverMs: 60_000,
  redeliveries: 5,
  kickCloseMs: 2000,
  sendsPerSecond: 20,
  sendBurst: 100,
  seatsPerUser: 50,
  subscriptions: 100,
  backlogLimit: 4_194_304,
}

/** Misbehaviour for tests; a gateway of the shop has none. */
export type GatewayFaults = {
  connects?: 'refuse' | 'silent' | undefined
  pongs?: 'swallow' | undefined
  /** A reason for every SEND, or silence after it was stored. */
  sendacks?: 'swallow' | number | undefined
  /** Every RECV twice, or each pair in the wrong order. */
  recvs?: 'twice' | 'swap' | undefined
  /** Each connection breaks when so many bytes have gone this way. */
  cut?: { readonly way: 'received' | 'sent'; readonly at: number } | undefined
  /** How long an answer of history or of the list of conversations takes. */
  historyMs?: number | undefined
}
