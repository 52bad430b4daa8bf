import { ReasonCode } from '../../../../domain/messaging/wire/packets.ts'
import { encodeUtf8 } from '../../../../domain/messaging/wire/text-encoding.ts'

// Longer than any id in use, and short enough for a database index (which does not accept zero bytes either).
const NAME_LIMIT = 255
const FORBIDDEN = /[@#&]/

const isKeepable = (text: string): boolean => text.length <= NAME_LIMIT && !text.includes('\0')

/** Requirement W2.1: a uid is not blank, and contains none of the characters that join names on the server. */
export const isUid = (text: string): boolean =>
  text.trim() !== '' && isKeepable(text) && !FORBIDDEN.test(text)

/** The reason code for a message with invalid names; `success` when they are valid. */
export const checkNames = (channelID: string, clientMsgNo: string): number =>
  isUid(channelID) && isKeepable(clientMsgNo) ? ReasonCode.success : ReasonCode.channelIDError

const POLYNOMIAL = 0xedb8_8320

const crc32 = (text: string): number => {
  let crc = 0xffff_ffff
  for (const byte of encodeUtf8(text)) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ POLYNOMIAL : crc >>> 1
  }
  return (crc ^ 0xffff_ffff) >>> 0
}

/**
 * The stored name of a channel of two: both uids joined by "@", the one with the larger CRC32 first (requirement W3).
 */
export const personChannel = (one: string, other: string): string => {
  const [a, b] = [crc32(one), crc32(other)]
  const isInOrder = a === b ? one > other : a > b
  return isInOrder ? `${one}@${other}` : `${other}@${one}`
}

/** The other side's uid; the own one in a channel with oneself. */
export const peerIn = (channel: string, uid: string): string => {
  const [one = '', other = ''] = channel.split('@')
  return one === uid ? other : one
}
