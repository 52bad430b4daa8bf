import { readUtf8 } from '../../../domain/messaging/wire/utf8.ts'

const HEX = '0123456789abcdef'

/** Two lower-case hex characters for each byte, as ASCII at the start of `target`. */
export const writeHex = (bytes: Uint8Array, target: Uint8Array): void => {
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number
    target[at * 2] = HEX.charCodeAt(byte >> 4)
    target[at * 2 + 1] = HEX.charCodeAt(byte & 15)
  }
}

/** What `writeHex` writes, as text: 32 characters for 16 bytes. */
export const hexText = (bytes: Uint8Array): string => {
  const hex = new Uint8Array(bytes.length * 2)
  writeHex(bytes, hex)
  return readUtf8(hex) ?? ''
}
