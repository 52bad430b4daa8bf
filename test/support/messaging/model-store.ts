import type { ClockPort } from '../../../application/ports/clock-port.ts'
import { HeaderFlag } from '../../../domain/messaging/wire/packets.ts'
import type { StoredMessage } from './messages.ts'

const FIRST_ID = 1_783_652_479_901_401_088n

type Options = {
  readonly clock: ClockPort
  readonly uid: string
  readonly isDeduplicating: boolean
  readonly isForgetful: boolean
  /** Commands of `syncOnce` are stored in a channel of their own, and numbered there (WuKongIM 1.2.6 to 2.2.5). */
  readonly hasCommandChannels?: boolean
}

/** Under this the server keeps the stored commands of a channel. */
export const commandChannel = (channelID: string): string => `${channelID}____cmd`

/** What a model server keeps of one account: messages by channel, and how far each channel was read. */
export const createModelStore = ({
  clock,
  uid,
  isDeduplicating,
  isForgetful,
  hasCommandChannels = false,
}: Options) => {
  const byChannel = new Map<string, StoredMessage[]>()
  const counts = new Map<string, number>()
  const readTo = new Map<string, number>()
  const ours = new Map<string, StoredMessage>()
  let ids = 0n

  const listOf = (channelID: string): StoredMessage[] => {
    const list = byChannel.get(channelID) ?? []
    byChannel.set(channelID, list)
    return list
  }

  /** Gives it an id, and a number in its channel unless it is of the moment. */
  const add = (from: Omit<StoredMessage, 'seq' | 'id' | 'timestamp'>): StoredMessage => {
    ids += 1n
    const isStored = (from.flags & HeaderFlag.noPersist) === 0
    const isCommand = hasCommandChannels && (from.flags & HeaderFlag.syncOnce) !== 0
    const place = isCommand ? commandChannel(from.channelID) : from.channelID
    const list = listOf(place)
    const message = {
      ...from,
      id: String(FIRST_ID + ids),
      seq: isStored ? (counts.get(place) ?? 0) + 1 : 0,
      timestamp: Math.floor(clock.now() / 1000),
    }
    if (isStored) counts.set(place, message.seq)
    if (isStored && !isForgetful) list.push(message)
    return message
  }

  return {
    listOf,
    channels: (): readonly string[] => [...byChannel.keys()].filter((name) => !name.endsWith('____cmd')),
    /** From the other side. */
    addTheirs: (
      channelID: string,
      fields: object,
      flags: number,
      more: Partial<StoredMessage> = {},
    ): StoredMessage =>
      add({
        fromUID: channelID,
        channelID,
        clientMsgNo: `peer-${ids}`,
        flags,
        payload: new TextEncoder().encode(JSON.stringify(fields)),
        ...more,
      }),
    /** From the client; one that it has sent before is found again, when the server deduplicates. */
    addOurs: (channelID: string, clientMsgNo: string, flags: number, payload: Uint8Array): StoredMessage => {
      const name = `${channelID}\n${clientMsgNo}`
      const twin = ours.get(name)
      const kept = flags & (HeaderFlag.reddot | HeaderFlag.noPersist | HeaderFlag.syncOnce)
      if (isDeduplicating && twin) return twin
      const stored = add({ fromUID: uid, channelID, clientMsgNo, flags: kept, payload: payload.slice() })
      // What is of the moment is kept nowhere, and a server that forgets finds nothing again.
      if (stored.seq > 0 && !isForgetful) ours.set(name, stored)
      return stored
    },
    unread: (channelID: string): number =>
      listOf(channelID).filter(
        ({ fromUID, seq, flags }) =>
          fromUID !== uid && (flags & HeaderFlag.reddot) !== 0 && seq > (readTo.get(channelID) ?? 0),
      ).length,
    read: (channelID: string, seq: number): void => {
      readTo.set(channelID, Math.max(seq, readTo.get(channelID) ?? 0))
    },
  }
}
