/** Options of the messaging server; public generations differ (requirements W6.2 and W10). */
export type GatewayOptions = {
  /** Reaction to a wrong token: a CONNACK with refusal (gen A), or a close without answer (gens B to D). */
  readonly badToken: 'connack' | 'silent'
  /** Servers can run without encryption; then keys and salt are empty and payloads plain. */
  readonly isEncrypted: boolean
  /** The highest protocol version offered. */
  readonly highestVersion: number
  /** The setting bit for stream fields at version 4: 0x04 (gens A, B) or 0x02 (C, D). */
  readonly streamLayout: 'legacy' | 'new'
  /** How long to wait for CONNECT after the upgrade: over a slow line that is a round trip. */
  readonly greetLimitMs: number
  readonly idleLimitMs: number
  /** Delay and number of resends of an unacknowledged message. */
  readonly redeliverMs: number
  readonly redeliveries: number
  /** Delay between the DISCONNECT of a kick and the close. */
  readonly kickCloseMs: number
  /** Rate limit of SENDs per user: per second, and burst. */
  readonly sendsPerSecond: number
  readonly sendBurst: number
  /**
   * Rate limit of the bytes that a user's messages cause, per second and burst: message size times receiving
   * connections. Without it a few long messages to an account with fifty devices would flood the server.
   */
  readonly fanOutPerSecond: number
  readonly fanOutBurst: number
  /** Most connections of one user, because each receives every message; with one more the oldest is kicked. */
  readonly sessionsPerUser: number
  /** Most data channels subscribed to by one connection. */
  readonly subscriptions: number
  /** Most bytes queued for a slow client before it is disconnected. */
  readonly backlogLimit: number
}

/** The gateway's options in a shop: like the public server; times in milliseconds. */
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
  sessionsPerUser: 50,
  subscriptions: 100,
  backlogLimit: 4_194_304,
}

/** Faults that tests can inject. */
export type GatewayFaults = {
  connects?: 'refuse' | 'silent' | undefined
  pongs?: 'swallow' | undefined
  /** The reason code for every SEND, or no answer although it was stored. */
  sendacks?: 'swallow' | number | undefined
  /** Send every RECV twice, or swap each pair. */
  recvs?: 'twice' | 'swap' | undefined
  /** Cut each connection after this many bytes in this direction. */
  cut?: { readonly way: 'received' | 'sent'; readonly at: number } | undefined
  /** Delay of answers to history and conversation list calls. */
  historyMs?: number | undefined
}
