import type { ClockPort } from '../../../../../application/ports/clock-port.ts'
import { ReasonCode } from '../../../../../domain/messaging/wire/packets.ts'
import type { Seat } from './seat.ts'

/** The authenticated connections of this process, by uid and device, and their subscriptions to data channels. */
export type Seats = {
  readonly of: (uid: string) => readonly Seat[]
  readonly sit: (seat: Seat, level: 0 | 1) => void
  /** Kicks older connections that one opened in another process at `at` (milliseconds) replaces. */
  readonly displace: (newcomer: Newcomer, level: 0 | 1, at: number) => void
  readonly leave: (seat: Seat) => void
  /** Kicks connections of a uid and device flag (-1: all flags) that were opened before `at`. */
  readonly kick: (uid: string, deviceFlag: number, closeMs: number, at: number) => void
  readonly listenersOf: (channel: string) => readonly Seat[]
  /** Returns the reason code of the SUBACK. */
  readonly listen: (seat: Seat, channel: string) => number
  readonly unlisten: (seat: Seat, channel: string) => void
  readonly count: () => number
  readonly closeAll: () => void
}

/** The properties of a new connection that decide which older ones it replaces. */
export type Newcomer = Pick<Seat, 'uid' | 'deviceFlag' | 'deviceID'>

type Limits = {
  readonly kickCloseMs: number
  readonly seatsPerUser: number
  readonly subscriptions: number
}

const KICKED = 'login in other device'

const drop = <K, V>(from: Map<K, Set<V>>, key: K, value: V): void => {
  const all = from.get(key)
  all?.delete(value)
  if (all?.size === 0) from.delete(key)
}

const add = <K, V>(to: Map<K, Set<V>>, key: K, value: V): void =>
  void to.set(key, (to.get(key) ?? new Set<V>()).add(value))

/** The connections of this process, by uid and device. */
export const createSeats = (
  clock: ClockPort,
  { kickCloseMs, seatsPerUser, subscriptions }: Limits,
): Seats => {
  const seats = new Map<string, Set<Seat>>()
  const listeners = new Map<string, Set<Seat>>()
  const heardBy = new Map<Seat, Set<string>>()
  const satAt = new Map<Seat, number>()
  const of = (uid: string): readonly Seat[] => [...(seats.get(uid) ?? [])]

  const isAfter = (seat: Seat, at: number): boolean => (satAt.get(seat) ?? 0) > at

  const unlisten = (seat: Seat, channel: string): void => {
    drop(listeners, channel, seat)
    drop(heardBy, seat, channel)
  }

  // Requirement W6.2: a master replaces all others of its flag; a device replaces its own old connection.
  const displace: Seats['displace'] = (newcomer, level, at) => {
    for (const other of of(newcomer.uid)) {
      if (other.deviceFlag !== newcomer.deviceFlag || isAfter(other, at)) continue
      if (other.deviceID === newcomer.deviceID) clock.after(kickCloseMs, other.close)
      else if (level === 1) other.kick(KICKED, kickCloseMs)
    }
  }

  return {
    of,
    displace,
    sit: (seat, level) => {
      displace(seat, level, clock.now())
      satAt.set(seat, clock.now())
      add(seats, seat.uid, seat)
      const [eldest, ...others] = of(seat.uid)
      if (others.length >= seatsPerUser) eldest?.kick(KICKED, 0)
    },
    leave: (seat) => {
      drop(seats, seat.uid, seat)
      satAt.delete(seat)
      for (const channel of [...(heardBy.get(seat) ?? [])]) unlisten(seat, channel)
    },
    kick: (uid, deviceFlag, closeMs, at) => {
      for (const seat of of(uid)) {
        if ((deviceFlag === -1 || seat.deviceFlag === deviceFlag) && !isAfter(seat, at))
          seat.kick(KICKED, closeMs)
      }
    },
    listenersOf: (channel) => [...(listeners.get(channel) ?? [])],
    listen: (seat, channel) => {
      const heard = heardBy.get(seat)
      if (heard && heard.size >= subscriptions && !heard.has(channel)) return ReasonCode.rateLimit
      add(listeners, channel, seat)
      add(heardBy, seat, channel)
      return ReasonCode.success
    },
    unlisten,
    count: () => [...seats.values()].reduce((count, own) => count + own.size, 0),
    closeAll: () => {
      for (const own of [...seats.values()]) for (const seat of [...own]) seat.close()
    },
  }
}
