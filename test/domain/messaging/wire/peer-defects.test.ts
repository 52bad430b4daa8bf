import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createNobleCrypto } from '../../../../adapters/crypto/noble-crypto.ts'
import { createPayloadCipher } from '../../../../application/messaging/encryption.ts'
import { MalformedPacketError } from '../../../../domain/messaging/wire/bytes.ts'
import { decodePacket } from '../../../../domain/messaging/wire/decode.ts'
import { encodePacket } from '../../../../domain/messaging/wire/encode.ts'
import { createFramer, FRAME_LIMIT } from '../../../../domain/messaging/wire/framer.ts'
import type { Packet, Recv, Send } from '../../../../domain/messaging/wire/packets.ts'
import { encodeUtf8 } from '../../../../domain/messaging/wire/text-encoding.ts'
import { fromHex, toHex } from '../../../support/bytes.ts'
import { frameOf as encodeFrame, readPackets } from '../../../support/messaging/messages.ts'
import { loadPeer } from '../../../support/messaging/peer.ts'
import { wukongVectors } from '../../../support/messaging/wukong-vectors.ts'

// Rows of requirement W9 and requirement E3 that live on the wire: ours and the published SDK on the same bytes.

const VERSION = 2
const defects = suite('wire defects of the SDK')
const peer = await loadPeer()
const sdk = peer.WKSDK.shared()
const security = peer.SecurityManager.shared()
security.aesKey = 'abcdef0123456789'
security.aesIV = 'SaltSaltSaltSalt'
const cipher = createPayloadCipher(createNobleCrypto(), {
  key: encodeUtf8(security.aesKey),
  iv: encodeUtf8(security.aesIV),
})

const aRecv: Recv = {
  kind: 'recv',
  flags: 2,
  setting: 0,
  msgKey: '',
  fromUID: 'u2',
  channelID: 'u2',
  channelType: 1,
  expire: 0,
  clientMsgNo: '0f1e2d3c4b5a69788796a5b4c3d2e1f03',
  messageID: '1783652479901401088',
  messageSeq: 42,
  timestamp: 1_714_406_061,
  payload: encodeUtf8('{"content":"hi","type":1}'),
}

const frameOf = (packet: Packet, version = VERSION): Uint8Array => encodeFrame(packet, version)

const join = (...parts: Uint8Array[]): Uint8Array => Uint8Array.from(Buffer.concat(parts))

const splitOurs = (chunk: Uint8Array) => readPackets(chunk, VERSION).map((packet) => packet.kind)

/** First bytes of the frames that the SDK delivers, and whether it gave up and reconnects. */
const splitTheirs = (chunk: Uint8Array) => {
  const { connectManager } = sdk
  const original = connectManager.reConnect
  let isReconnecting = false
  connectManager.tempBufferData = []
  connectManager.reConnect = () => {
    isReconnecting = true
  }
  let delivered: number[] = []
  try {
    connectManager.unpacket(chunk, (packets) => {
      delivered = packets.map((packet) => packet[0] ?? -1)
    })
  } finally {
    connectManager.reConnect = original
  }
  return { delivered, isReconnecting, stuck: connectManager.tempBufferData.length }
}

const refusalOf = (run: () => unknown): unknown => {
  try {
    run()
  } catch (error) {
    return error
  }
  return undefined
}

defects(
  '13, 14: EVENT and unknown types are skipped and the frame behind them is decoded; the SDK throws',
  () => {
    const recv = frameOf(aRecv)
    const event = fromHex(wukongVectors.decode.find((vector) => vector.name === 'event')?.hex ?? '')
    const unknown = fromHex('d00100')
    assert.equal(splitOurs(join(event, recv)), ['event', 'recv'])
    assert.equal(splitOurs(join(unknown, fromHex('000100'), recv)), ['unknown', 'unknown', 'recv'])
    assert.instance(
      refusalOf(() => sdk.config.proto.decode(event)),
      TypeError,
    )
  },
)

defects('36: the id of a RECVACK is exact when its low word is near 2^32; the SDK rounds it', () => {
  const ack = new peer.RecvackPacket()
  ack['messageID'] = '1152921504606846975'
  ack['messageSeq'] = 1
  const ours = frameOf({ kind: 'recvack', flags: 0, messageID: '1152921504606846975', messageSeq: 1 })
  assert.is(toHex(ours), '600c0fffffffffffffff00000001')
  assert.is.not(toHex(sdk.config.proto.encode(ack)).slice(4, 20), '0fffffffffffffff')
})

