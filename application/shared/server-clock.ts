import type { Millis, Seconds } from '../../domain/shared/time.ts'
import type { ClockPort } from '../ports/clock-port.ts'

/** When a call was sent and answered, by the device's clock. */
type Exchange = { readonly sentAt: Millis; readonly answeredAt: Millis }

/**
 * The server's time: the device's clock plus its offset, learned from the `time` of every answer. Whether an order
 * can still be paid depends on the server's time, even if the device clock is half an hour fast. Timers use the
 * device's clock, because they measure durations.
 */
export type ServerClock = ClockPort & {
  /** The server's timestamp in an answer; not for cached answers, whose time is old. */
  readonly learn: (time: Seconds, exchange: Exchange) => void
}

/** The offset of the server's clock from the device's, milliseconds, as a range. */
type Ahead = { readonly min: Millis; readonly max: Millis }

const SECOND_MS = 1000

/** Timestamps before this, seconds since 1970 (9 September 2001), are a field with another meaning. */
const EARLIEST = 1_000_000_000

// The timestamp is the whole second in which the server answered, between sending and receiving.
const aheadOf = (time: Seconds, { sentAt, answeredAt }: Exchange): Ahead => ({
  min: time * SECOND_MS - answeredAt,
  max: (time + 1) * SECOND_MS - sentAt,
})

/** The intersection of both ranges; only the newer one if they contradict, as after the device's clock was set. */
const joined = (before: Ahead | undefined, now: Ahead): Ahead => {
  if (before === undefined) return now
  const both = { min: Math.max(before.min, now.min), max: Math.min(before.max, now.max) }
  return both.min <= both.max ? both : now
}

/** The server's time, learned from the envelopes of answers (decision 4). */
export const createServerClock = (clock: ClockPort): ServerClock => {
  let ahead: Ahead | undefined
  const skew = (): Millis => {
    if (ahead === undefined || (ahead.min <= 0 && ahead.max >= 0)) return 0
    return Math.round((ahead.min + ahead.max) / 2)
  }
  return {
    now: () => clock.now() + skew(),
    after: (delayMs, run) => clock.after(delayMs, run),
    learn: (time, exchange) => {
      if (!Number.isFinite(time) || time < EARLIEST || exchange.answeredAt < exchange.sentAt) return
      ahead = joined(ahead, aheadOf(time, exchange))
    },
  }
}

/** The server's time from handshakes, in milliseconds, where an answer's timestamp has only seconds. */
export type HandshakeClock = {
  /** The server's time, milliseconds since 1970. */
  readonly now: () => Millis
  /** The server's clock minus the device's, milliseconds, at the last handshake; 0 before that. */
  readonly skewMs: () => Millis
  readonly learn: (skewMs: Millis) => void
}

/** If the device clock is set back between two handshakes, time does not go backwards. */
export const createHandshakeClock = (clock: Pick<ClockPort, 'now'>): HandshakeClock => {
  let [seenAt, setBackMs, skewMs] = [clock.now(), 0, 0]
  return {
    now: () => {
      const now = clock.now()
      if (now < seenAt) setBackMs += seenAt - now
      seenAt = now
      return now + skewMs + setBackMs
    },
    skewMs: () => skewMs,
    learn: (learnt) => {
      if (learnt === skewMs) return
      ;[skewMs, setBackMs, seenAt] = [learnt, 0, clock.now()]
    },
  }
}
