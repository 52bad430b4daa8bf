import { encodeUtf8 } from '../../../../domain/messaging/wire/text-encoding.ts'

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