defects(
  '37: a time difference is negative when the client clock is ahead; the SDK decodes it unsigned',
  () => {
    const connack = frameOf({
      kind: 'connack',
      timeDiffMs: -1234,
      reasonCode: 1,
      serverKey: '',
      salt: '',
    })
    const [packet] = readPackets(connack, 0)
    assert.is(packet?.kind === 'connack' && packet.timeDiffMs, -1234)
    assert.is(String(sdk.config.proto.decode(connack)['timeDiff']), '18446744073709550382')
  },
)

for (const { name, hex, why } of wukongVectors.malformed.filter(
  (vector) => !vector.name.startsWith('type'),
)) {
  defects(`38: ${name} is refused: ${why}`, () => {
    const bytes = fromHex(hex)
    const error = refusalOf(() => decodePacket(bytes[0] as number, bytes.subarray(2), 4))
    assert.instance(error, MalformedPacketError)
  })
}

defects('38: a truncated body is refused; the SDK makes a packet of it', () => {
  assert.is(sdk.config.proto.decode(fromHex('40050102030405')).packetType, 4)
})

defects(
  '39: a string over 32,767 bytes is refused by name and nothing is written; the SDK wraps its length',
  () => {
    const channelID = 'c'.repeat(70_000)
    const refused = encodePacket(sendOf({ channelID }), VERSION)
    assert.equal(refused, {
      ok: false,
      fault: { kind: 'text-too-long', field: 'channelID', bytes: 70_000, limit: 32_767 },
    })
    const packet = sdk.chatManager.getSendPacket(new peer.MessageText('hi'), new peer.Channel(channelID, 1))
    const bytes = sdk.config.proto.encode(packet)
    // 70,000 modulo 65,536: the length that it announces in front of 70,000 bytes.
    assert.ok(toHex(bytes).includes('1170636363'))
  },
)

const sendOf = (changes: Partial<Send>): Send => ({
  kind: 'send',
  flags: 2,
  setting: 0,
  clientSeq: 1,
  clientMsgNo: '0f1e2d3c4b5a69788796a5b4c3d2e1f03',
  channelID: 'u2',
  channelType: 1,
  expire: 0,
  msgKey: '',
  payload: new Uint8Array(0),
  ...changes,
})

defects('39: a string of exactly 32,767 bytes is encoded, also when it is not ASCII', () => {
  for (const channelID of ['c'.repeat(32_767), `${'你'.repeat(10_922)}c`]) {
    const encoded = encodePacket(sendOf({ channelID }), VERSION)
    assert.ok(encoded.ok)
  }
  const over = encodePacket(sendOf({ channelID: '你'.repeat(10_923) }), VERSION)
  assert.is(over.ok, false)
})

defects('40: 800 frames in one message are 800 messages; the SDK loses the whole read', () => {
  const recv = frameOf(cipher.seal(aRecv))
  const chunk = join(...Array.from({ length: 800 }, () => recv))
  assert.is(splitOurs(chunk).length, 800)
  const theirs = splitTheirs(chunk)
  assert.ok(theirs.isReconnecting || theirs.delivered.length !== 800)
})

defects('40: a frame of 200 KiB is one message; the SDK overflows its stack', () => {
  const chunk = frameOf({ ...aRecv, payload: new Uint8Array(200 * 1024).fill(0x41) })
  assert.equal(splitOurs(chunk), ['recv'])
  assert.is(splitTheirs(chunk).isReconnecting, true)
})

defects('41: splitting takes linear time; the SDK takes quadratic time', () => {
  const recv = frameOf(cipher.seal(aRecv))
  const chunkOf = (count: number) => join(...Array.from({ length: count }, () => recv))
  // Processor time, so that other programs of a busy machine do not count; over as many frames on both sides.
  const cpuMicros = (run: () => void): number => {
    const started = process.cpuUsage()
    run()
    const { user, system } = process.cpuUsage(started)
    return user + system
  }
  const [small, large] = [chunkOf(100), chunkOf(10_000)]
  const inSmall = () => {
    for (let count = 0; count < 100; count++) splitOurs(small)
  }
  inSmall()
  const few = Math.min(...[1, 2, 3].map(() => cpuMicros(inSmall)))
  const many = Math.min(...[1, 2, 3].map(() => cpuMicros(() => splitOurs(large))))
  // A quadratic splitter needs 100 times as long for the one large chunk.
  assert.ok(many < Math.max(few, 1_000) * 10, `${few} µs and ${many} µs`)
})

