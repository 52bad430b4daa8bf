import { channelKey } from '../../../domain/messaging/channels/channel.ts'
import { createIdRing } from '../../../domain/messaging/delivery/id-ring.ts'
import { readStreamEvent, type StreamEvent } from '../../../domain/messaging/delivery/stream-event.ts'
import { type EventPacket, StreamFlag } from '../../../domain/messaging/wire/packet.ts'
import { utf8Length } from '../../../domain/messaging/wire/utf8.ts'
import type { History } from '../host/history.ts'
import type { MessageStore } from '../store/message-store.ts'
import type { StoreEvent } from '../store/store-event.ts'

const REMEMBERED = 500
const FOLLOWED = 20

/** Follows messages that the server streams by EVENT packets; only the leading tab does. */
export type StreamEvents = {
  readonly heard: (packet: EventPacket) => void
  /** The connection has ended: events may have been missed, and are not sent again. */
  readonly ended: () => void
}

type Deps = {
  readonly uid: string
  readonly store: Pick<MessageStore, 'find'>
  readonly history: History
  readonly tell: (event: StoreEvent) => void
}

/** How many bytes have come without a gap from the beginning, and whether some may have been missed since. */
type Followed = { bytes: number; isCut: boolean }

export const createStreamEvents = ({ uid, store, history, tell }: Deps): StreamEvents => {
  const ids = createIdRing(REMEMBERED)
  const followed = new Map<string, Followed>()

  const follow = (sender: string): Followed => {
    const known = followed.get(sender) ?? { bytes: 0, isCut: false }
    followed.set(sender, known)
    const oldest = followed.keys().next().value
    if (followed.size > FOLLOWED && oldest !== undefined) followed.delete(oldest)
    return known
  }

  const grow = (event: StreamEvent, flag: number): void => {
    const known = follow(event.sender)
    const { offset, isWhole, isEnd } = event
    const isNext = isWhole || (offset === undefined ? !known.isCut : offset === known.bytes)
    // A piece that does not follow the bytes so far is dropped: at the end the whole message is loaded.
    if (!isNext && !isEnd) return
    const text = isNext ? event.text : ''
    const piece = { streamNo: event.sender, place: String(isWhole ? 0 : known.bytes), text, flag, isWhole }
    known.bytes = (isWhole ? 0 : known.bytes) + utf8Length(text)
    tell({ kind: 'stream-grown', channelKey: channelKey(event.channel), piece })
  }

  /** Loads the message as the server has stored it. */
  const fetch = async ({ channel, clientMsgNo, sender }: StreamEvent): Promise<void> => {
    const key = channelKey(channel)
    const seq = store.find(key, clientMsgNo)?.messageSeq ?? 0
    const page = seq > 0 ? await history.range(channel, { from: seq, to: seq }) : undefined
    for (const message of page?.messages ?? []) {
      tell({ kind: 'applied', message })
      const { body } = message.content
      if (body.kind !== 'text' || utf8Length(body.text) <= follow(sender).bytes) continue
      const piece = { streamNo: sender, place: '0', text: body.text, flag: StreamFlag.end, isWhole: true }
      tell({ kind: 'stream-grown', channelKey: key, piece })
    }
  }

  return {
    heard: (packet) => {
      const event = ids.has(packet.id) ? undefined : readStreamEvent(packet, uid)
      if (!event) return
      if (packet.id !== '') ids.add(packet.id)
      grow(event, event.isEnd ? StreamFlag.end : StreamFlag.inProgress)
      if (event.isEnd) void fetch(event)
    },
    ended: () => {
      for (const known of followed.values()) known.isCut = true
    },
  }
}
