import type { ContentRegistry } from '../../../domain/messaging/content/content-registry.ts'
import type { Message } from '../../../domain/messaging/message.ts'
import { HeaderFlag, type Send } from '../../../domain/messaging/wire/packet.ts'
import type { Link } from '../link/link.ts'

/** Makes the SEND of a message (protocol.md 2.3); with `isDup` when the server may have it already. */
export const sendOf = (
  message: Message,
  { clientSeq, isDup }: { readonly clientSeq: number; readonly isDup?: boolean },
  registry: ContentRegistry,
): Send => ({
  kind: 'send',
  flags: isDup ? message.flags | HeaderFlag.dup : message.flags,
  setting: message.setting,
  clientSeq,
  clientMsgNo: message.clientMsgNo,
  channelID: message.channel.channelID,
  channelType: message.channel.channelType,
  expire: message.expire ?? 0,
  ...(message.stream && { streamNo: message.stream.streamNo }),
  ...(message.topic !== undefined && { topic: message.topic }),
  msgKey: '',
  payload: registry.write(message.content),
})

/** Sends SENDs as one socket message. If one cannot be encoded they are sent singly; gives those that could not be. */
export const transmitAll = (link: Pick<Link, 'send'>, sends: readonly Send[]): readonly Send[] => {
  const isUnwritable = (some: readonly Send[]): boolean => {
    const sent = link.send(some)
    return !sent.ok && sent.fault.kind !== 'link-not-ready'
  }
  return isUnwritable(sends) ? sends.filter((send) => isUnwritable([send])) : []
}