defects('glued frames are delivered once each; the SDK loses some and repeats others', () => {
  const acks = [1, 2, 3].map((clientSeq) =>
    frameOf({ kind: 'sendack', flags: 0, messageID: '1', clientSeq, messageSeq: clientSeq, reasonCode: 1 }),
  )
  const recv = frameOf(aRecv)
  const chunk = join(recv, ...acks)
  assert.equal(splitOurs(chunk), ['recv', 'sendack', 'sendack', 'sendack'])
  assert.is.not(splitTheirs(join(...acks, recv)).delivered.length, 4)
})

defects('45: a PING from the server is one byte and the frame behind it is decoded; the SDK stalls', () => {
  const chunk = join(fromHex('70'), frameOf(aRecv))
  assert.equal(splitOurs(chunk), ['ping', 'recv'])
  const theirs = splitTheirs(chunk)
  assert.ok(!theirs.delivered.includes(0x52))
})

defects('46: a server without encryption works: an empty key and a plain payload', () => {
  const [packet] = readPackets(frameOf(aRecv), VERSION)
  assert.is(packet?.kind === 'recv' && packet.msgKey, '')
})

defects('47: bytes that are not UTF-8 are passed unchanged; the SDK throws', () => {
  const payload = Uint8Array.of(0xff, 0xfe)
  const sealed = cipher.seal({ ...aRecv, payload })
  const opened = cipher.open(sealed)
  assert.is(opened.ok && toHex(opened.value), 'fffe')
  assert.instance(
    refusalOf(() => security.decryption(sealed.payload)),
    Error,
  )
})

defects('61: the new stream layout is detected by its bit at the same version as the old one', () => {
  const stream = { streamFlag: 2, streamNo: 's-1', streamId: '18446744073709551615' }
  const [packet] = readPackets(frameOf({ ...aRecv, setting: 0x02, stream }, 4), 4)
  assert.equal(packet?.kind === 'recv' && packet.stream, stream)
  const legacy = { streamNo: 's-1', streamSeq: 9, streamFlag: 1 }
  const [oldPacket] = readPackets(frameOf({ ...aRecv, setting: 0x04, stream: legacy }, 4), 4)
  assert.equal(oldPacket?.kind === 'recv' && oldPacket.stream, legacy)
})

defects('a header that announces 256 MiB is refused at once; the SDK waits for it', () => {
  const chunk = fromHex('52ffffff7f')
  const error = refusalOf(() => splitOurs(chunk))
  assert.instance(error, MalformedPacketError)
  assert.is(error instanceof MalformedPacketError && error.reason, 'frame-too-large')
  assert.is(splitTheirs(chunk).stuck, 5)
})

defects('a length field of 8 bytes is refused at the fifth; the SDK waits for it', () => {
  const chunk = fromHex('52ffffffffffffffff')
  const error = refusalOf(() => splitOurs(chunk))
  assert.is(error instanceof MalformedPacketError && error.reason, 'length-field-too-long')
  assert.is(splitTheirs(chunk).stuck, 9)
})

defects('a frame of the largest size that servers accept is decoded, one byte more is not sent', () => {
  const overhead = frameOf({ ...aRecv, payload: new Uint8Array(0) }).length - 2
  const largest = { ...aRecv, payload: new Uint8Array(FRAME_LIMIT - overhead) }
  assert.equal(splitOurs(frameOf(largest)), ['recv'])
  const larger = encodePacket({ ...aRecv, payload: new Uint8Array(FRAME_LIMIT - overhead + 1) }, VERSION)
  assert.equal(larger, {
    ok: false,
    fault: { kind: 'frame-too-large', bytes: FRAME_LIMIT + 1, limit: FRAME_LIMIT },
  })
})

defects('complete frames before the first broken one are kept', () => {
  const framer = createFramer()
  framer.push(join(frameOf(aRecv), fromHex('52ffffffff')))
  assert.ok(framer.next())
  const first = refusalOf(() => framer.next())
  framer.push(frameOf(aRecv))
  assert.is(
    refusalOf(() => framer.next()),
    first,
    'and nothing is read behind it',
  )
})

defects('a frame pushed while another is handled keeps its place', () => {
  const framer = createFramer()
  framer.push(join(fromHex('70'), fromHex('80')))
  assert.is(framer.next()?.head, 0x70)
  framer.push(fromHex('70'))
  assert.equal([framer.next()?.head, framer.next()?.head, framer.next()], [0x80, 0x70, undefined])
})

defects.run()
