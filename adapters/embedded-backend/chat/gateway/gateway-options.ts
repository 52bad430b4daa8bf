/** How the messaging server behaves; the public generations differ (requirements W6.2 and W10). */
export type GatewayOptions = {
  /** A wrong token: refused with a CONNACK (gen A), or met with silence and a close (gens B to D). */
  readonly badToken: 'connack' | 'silent'
  /** Servers can be run without encryption; then keys and salt are empty and payloads plain. */
  readonly isEncrypted: boolean
  /** Highest protocol version that is offered. */
  readonly highestVersion: number
  /** Where a version 4 connection finds the fields of a stream: bit 0x04 (gens A, B) or 0x02 (C, D). */
  readonly streamLayout: 'legacy' | 'new'
  /** How long CONNECT is waited for after the upgrade: over a slow line that is a round trip. */
  readonly greetLimitMs: number
  readonly idleLimitMs: number
  /** After how long, and how many times, an unacknowledged message is sent again. */
  readonly redeliverMs: number
  readonly redeliveries: number
  /** How long after the DISCONNECT of a kick the connection is closed. */
  readonly kickCloseMs: number
  /** How many SENDs one user may send in a second, and in a burst. */
  readonly sendsPerSecond: number
  readonly sendBurst: number
  /**
   * How many bytes one user's messages may become in a second, and in a burst: those of a message times the connections that
   * are sent it. Without it a few long messages to an account of fifty devices were a flood.
   */
  readonly fanOutPerSecond: number
  readonly fanOutBurst: number
  /** The most connections of one user; with one more the oldest is kicked, as each is sent every message. */
  readonly seatsPerUser: number
  /** The most data channels that one connection may subscribe to. */
  readonly subscriptions: number
  /** The most bytes that wait for a slow client before it is disconnected. */
  readonly backlogLimit: number
}

/** How the gateway behaves in a shop: like the public server, with its times in milliseconds. */
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
  fanOutPerSecond: 2_097_152,
  fanOutBurst: 16_777_216,
  seatsPerUser: 50,
  subscriptions: 100,
  backlogLimit: 4_194_304,
}

/** Faults that tests switch on. */
export type GatewayFaults = {
  connects?: 'refuse' | 'silent' | undefined
  pongs?: 'swallow' | undefined
  /** The reason code that every SEND is answered with, or no answer although it was stored. */
  sendacks?: 'swallow' | number | undefined
  /** Every RECV twice, or each pair in the wrong order. */
  recvs?: 'twice' | 'swap' | undefined
  /** Each connection is cut when so many bytes have gone in this direction. */
  cut?: { readonly way: 'received' | 'sent'; readonly at: number } | undefined
  /** How long an answer of history or of the list of conversations takes. */
  historyMs?: number | undefined
}
