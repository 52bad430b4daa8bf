import { type ByteWriter, writeBareText, writeBytes } from './byte-writer.ts'
import type { Recv, Send } from './packet.ts'

// The text that a message key is made of, before encryption (protocol.md 4.4, 4.5). No separators.
// `payload` is the encrypted payload, that is the base64 text as it stands in the frame.

export type SendChecked = Pick<Send, 'clientSeq' | 'clientMsgNo' | 'channelID' | 'channelType' | 'payload'>
export type RecvChecked = Pick<
  Recv,
  | 'messageID'
  | 'messageSeq'
  | 'clientMsgNo'
  | 'timestamp'
  | 'fromUID'
  | 'channelID'
  | 'channelType'
  | 'payload'
>

/** protocol.md 4.4. */
export const writeSendChecksum = (to: ByteWriter, packet: SendChecked): void => {
  writeBareText(to, `${packet.clientSeq}${packet.clientMsgNo}${packet.channelID}${packet.channelType}`)
  writeBytes(to, packet.payload)
}

/** protocol.md 4.5. */
export const writeRecvChecksum = (to: ByteWriter, packet: RecvChecked): void => {
  const { messageID, messageSeq, clientMsgNo, timestamp, fromUID, channelID, channelType } = packet
  writeBareText(to, `${messageID}${messageSeq}${clientMsgNo}${timestamp}${fromUID}${channelID}${channelType}`)
  writeBytes(to, packet.payload)
}
