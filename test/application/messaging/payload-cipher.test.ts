import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createNobleCrypto } from '../../../adapters/crypto/noble-crypto.ts'
import {
  createKeyPair,
  createPayloadCipher,
  createPlainCipher,
  deriveSessionKeys,
} from '../../../application/messaging/encryption.ts'
import { decodePacket } from '../../../domain/messaging/wire/decode.ts'
import { createFramer } from '../../../domain/messaging/wire/framer.ts'
import { type Packet, type Recv, type Send, SettingBit } from '../../../domain/messaging/wire/packets.ts'
import { encodeUtf8, readUtf8 } from '../../../domain/messaging/wire/text-encoding.ts'
import { fromHex, toHex } from '../../support/bytes.ts'
import { createFakeCrypto } from '../../support/fakes/fake-crypto.ts'
import { wukongVectors } from '../../support/messaging/wukong-vectors.ts'

const handshake = suite('handshake')
const cipher = suite('payload cipher')
const session = suite('the recorded session of SDK 1.2.8')

const crypto = createNobleCrypto()
const fixedKeys = { key: encodeUtf8('3dbe5c3c7e866c22'), iv: encodeUtf8('SaltSaltSaltSalt') }
const sealed = createPayloadCipher(crypto, fixedKeys)

const packetOf = (hex: string, version = 4): Packet => {
  const framer = createFramer()
  framer.push(fromHex(hex))
  const frame = framer.next()
  assert.ok(frame)
  const packet = decodePacket(frame.head, frame.body, version)
  assert.is.not(packet.kind, 'unknown')
  return packet as Packet
}

const aSend: Send = {
  kind: 'send',
  flags: 2,
  setting: 0,
  clientSeq: 7,
  clientMsgNo: '0f1e2d3c4b5a69788796a5b4c3d2e1f03',
  channelID: 'café-😀',
  channelType: 1,
  expire: 0,
  msgKey: '',
  payload: encodeUtf8('{"content":"你好","type":1}'),
}

for (const vector of wukongVectors.handshake) {
  const { name, clientPrivateHex, clientPublicBase64, serverPrivateHex, serverPublicBase64 } = vector
  handshake(`${name} gives the same key and IV on both sides`, () => {
    const client = deriveSessionKeys(crypto, fromHex(clientPrivateHex), serverPublicBase64, vector.salt)
    const server = deriveSessionKeys(crypto, fromHex(serverPrivateHex), clientPublicBase64, vector.salt)
    assert.ok(client.ok && server.ok)
    assert.is(readUtf8(client.value.key), vector.aesKey)
    assert.is(readUtf8(client.value.iv), vector.aesIV)
    assert.is(toHex(server.value.key), toHex(client.value.key))
  })
}

handshake('cuts a salt that is longer than 16 and refuses a shorter one', () => {
  const { secretKey } = createKeyPair(crypto)
  const { publicKeyText } = createKeyPair(crypto)
  const long = deriveSessionKeys(crypto, secretKey, publicKeyText, '0123456789abcdefTAIL')
  assert.is(long.ok && readUtf8(long.value.iv), '0123456789abcdef')
  const short = deriveSessionKeys(crypto, secretKey, publicKeyText, '0123456789abcde')
  assert.equal(short, { ok: false, fault: { kind: 'salt-too-short' } })
})

handshake('refuses a server key that is not base64, too short, or of low order', () => {
  const { secretKey } = createKeyPair(crypto)
  const refused = { ok: false, fault: { kind: 'server-key-unusable' } }
  for (const text of ['not base64!', 'AAAA', `${'A'.repeat(43)}=`]) {
    assert.equal(deriveSessionKeys(crypto, secretKey, text, 'SaltSaltSaltSalt'), refused)
  }
})

handshake('makes a new key pair for every connection, 44 characters in base64', () => {
  const first = createKeyPair(crypto)
  assert.is(first.publicKeyText.length, 44)
  assert.is.not(first.publicKeyText, createKeyPair(crypto).publicKeyText)
})

for (const vector of wukongVectors.encode.filter((entry) => entry.type === 'SEND')) {
  cipher(`${vector.name} is encrypted as by the SDK and decrypted by the server's half`, () => {
    const onTheWire = packetOf(
      vector.hex,
      typeof vector.serverVersion === 'number' ? vector.serverVersion : 0,
    )
    assert.is(onTheWire.kind, 'send')
    const plain = { ...(onTheWire as Send), payload: fromHex(vector.input.payloadHex), msgKey: '' }
    assert.equal(sealed.seal(plain), onTheWire)
    const opened = sealed.open(onTheWire as Send)
    assert.is(opened.ok && toHex(opened.value), vector.input.payloadHex)
  })
}

for (const vector of wukongVectors.decode.filter((entry) => entry.type === 'RECV')) {
  const isGenuine = vector.msgKeyValid !== false
  cipher(`${vector.name} is ${isGenuine ? 'decrypted' : 'refused for its key'}`, () => {
    const packet = packetOf(vector.hex, vector.protocolVersion) as Recv
    const opened = sealed.open(packet)
    if (!isGenuine) {
      assert.equal(opened, { ok: false, fault: { kind: 'message-key-mismatch' } })
      return
    }
    assert.is(opened.ok && toHex(opened.value), vector.expect.payloadHex)
    assert.equal(sealed.seal({ ...packet, payload: fromHex(vector.expect.payloadHex) }), packet)
  })
}

