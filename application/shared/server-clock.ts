import type { Millis, Seconds } from '../../domain/shared/time.ts'
import type { ClockPort } from '../ports/clock-port.ts'

/** When a call was sent and answered, by the device's clock. */
type Exchange = { readonly sentAt: Millis; readonly answeredAt: Millis }

/**
 * The server's time: the device's clock and how far it goes wrong, learnt from the `time` of every answer. Whether an
 * order can still be paid is the server's to say; a device clock that is half an hour fast must not say otherwise.
 * Timers stay the device's: they measure how long, not when.
 */
export type ServerClock = ClockPort & {
  /** An answer of the server's own, stamped by it at `time`; a kept or cached one tells of the past. */
  readonly learn: (time: Seconds, exchange: Exchange) => void
}

/** How far the server is ahead of the device, milliseconds: at least and at most. */
type Ahead = { readonly least: Millis; readonly most: Millis }

const SECOND_MS = 1000

/** Before this, seconds since 1970 (9 September 2001), no server of ours has answered: a field that means something else. */
const EARLIEST = 1_000_000_000

// A stamp says the whole second in which the server answered, somewhere between sending and hearing.
const aheadOf = (time: Seconds, { sentAt, answeredAt }: Exchange): Ahead => ({
  least: time * SECOND_MS - answeredAt,
  most: (time + 1) * SECOND_MS - sentAt,
})

/** What both say; the newer one alone where they contradict each other, as after the device's clock was set. */
const joined = (before: Ahead | undefined, now: Ahead): Ahead => {
  if (before === undefined) return now
  const both = { least: Math.max(before.least, now.least), most: Math.min(before.most, now.most) }
  return both.least <= both.most ? both : now
}

/** The server's time, learned from the envelopes of answers (decision 4). */
export const createServerClock = (clock: ClockPort): ServerClock => {
  let ahead: Ahead | undefined
  const skew = (): Millis => {
    if (ahead === undefined || (ahead.least <= 0 && ahead.most >= 0)) return 0
    return Math.round((ahead.least + ahead.most) / 2)
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

/** The server's time as handshakes tell it, to the millisecond where an answer's stamp says a second. */
export type HandshakeClock = {
  /** The server's time, milliseconds since 1970. */
  readonly now: () => Millis
  /** The server's clock minus the device's, milliseconds, as it was learnt last; 0 before that. */
  readonly skewMs: () => Millis
  readonly learn: (skewMs: Millis) => void
}

/** A device clock that is set back between two handshakes does not date anything into the past. */
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
