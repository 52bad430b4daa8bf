import type {
  ImChannel,
  ImConversation,
  ImMessage,
  ImPage,
  ImPull,
  ImSend,
  ImServer,
} from '../../../adapters/embedded-backend/chat/im-server.ts'
import type { ClockPort } from '../../../application/ports/clock-port.ts'

type Stored = ImSend & { messageID: string; messageSeq: number; timestamp: number; clientMsgNo: string }
type Heard = ImMessage & { readonly toUID: string }

/** What a test wants to see of the messaging server. */
export type FakeIm = ImServer & {
  /** Everything that was sent, stored or not, oldest first. */
  readonly sent: readonly Stored[]
  readonly tokens: ReadonlyMap<string, string>
  readonly present: Set<string>
}

const pair = (a: string, b: string): string => [a, b].sort().join('@')
const fieldsOf = (payload: Uint8Array): { type?: number } => JSON.parse(new TextDecoder().decode(payload))

/** Requirement W8: 0 and 0 are the last ones; older or newer from the start, which is included, to before the end. */
const pullFrom = (all: readonly Stored[], { startMessageSeq, endMessageSeq, limit, pullMode }: ImPull) => {
  const start = startMessageSeq
  const end = endMessageSeq
  if (pullMode === 1) {
    const newer = all.filter((one) => one.messageSeq >= start && (end === 0 || one.messageSeq < end))
    return { more: newer.length > limit, found: newer.slice(0, limit) }
  }
  if (end > start) return { more: false, found: [] }
  const older = all.filter((one) => (start === 0 || one.messageSeq <= start) && one.messageSeq > end)
  return { more: older.length > limit, found: older.slice(-limit) }
}

/**
 * The messaging server as far as the host sees it, in memory. Like the older servers it drops no repeated
 * clientMsgNo, so that nothing may lean on that.
 */
export const createFakeIm = (clock: Pick<ClockPort, 'now'>): FakeIm => {
  const sent: Stored[] = []
  const channels = new Map<string, Stored[]>()
  const tokens = new Map<string, string>()
  const present = new Set<string>()
  const readTo = new Map<string, number>()
  const hiddenTo = new Map<string, number>()
  const listeners = new Set<(message: Heard) => void>()
  let ids = 9_007_199_254_740_993n

  const seenBy = (uid: string, one: Stored): ImMessage => ({
    ...one,
    channelID: one.fromUID === uid ? one.channelID : one.fromUID,
    setting: one.setting ?? 0,
    expire: one.expire ?? 0,
  })
  const of = (uid: string, { channelID }: ImChannel) => channels.get(pair(uid, channelID)) ?? []
  const mark = (uid: string, { channelID }: ImChannel) => `${uid} ${channelID}`

  const send = async (message: ImSend) => {
    ids += 1n
    const all = channels.get(pair(message.fromUID, message.channelID)) ?? []
    const stored = {
      ...message,
      messageID: String(ids),
      messageSeq: message.header.noPersist ? 0 : all.length + 1,
      timestamp: message.sentAt ?? Math.floor(clock.now() / 1000),
      clientMsgNo: message.clientMsgNo ?? `server-${ids}`,
    }
    sent.push(stored)
    if (!message.header.noPersist) channels.set(pair(message.fromUID, message.channelID), [...all, stored])
    const heard = { ...seenBy(message.channelID, stored), toUID: message.channelID }
    for (const listener of listeners) listener(heard)
    return { messageID: stored.messageID, messageSeq: stored.messageSeq }
  }

  const conversationOf = (uid: string, channelID: string, msgCount: number): ImConversation | undefined => {
    const channel = { channelID, channelType: 1 }
    const all = of(uid, channel)
    const last = all.at(-1)
    if (last === undefined || last.messageSeq <= (hiddenTo.get(mark(uid, channel)) ?? 0)) return undefined
    const read = readTo.get(mark(uid, channel)) ?? 0
    const isUnread = (one: Stored) =>
      one.messageSeq > read && one.fromUID !== uid && one.header.redDot && fieldsOf(one.payload).type !== 99
    return {
      ...channel,
      unread: all.filter(isUnread).length,
      timestamp: last.timestamp,
      lastMsgSeq: last.messageSeq,
      readedToMsgSeq: read,
      version: last.timestamp * 1000 + last.messageSeq,
      recents: all
        .slice(-msgCount)
        .reverse()
        .map((one) => seenBy(uid, one)),
    }
  }

  return {
    sent,
    tokens,
    present,
    registerToken: async (uid, token, flag) => void tokens.set(`${uid}:${flag}`, token),
    quitDevice: async (uid, flag) => void tokens.delete(`${uid}:${flag}`),
    online: async (uids) => uids.filter((uid) => present.has(uid)).map((uid) => ({ uid, deviceFlag: 1 })),
    route: async (_, origin) => `${origin.replace(/^http/, 'ws')}/im-ws`,
    send,
    messages: async (uid, channel, pull): Promise<ImPage> => {
      const { more, found } = pullFrom(of(uid, channel), pull)
      return { more, messages: found.map((one) => seenBy(uid, one)) }
    },
    conversations: async (uid, { msgCount, page, pageSize, version }) => {
      const peers = [...channels.keys()].flatMap((key) => {
        const [a = '', b = ''] = key.split('@')
        if (a === uid) return [b]
        return b === uid ? [a] : []
      })
      return peers
        .flatMap((peer) => conversationOf(uid, peer, msgCount) ?? [])
        .filter((row) => row.version > (version ?? 0))
        .sort((a, b) => b.timestamp - a.timestamp || b.version - a.version)
        .slice((page - 1) * pageSize, page * pageSize)
    },
    setUnread: async (uid, channel, unread) => {
      const to = of(uid, channel).length - unread
      readTo.set(mark(uid, channel), Math.max(readTo.get(mark(uid, channel)) ?? 0, to))
    },
    removeConversation: async (uid, channel) =>
      void hiddenTo.set(mark(uid, channel), of(uid, channel).length),
    onMessage: (heard) => {
      listeners.add(heard)
      return { stop: () => void listeners.delete(heard) }
    },
  }
}