cipher('produces the same bytes with another cipher implementation', () => {
  const other = createPayloadCipher(createFakeCrypto(), fixedKeys)
  assert.equal(other.seal(aSend), sealed.seal(aSend))
})

cipher('carries bytes that are not UTF-8, of every length around a block', () => {
  for (let length = 0; length < 50; length++) {
    const payload = Uint8Array.from({ length }, (_, at) => 0xff - at)
    const opened = sealed.open(sealed.seal({ ...aSend, payload }))
    assert.is(opened.ok && toHex(opened.value), toHex(payload))
  }
})

cipher('refuses a packet in which any covered field was changed', () => {
  const packet = sealed.seal(aSend)
  const forged: Send[] = [
    { ...packet, clientSeq: 8 },
    { ...packet, clientMsgNo: 'x' },
    { ...packet, channelID: 'cafe-😀' },
    { ...packet, channelType: 2 },
    { ...packet, msgKey: '' },
    { ...packet, payload: packet.payload.slice(0, -4) },
  ]
  for (const send of forged) {
    assert.equal(sealed.open(send), { ok: false, fault: { kind: 'message-key-mismatch' } })
  }
})

const recvOf = (): Recv => packetOf(wukongVectors.decode[0]?.hex ?? '', 0) as Recv

/** A packet whose message key is right although its payload is not: as a faulty server would send it. */
const withBrokenPayload = (text: string): Recv => {
  const packet = recvOf()
  const aes = crypto.openAesCbc(fixedKeys.key, fixedKeys.iv)
  const { messageID, messageSeq, clientMsgNo, timestamp, fromUID, channelID, channelType } = packet
  const checked = encodeUtf8(
    `${messageID}${messageSeq}${clientMsgNo}${timestamp}${fromUID}${channelID}${channelType}${text}`,
  )
  const base64 = Buffer.from(aes.encrypt(checked)).toString('base64')
  const msgKey = toHex(crypto.md5(encodeUtf8(base64)))
  return { ...packet, msgKey, payload: encodeUtf8(text) }
}

cipher('distinguishes a payload that is not base64 from one that does not decrypt', () => {
  assert.equal(sealed.open(withBrokenPayload('????')), {
    ok: false,
    fault: { kind: 'payload-not-base64' },
  })
  assert.equal(sealed.open(withBrokenPayload('AAAA')), {
    ok: false,
    fault: { kind: 'payload-undecipherable' },
  })
})

cipher('sends plain text to a server that does not encrypt', () => {
  const plain = createPlainCipher()
  const packet = plain.seal(aSend)
  assert.is(packet.msgKey, '')
  assert.is(packet.payload, aSend.payload)
  const opened = plain.open({ ...recvOf(), msgKey: '', payload: aSend.payload })
  assert.is(opened.ok && opened.value, aSend.payload)
})

cipher('respects the setting bit of an unencrypted message', () => {
  const packet = { ...recvOf(), setting: SettingBit.plain, msgKey: '', payload: aSend.payload }
  const opened = sealed.open(packet)
  assert.is(opened.ok && opened.value, aSend.payload)
  const sent = sealed.seal({ ...aSend, setting: SettingBit.plain })
  assert.equal([sent.msgKey, sent.payload], ['', aSend.payload])
})

cipher('refuses a key with trailing bytes', () => {
  const sent = sealed.seal(aSend)
  assert.equal(sealed.open({ ...sent, msgKey: `${sent.msgKey}0` }), {
    ok: false,
    fault: { kind: 'message-key-mismatch' },
  })
})

session('is decrypted to the last packet with keys from its own secrets', () => {
  const { clientPrivateHex, serverPrivateHex, events, keys } = wukongVectors.session
  const heard: string[] = []
  let client = createPlainCipher()
  let server = createPlainCipher()
  const framers = { c2s: createFramer(), s2c: createFramer() }
  let clientKey = ''
  for (const { dir, hex } of events) {
    framers[dir].push(fromHex(hex))
    for (let frame = framers[dir].next(); frame; frame = framers[dir].next()) {
      const packet = decodePacket(frame.head, frame.body, 4)
      heard.push(`${dir} ${packet.kind}`)
      if (packet.kind === 'connect') clientKey = packet.clientKey
      if (packet.kind === 'connack') {
        const ours = deriveSessionKeys(crypto, fromHex(clientPrivateHex), packet.serverKey, packet.salt)
        const theirs = deriveSessionKeys(crypto, fromHex(serverPrivateHex), clientKey, packet.salt)
        assert.ok(ours.ok && theirs.ok)
        assert.is(readUtf8(ours.value.key), keys.aesKey)
        client = createPayloadCipher(crypto, ours.value)
        server = createPayloadCipher(crypto, theirs.value)
      }
      if (packet.kind === 'send') {
        const opened = server.open(packet)
        heard.push(opened.ok ? (readUtf8(opened.value) ?? '') : opened.fault.kind)
      }
      if (packet.kind === 'recv') {
        const opened = client.open(packet)
        heard.push(opened.ok ? (readUtf8(opened.value) ?? '') : opened.fault.kind)
      }
    }
  }
  assert.equal(heard, [
    'c2s connect',
    's2c connack',
    'c2s send',
    '{"content":"hello","type":1}',
    'c2s send',
    '{"content":"你好 😀","type":1}',
    's2c sendack',
    's2c sendack',
    's2c recv',
    '{"content":"hi back","type":1}',
    'c2s recvack',
    'c2s sub',
    's2c suback',
    'c2s ping',
    's2c pong',
    's2c disconnect',
  ])
})

handshake.run()
cipher.run()
session.run()
