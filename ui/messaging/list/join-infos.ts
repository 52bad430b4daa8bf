import type { Messaging } from '../../../application/messaging/messaging.ts'
import type { StateStream } from '../../../application/shared/state-stream.ts'
import type { ChannelInfo, ChannelKey } from '../../../domain/messaging/channels/channel.ts'

export type Infos = ReadonlyMap<ChannelKey, ChannelInfo | undefined>

/** What is known of many channels as one stream: the order of a list depends on all of them. */
export const joinInfos = (client: Messaging, keys: readonly ChannelKey[]): StateStream<Infos> => {
  const streams = keys.map((key) => [key, client.channelInfo$(key)] as const)
  let joined: Infos = new Map()
  const read = (): Infos => {
    const isSame =
      joined.size === keys.length && streams.every(([key, { value }]) => joined.get(key) === value)
    if (!isSame) joined = new Map(streams.map(([key, { value }]) => [key, value]))
    return joined
  }
  return {
    get value() {
      return read()
    },
    subscribe: (next) => {
      const all = streams.map(([, stream]) => stream.subscribe(() => next(read())))
      return {
        unsubscribe: () => {
          for (const one of all) one.unsubscribe()
        },
      }
    },
  }
}
