import type { Recv, RecvStream } from '../../../domain/messaging/wire/packets.ts'

/** A message as the server stored it; `copies` counts how often the client sent it. */
export type StoredMessage = {
  readonly seq: number
  readonly id: string
  readonly fromUID: string
  readonly channelID: string
  readonly clientMsgNo: string
  readonly flags: number
  readonly payload: Uint8Array
  readonly timestamp: number
  readonly setting?: number
  /** As servers of generation 2 write it for a message that grows by events: there, and empty. */
  readonly stream?: RecvStream
}

/** As the server pushes it. */
export const recvOf = (message: StoredMessage): Recv => ({
  kind: 'recv',
  flags: message.flags,
  setting: message.setting ?? 0,
  msgKey: '',
  fromUID: message.fromUID,
  channelID: message.channelID,
  channelType: 1,
  expire: 0,
  clientMsgNo: message.clientMsgNo,
  messageID: message.id,
  messageSeq: message.seq,
  timestamp: message.timestamp,
  ...(message.stream && { stream: message.stream }),
  payload: message.payload,
})
