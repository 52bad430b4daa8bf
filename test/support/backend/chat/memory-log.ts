import {
  type DeviceToken,
  type LoggedMessage,
  type MessageLog,
  rangeOf,
} from '../../../../adapters/embedded-backend/chat/gateway/log/message-log.ts'
import { HeaderFlag, hasFlag } from '../../../../domain/messaging/wire/packets.ts'

type ReadState = { readTo: number; hiddenTo: number }
type Kept = { message: LoggedMessage; readonly counts: boolean }

/**
 * A log in memory, which sits the exam of the one in SQL (`message-log.test.ts`). `isDeduplicating: false` is how
 * servers before 2026 behave (requirement W6.2).
 */
export const createMemoryLog = (isDeduplicating = true): MessageLog => {
  const channels = new Map<string, Kept[]>()
  const twins = new Map<string, Kept>()
  const readStates = new Map<string, Map<string, ReadState>>()
  const tokens = new Map<string, DeviceToken>()

  const keyOf = (channel: string, channelType: number): string => `${channelType} ${channel}`
  const listOf = (channel: string, channelType: number): Kept[] =>
    channels.get(keyOf(channel, channelType)) ?? []
  const messagesOf = (channel: string, channelType: number): readonly LoggedMessage[] =>
    listOf(channel, channelType).map(({ message }) => message)
  const readStateOf = (uid: string, key: string): ReadState => {
    const own = readStates.get(uid) ?? new Map<string, ReadState>()
    readStates.set(uid, own)
    const readState = own.get(key) ?? { readTo: 0, hiddenTo: 0 }
    own.set(key, readState)
    return readState
  }

  const isUnread = ({ message, counts }: Kept, uid: string, readTo: number): boolean =>
    counts && message.seq > readTo && message.fromUID !== uid && hasFlag(message.flags, HeaderFlag.reddot)

  return {
    append: async ({ members, counts, ...given }) => {
      const key = keyOf(given.channel, given.channelType)
      const twinKey = `${key} ${given.fromUID} ${given.clientMsgNo}`
      const twin = given.clientMsgNo === '' ? undefined : twins.get(twinKey)
      if (twin && isDeduplicating) return { message: twin.message, isNew: false }
      const list = channels.get(key) ?? []
      channels.set(key, list)
      const kept: Kept = { message: { ...given, seq: list.length + 1 }, counts }
      list.push(kept)
      twins.set(twinKey, kept)
      for (const uid of members) readStateOf(uid, key)
      return { message: kept.message, isNew: true }
    },
    rewrite: async (channel, channelType, seq, payload) => {
      const known = listOf(channel, channelType)[seq - 1]
      if (known) known.message = { ...known.message, payload }
    },
    pull: async (channel, channelType, pull) => {
      const { low, high, isUpward, limit } = rangeOf(pull)
      const found = messagesOf(channel, channelType).filter(({ seq }) => seq >= low && seq <= high)
      const messages = isUpward ? found.slice(0, limit) : found.slice(-limit)
      return { more: found.length > limit, messages }
    },
    conversations: async (uid, { msgCount, offset, limit, version }) =>
      [...(readStates.get(uid) ?? [])]
        .flatMap(([key, { readTo, hiddenTo }]) => {
          const list = channels.get(key) ?? []
          const last = list.at(-1)?.message
          if (!last || last.seq <= hiddenTo) return []
          return {
            channel: last.channel,
            channelType: last.channelType,
            unread: list.filter((one) => isUnread(one, uid, readTo)).length,
            timestamp: last.timestamp,
            lastSeq: last.seq,
            readTo,
            version: last.timestamp * 1000 + (last.seq % 1000),
            recents: list
              .slice(Math.max(hiddenTo, list.length - msgCount))
              .map(({ message }) => message)
              .reverse(),
          }
        })
        .filter((row) => row.version > version)
        .sort((a, b) => b.timestamp - a.timestamp || (a.channel < b.channel ? -1 : 1))
        .slice(offset, offset + limit),
    setUnread: async (uid, channel, channelType, unread) => {
      const readState = readStates.get(uid)?.get(keyOf(channel, channelType))
      if (readState)
        readState.readTo = Math.max(readState.readTo, listOf(channel, channelType).length - unread)
    },
    hide: async (uid, channel, channelType) => {
      const readState = readStates.get(uid)?.get(keyOf(channel, channelType))
      const last = listOf(channel, channelType).length
      if (readState) Object.assign(readState, { hiddenTo: last, readTo: last })
    },
    putToken: async (uid, flag, token) => void tokens.set(`${flag} ${uid}`, token),
    token: async (uid, flag) => tokens.get(`${flag} ${uid}`),
    removeToken: async (uid, flag) => void tokens.delete(`${flag} ${uid}`),
  }
}
