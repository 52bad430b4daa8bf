import type { ClockPort } from '../../../../../application/ports/clock-port.ts'
import { ReasonCode } from '../../../../../domain/messaging/wire/packets.ts'
import type { ClientSession } from './client-session.ts'

/** The authenticated connections of this process, by uid and device, and their subscriptions to data channels. */
export type ClientSessions = {
  readonly of: (uid: string) => readonly ClientSession[]
  readonly add: (session: ClientSession, level: 0 | 1) => void
  /** Kicks older connections that one opened in another process at `at` (milliseconds) replaces. */
  readonly replaceOlder: (newcomer: Newcomer, level: 0 | 1, at: number) => void
  readonly remove: (session: ClientSession) => void
  /** Kicks connections of a uid and device flag (-1: all flags) that were opened before `at`. */
  readonly kick: (uid: string, deviceFlag: number, closeMs: number, at: number) => void
  readonly subscribersOf: (channel: string) => readonly ClientSession[]
  /** Returns the reason code of the SUBACK. */
  readonly subscribe: (session: ClientSession, channel: string) => number
  readonly unsubscribe: (session: ClientSession, channel: string) => void
  readonly count: () => number
  readonly closeAll: () => void
}

/** The properties of a new connection that decide which older ones it replaces. */
export type Newcomer = Pick<ClientSession, 'uid' | 'deviceFlag' | 'deviceID'>

type Limits = {
  readonly kickCloseMs: number
  readonly sessionsPerUser: number
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
export const createClientSessions = (
  clock: ClockPort,
  { kickCloseMs, sessionsPerUser, subscriptions }: Limits,
): ClientSessions => {
  const sessions = new Map<string, Set<ClientSession>>()
  const subscribers = new Map<string, Set<ClientSession>>()
  const channelsOf = new Map<ClientSession, Set<string>>()
  const openedAt = new Map<ClientSession, number>()
  const of = (uid: string): readonly ClientSession[] => [...(sessions.get(uid) ?? [])]

  const isAfter = (session: ClientSession, at: number): boolean => (openedAt.get(session) ?? 0) > at

  const unsubscribe = (session: ClientSession, channel: string): void => {
    drop(subscribers, channel, session)
    drop(channelsOf, session, channel)
  }

  // Requirement W6.2: a master replaces all others of its flag; a device replaces its own old connection.
  const replaceOlder: ClientSessions['replaceOlder'] = (newcomer, level, at) => {
    for (const other of of(newcomer.uid)) {
      if (other.deviceFlag !== newcomer.deviceFlag || isAfter(other, at)) continue
      if (other.deviceID === newcomer.deviceID) clock.after(kickCloseMs, other.close)
      else if (level === 1) other.kick(KICKED, kickCloseMs)
    }
  }

  return {
    of,
    replaceOlder,
    add: (session, level) => {
      replaceOlder(session, level, clock.now())
      openedAt.set(session, clock.now())
      add(sessions, session.uid, session)
      const [eldest, ...others] = of(session.uid)
      if (others.length >= sessionsPerUser) eldest?.kick(KICKED, 0)
    },
    remove: (session) => {
      drop(sessions, session.uid, session)
      openedAt.delete(session)
      for (const channel of [...(channelsOf.get(session) ?? [])]) unsubscribe(session, channel)
    },
    kick: (uid, deviceFlag, closeMs, at) => {
      for (const session of of(uid)) {
        if ((deviceFlag === -1 || session.deviceFlag === deviceFlag) && !isAfter(session, at))
          session.kick(KICKED, closeMs)
      }
    },
    subscribersOf: (channel) => [...(subscribers.get(channel) ?? [])],
    subscribe: (session, channel) => {
      const channels = channelsOf.get(session)
      if (channels && channels.size >= subscriptions && !channels.has(channel)) return ReasonCode.rateLimit
      add(subscribers, channel, session)
      add(channelsOf, session, channel)
      return ReasonCode.success
    },
    unsubscribe,
    count: () => [...sessions.values()].reduce((count, own) => count + own.size, 0),
    closeAll: () => {
      for (const own of [...sessions.values()]) for (const session of [...own]) session.close()
    },
  }
}
