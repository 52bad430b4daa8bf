/** Timeouts of the connection state machine in milliseconds. */
export type ConnectionPolicy = {
  readonly resolveLimitMs: number
  readonly openLimitMs: number
  readonly connackLimitMs: number
  readonly heartbeatMs: number
  readonly pongLimitMs: number
  /** Unanswered pings after which the connection is closed. */
  readonly pingLimit: number
  /** Time limit of the ping that is sent when the page becomes visible again. */
  readonly wakeLimitMs: number
  readonly firstDelayMs: number
  readonly longestDelayMs: number
  readonly hurryJitterMs: number
  /** How long a connection must last before the failure counter is reset. */
  readonly stableMs: number
  readonly hiddenLimitMs: number
}

/** The limits and pauses of a shop's client (requirements M9 and E1). */
export const SPEC_POLICY: ConnectionPolicy = {
  resolveLimitMs: 10_000,
  openLimitMs: 10_000,
  connackLimitMs: 10_000,
  heartbeatMs: 60_000,
  pongLimitMs: 3000,
  // Requirement M9: at most 3 retries, so the fourth unanswered ping closes the connection.
  pingLimit: 4,
  wakeLimitMs: 5000,
  firstDelayMs: 3000,
  longestDelayMs: 30_000,
  hurryJitterMs: 500,
  stableMs: 10_000,
  hiddenLimitMs: 300_000,
}

const MAX_PATIENCE = 3

/**
 * The time limit of a connection step after `made` failed attempts. It grows, because on a slow line the first limit
 * can be shorter than the round trip.
 */
export const stepLimitMs = (limitMs: number, made: number): number =>
  limitMs * Math.min(1 + made, MAX_PATIENCE)

const GROWTH = 1.8
const FLOOR_MS = 1500

/**
 * The delay before attempt `made + 1` after a drop. The first is the specified 3 s times (1 + random), so that a
 * thousand clients of one server do not reconnect at the same moment; later ones grow exponentially, half of each
 * random.
 */
export const reconnectDelayMs = (
  made: number,
  random: number,
  policy: ConnectionPolicy = SPEC_POLICY,
): number => {
  if (made === 0) return policy.firstDelayMs * (1 + random)
  const base = Math.min(policy.firstDelayMs * GROWTH ** made, policy.longestDelayMs - FLOOR_MS)
  return base / 2 + (random * base) / 2 + FLOOR_MS
}
