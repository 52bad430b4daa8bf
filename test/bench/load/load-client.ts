import { WebSocket } from 'ws'
import { createNobleCrypto } from '../../../adapters/crypto/noble-crypto.ts'
import { createPacketChannel } from '../../../application/messaging/connection.ts'
import {
  createKeyPair,
  createPayloadCipher,
  deriveSessionKeys,
} from '../../../application/messaging/encryption.ts'
import { WHOLE_CODEC } from '../../../domain/messaging/wire/decode.ts'
import type { Connack } from '../../../domain/messaging/wire/packets.ts'

export type LoadClient = { readonly say: (to: string, text: string) => void; readonly close: () => void }

const VERSION = 4
const crypto = createNobleCrypto()
const utf8 = new TextEncoder()
const words = new TextDecoder()
let numbers = 0

/** One user on one real socket: handshake, sealed messages, acknowledgements, and nothing kept. */
export const openLoadClient = (
  address: string,
  uid: string,
  heard: (text: string) => void,
): Promise<LoadClient> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(address, { perMessageDeflate: false })
    const keys = createKeyPair(crypto)
    let clientSeq = 0

    const send = (packets: Parameters<typeof channel.encode>[0]): void => {
      const encoded = channel.encode(packets)
      if (!encoded.ok) throw new Error(encoded.fault.kind)
      socket.send(encoded.value)
    }

    const agreed = (connack: Connack): void => {
      const derived = deriveSessionKeys(crypto, keys.secretKey, connack.serverKey, connack.salt)
      if (connack.reasonCode !== 1 || !derived.ok) {
        reject(new Error(`refused with ${connack.reasonCode}`))
        return
      }
      channel.agreeOn(VERSION, createPayloadCipher(crypto, derived.value))
      resolve({
        say: (to, content) => {
          clientSeq += 1
          numbers += 1
          send([
            {
              kind: 'send',
              flags: 2,
              setting: 0,
              clientSeq,
              clientMsgNo: `${numbers.toString(16).padStart(32, '0')}3`,
              channelID: to,
              channelType: 1,
              expire: 0,
              msgKey: '',
              payload: utf8.encode(JSON.stringify({ content, type: 1 })),
            },
          ])
        },
        close: () => socket.terminate(),
      })
    }

    const channel = createPacketChannel(WHOLE_CODEC, {
      packet: (packet) => {
        if (packet.kind === 'connack') agreed(packet)
      },
      message: (packet, payload) => {
        if (packet.kind !== 'recv') return
        const { flags, messageID, messageSeq } = packet
        heard((JSON.parse(words.decode(payload)) as { content: string }).content)
        send([{ kind: 'recvack', flags, messageID, messageSeq }])
      },
      rejected: (_, fault) => reject(new Error(fault.kind)),
    })
    channel.agreeOnPlain(VERSION)
    socket.on('error', reject)
    socket.on('message', (bytes) => void channel.receive(Uint8Array.from(bytes as Buffer)))
    socket.on('open', () =>
      send([
        {
          kind: 'connect',
          version: VERSION,
          deviceFlag: 1,
          deviceID: `load-${uid}`,
          uid,
          token: `token-${uid}`,
          clientTimestampMs: Date.now(),
          clientKey: keys.publicKeyText,
        },
      ]),
    )
  })
