import { base64Length, decodeBase64, writeBase64 } from '../../../domain/messaging/wire/base64.ts'
import { claimRoom, createByteWriter, rewind } from '../../../domain/messaging/wire/byte-writer.ts'
import { writeRecvChecksum, writeSendChecksum } from '../../../domain/messaging/wire/checksum.ts'
import { hasSetting, type Recv, type Send, SettingBit } from '../../../domain/messaging/wire/packet.ts'
import { readUtf8 } from '../../../domain/messaging/wire/utf8.ts'
import { fail, ok, type Result } from '../../../domain/shared/result.ts'
import type { CryptoPort } from '../../ports/crypto-port.ts'
import type { SessionKeys } from './handshake.ts'
import { writeHex } from './hex-text.ts'

/** Why a payload is not accepted: its message key does not match, or it cannot be decrypted. */
export type PayloadFault =
  | { readonly kind: 'message-key-mismatch' }
  | { readonly kind: 'payload-not-base64' }
  | { readonly kind: 'payload-undecipherable' }

/**
 * Encrypts and decrypts the payloads of one connection (protocol.md 4.4, 4.5). `seal` gives the packet with its payload
 * encrypted and its message key set; `open` checks the message key and gives the decrypted payload.
 */
export interface PayloadCipher {
  seal<P extends Send | Recv>(packet: P): P
  open(packet: Send | Recv): Result<Uint8Array, PayloadFault>
}

/** For a server that does not encrypt: payloads are plain and message keys empty (protocol.md 4). */
export const createPlainCipher = (): PayloadCipher => ({
  seal: (packet) => ({ ...packet, msgKey: '' }),
  open: (packet) => ok(packet.payload),
})

const isPlain = (packet: Send | Recv): boolean => hasSetting(packet.setting, SettingBit.plain)

export const createPayloadCipher = (crypto: CryptoPort, keys: SessionKeys): PayloadCipher => {
  const aes = crypto.openAesCbc(keys.key, keys.iv)
  const checksum = createByteWriter()
  const text = createByteWriter()
  const hex = new Uint8Array(32)

  // The text of the checksum becomes cipher, base64, MD5, and hex.
  const writeKey = (packet: Send | Recv): void => {
    rewind(checksum)
    if (packet.kind === 'send') writeSendChecksum(checksum, packet)
    else writeRecvChecksum(checksum, packet)
    const cipher = aes.encrypt(checksum.bytes.subarray(0, checksum.at))
    rewind(text)
    claimRoom(text, base64Length(cipher.length))
    writeBase64(cipher, cipher.length, text.bytes, 0)
    writeHex(crypto.md5(text.bytes.subarray(0, text.at)), hex)
  }

  const encrypted = (plain: Uint8Array): Uint8Array => {
    const cipher = aes.encrypt(plain)
    const payload = new Uint8Array(base64Length(cipher.length))
    writeBase64(cipher, cipher.length, payload, 0)
    return payload
  }

  const decrypted = (payload: Uint8Array): Result<Uint8Array, PayloadFault> => {
    const cipher = decodeBase64(payload)
    if (!cipher) return fail({ kind: 'payload-not-base64' })
    const plain = aes.decrypt(cipher)
    return plain ? ok(plain) : fail({ kind: 'payload-undecipherable' })
  }

  const keyText = (): string => readUtf8(hex) ?? ''

  const isKey = (claimed: string): boolean => {
    if (claimed.length !== hex.length) return false
    for (let at = 0; at < hex.length; at++) {
      if (claimed.charCodeAt(at) !== hex[at]) return false
    }
    return true
  }

  return {
    seal: (packet) => {
      if (isPlain(packet)) return { ...packet, msgKey: '' }
      const sealed = { ...packet, payload: encrypted(packet.payload) }
      writeKey(sealed)
      return { ...sealed, msgKey: keyText() }
    },
    open: (packet) => {
      if (isPlain(packet)) return ok(packet.payload)
      writeKey(packet)
      return isKey(packet.msgKey) ? decrypted(packet.payload) : fail({ kind: 'message-key-mismatch' })
    },
  }
}
