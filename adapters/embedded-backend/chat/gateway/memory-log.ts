import { HeaderFlag, hasFlag } from '../../../../domain/messaging/wire/packet.ts'
import { type DeviceToken, type LoggedMessage, type MessageLog, rangeOf } from './message-log.ts'

type Seat = { readTo: number; hiddenTo: number }
type Kept = LoggedMessage & { readonly counts: boolean }

/** A log in memory. `isDeduplicating: false` is how servers before 2026 behave (protocol.md 6.2). */
export const createMemoryLog = (isDeduplicating = true): MessageLog => {
  const channels = new Map<string, Kept[]>()
  const twins = new Map<string, Kept>()
  const seats = new Map<string, Map<string, Seat>>()
  const tokens = new Map<string, DeviceToken>()

  const keyOf = (channel: string, channelType: number): string => `${channelType} ${channel}`
  const listOf = (channel: string, channelType: number): Kept[] =>
    channels.get(keyOf(channel, channelType)) ?? []
  const seatOf = (uid: string, key: string): Seat => {
    const own = seats.get(uid) ?? new Map<string, Seat>()
    seats.set(uid, own)
    const seat = own.get(key) ?? { readTo: 0, hiddenTo: 0 }
    own.set(key, seat)
    return seat
  }

  const isUnread = (message: Kept, uid: string, readTo: number): boolean =>
    message.seq > readTo &&
    message.counts &&
    message.fromUID !== uid &&
    hasFlag(message.flags, HeaderFlag.reddot)

  return {
    append: async ({ members, ...given }) => {
      const key = keyOf(given.channel, given.channelType)
      const twinKey = `${key} ${given.fromUID} ${given.clientMsgNo}`
      const twin = given.clientMsgNo === '' ? undefined : twins.get(twinKey)
      if (twin && isDeduplicating) return { message: twin, isNew: false }
      const list = channels.get(key) ?? []
      channels.set(key, list)
      const message: Kept = { ...given, seq: list.length + 1 }
      list.push(message)
      twins.set(twinKey, message)
      for (const uid of members) seatOf(uid, key)
      return { message, isNew: true }
    },
    rewrite: async (channel, channelType, seq, payload) => {
      const list = listOf(channel, channelType)
      const known = list[seq - 1]
      if (known) list[seq - 1] = { ...known, payload }
    },
    pull: async (channel, channelType, pull) => {
      const { low, high } = rangeOf(pull)
      const found = listOf(channel, channelType).filter(({ seq }) => seq >= low && seq <= high)
      const messages = pull.pullMode === 1 ? found.slice(0, pull.limit) : found.slice(-pull.limit)
      return { more: found.length > pull.limit, messages }
    },
    conversations: async (uid, { msgCount, offset, limit, version }) =>
      [...(seats.get(uid) ?? [])]
        .flatMap(([key, { readTo, hiddenTo }]) => {
          const list = channels.get(key) ?? []
          const last = list.at(-1)
          if (!last || last.seq <= hiddenTo) return []
          return {
            channel: last.channel,
            channelType: last.channelType,
            unread: list.filter((message) => isUnread(message, uid, readTo)).length,
            timestamp: last.timestamp,
            lastSeq: last.seq,
            readTo,
            version: last.timestamp * 1000 + (last.seq % 1000),
            recents: list.slice(-msgCount).reverse(),
          }
        })
        .filter((row) => row.version > version)
        .sort((a, b) => b.timestamp - a.timestamp)
        .slice(offset, offset + limit),
    setUnread: async (uid, channel, channelType, unread) => {
      const seat = seatOf(uid, keyOf(channel, channelType))
      seat.readTo = Math.max(seat.readTo, listOf(channel, channelType).length - unread)
    },
    hide: async (uid, channel, channelType) => {
      seatOf(uid, keyOf(channel, channelType)).hiddenTo = listOf(channel, channelType).length
    },
    putToken: async (uid, flag, token) => void tokens.set(`${flag} ${uid}`, token),
    token: async (uid, flag) => tokens.get(`${flag} ${uid}`),
    removeToken: async (uid, flag) => void tokens.delete(`${flag} ${uid}`),
  }
}
