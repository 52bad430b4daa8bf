import { createNobleCrypto } from '../../adapters/crypto/noble-crypto.ts'
import { createPayloadCipher } from '../../application/messaging/encryption.ts'
import { decodePacket } from '../../domain/messaging/wire/decode.ts'
import { encodePacket } from '../../domain/messaging/wire/encode.ts'
import { createFramer } from '../../domain/messaging/wire/framer.ts'
import { encodeUtf8, readUtf8 } from '../../domain/messaging/wire/text-encoding.ts'
import { loadPeer } from '../support/messaging/peer.ts'
import { recvOf, sendOf, textOf } from './messaging/frames.ts'
import { measurePipeline } from './messaging/measure-pipeline.ts'
import { measureStore } from './messaging/measure-store.ts'

// Ours and the published SDK in one process on the same frames, for each second of the processor, so that other
// programs of the machine make neither look slower. Both sides of a row are measured in turns all the same: a shared
// cache and clock rate slow both. `SAMPLES` and `SAMPLE_MS` make it longer.

const SAMPLES = Number(process.env['SAMPLES'] ?? 7)
const SAMPLE_MS = Number(process.env['SAMPLE_MS'] ?? 60)
const KEY = 'abcdef0123456789'
const IV = 'SaltSaltSaltSalt'
// The version that the SDK on npm speaks.
const VERSION = 2

const peer = await loadPeer()
const sdk = peer.WKSDK.shared()
const security = peer.SecurityManager.shared()
security.aesKey = KEY
security.aesIV = IV

const cipher = createPayloadCipher(createNobleCrypto(), { key: encodeUtf8(KEY), iv: encodeUtf8(IV) })

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0

const sample = (run: () => void, weight: number): number => {
  const started = performance.now()
  const since = process.cpuUsage()
  let runs = 0
  do {
    run()
    runs++
  } while (performance.now() - started < SAMPLE_MS)
  const { user, system } = process.cpuUsage(since)
  return (runs * weight * 1_000_000) / (user + system)
}

const compare = (name: string, ours: () => void, theirs: () => void, weight = 1): void => {
  const mine: number[] = []
  const yours: number[] = []
  for (let at = 0; at < SAMPLES; at++) {
    mine.push(sample(ours, weight))
    yours.push(sample(theirs, weight))
  }
  const [fast, slow] = [median(mine), median(yours)]
  const cells = [Math.round(fast), Math.round(slow)].map((rate) => String(rate).padStart(10)).join(' ')
  console.log(`${name.padEnd(34)} ${cells}   ${(fast / slow).toFixed(1)} x`)
}

const frameOf = (bytes: number): Uint8Array => {
  const encoded = encodePacket(cipher.seal(recvOf(bytes)), VERSION)
  if (!encoded.ok) throw new Error(encoded.fault.kind)
  return encoded.value
}

const receiveOurs = (chunk: Uint8Array): number => {
  const framer = createFramer()
  framer.push(chunk)
  let read = 0
  for (let frame = framer.next(); frame; frame = framer.next()) {
    const packet = decodePacket(frame.head, frame.body, VERSION)
    if (packet.kind !== 'recv') throw new Error(packet.kind)
    const opened = cipher.open(packet)
    if (!opened.ok) throw new Error(opened.fault.kind)
    const content = JSON.parse(readUtf8(opened.value) ?? '') as { type: number }
    read += content.type
  }
  return read
}

const receiveTheirs = (frame: Uint8Array): number => {
  const packet = sdk.config.proto.decode(frame)
  const key = peer.Md5.init(security.encryption(packet['veritifyString'] as string))
  if (key !== packet['msgKey']) throw new Error('key')
  packet['payload'] = security.decryption(packet['payload'] as Uint8Array)
  return new peer.Message(packet).contentType
}

const peerCan = (frame: Uint8Array): string => {
  let found = 0
  let isGivenUp = false
  const { reConnect } = sdk.connectManager
  sdk.connectManager.reConnect = () => {
    isGivenUp = true
  }
  sdk.connectManager.tempBufferData = []
  sdk.connectManager.unpacket(frame, (packets) => {
    found += packets.length
  })
  sdk.connectManager.reConnect = reConnect
  return isGivenUp || found === 0 ? 'the peer gives up and reconnects' : 'the peer splits it'
}

console.log(`${'per second'.padEnd(34)} ${'ours'.padStart(10)} ${'peer'.padStart(10)}   factor`)

const small = frameOf(64)
for (const count of [10, 100, 400]) {
  const chunk = Uint8Array.from(Array.from({ length: count }, () => Array.from(small)).flat())
  compare(
    `split a chunk of ${count} frames`,
    () => {
      const framer = createFramer()
      framer.push(chunk)
      while (framer.next()) {}
    },
    () => {
      sdk.connectManager.tempBufferData = []
      sdk.connectManager.unpacket(chunk, () => {})
    },
    count,
  )
}

const body = small.subarray(3)
compare(
  'decode the header of 64 B',
  () => {
    decodePacket(small[0] as number, body, VERSION)
  },
  () => {
    sdk.config.proto.decode(small)
  },
)

for (const bytes of [64, 1024, 16_384]) {
  const frame = frameOf(bytes)
  compare(
    `receive ${bytes} B`,
    () => receiveOurs(frame),
    () => receiveTheirs(frame),
  )
}

// Of the largest frame that servers take (requirement W1). The peer's splitter cannot: its arguments overflow the stack.
const large = frameOf(780_000)
const largeRate = sample(() => receiveOurs(large), 1)
const largeMs = (1000 / largeRate).toFixed(1)
console.log(
  `receive a frame of ${(large.length / 1_048_576).toFixed(2)} MiB${largeMs.padStart(19)} ms   ${peerCan(large)}`,
)

const channel = new peer.Channel('merchant-17', 1)
for (const bytes of [64, 1024, 16_384]) {
  const content = new peer.MessageText(textOf(bytes))
  const text = textOf(bytes)
  const blank = sendOf(bytes)
  compare(
    `send ${bytes} B`,
    () => {
      const payload = encodeUtf8(JSON.stringify({ content: text, type: 1 }))
      const encoded = encodePacket(cipher.seal({ ...blank, payload }), VERSION)
      if (!encoded.ok) throw new Error(encoded.fault.kind)
    },
    () => {
      sdk.config.proto.encode(sdk.chatManager.getSendPacket(content, channel))
    },
  )
}

// The peer seals while it encodes; ours can be looked at alone.
const prepared = sdk.chatManager.getSendPacket(new peer.MessageText(textOf(64)), channel)
const open = sendOf(64)
compare(
  'seal and encode 64 B',
  () => {
    encodePacket(cipher.seal(open), VERSION)
  },
  () => {
    sdk.config.proto.encode(prepared)
  },
)
const sealed = cipher.seal(open)
const encodes = sample(() => {
  for (let at = 0; at < 1000; at++) encodePacket(sealed, VERSION)
}, 1000)
console.log(`encode 64 B, sealed before${String(Math.round(encodes)).padStart(20)}`)

await measurePipeline(peer, frameOf(64), process.argv.includes('--full') ? 1_000_000 : 200_000)
measureStore()
process.exit(0)
