import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { MalformedPacketError } from '../../../../domain/messaging/wire/bytes.ts'
import { decodePacket } from '../../../../domain/messaging/wire/decode.ts'
import { createFramer } from '../../../../domain/messaging/wire/framer.ts'
import { fromHex, toHex } from '../../../support/bytes.ts'
import { wukongVectors } from '../../../support/messaging/wukong-vectors.ts'

const bytes = suite('packets of servers, byte by byte')

const framesIn = (hex: string): readonly string[] => {
  const framer = createFramer()
  framer.push(fromHex(hex))
  const frames: string[] = []
  for (let frame = framer.next(); frame; frame = framer.next())
    frames.push(`${frame.head.toString(16)} ${toHex(frame.body)}`)
  return frames
}

// biome-ignore lint/suspicious/noExplicitAny: a test names the fields it expects
const read = (head: number, body: string, version = 4): any => decodePacket(head, fromHex(body), version)

const refusalOf = (head: number, body: string, version = 4): string | undefined => {
  try {
    read(head, body, version)
    return undefined
  } catch (error) {
    return (error as MalformedPacketError).reason
  }
}

bytes('a PING or PONG is one byte whatever its flags, and the frame behind it is decoded', () => {
  assert.equal(framesIn('7f8690010c'), ['7f ', '86 ', '90 0c'])
  assert.is(read(0x7f, '').kind, 'ping')
  assert.is(read(0x86, '').kind, 'pong')
})

bytes('a length may take more bytes than it needs', () => {
  assert.equal(framesIn('90818000' + '0c' + '70'), ['90 0c', '70 '])
})

const NO_KEYS = '00000000'

bytes('a CONNACK has the server version only when its lowest flag is set', () => {
  const body = `040000000000000005${'01'}${NO_KEYS}ffffffffffffffff`
  assert.equal(read(0x2f, body), {
    kind: 'connack',
    timeDiffMs: 5,
    reasonCode: 1,
    serverKey: '',
    salt: '',
    serverVersion: 4,
    // A number without a sign.
    nodeId: '18446744073709551615',
  })
  assert.is(read(0x2e, `0000000000000005${'02'}${NO_KEYS}`).serverVersion, undefined)
})

const ACK = `0000000000000009${'00000007'}${'00000003'}${'01'}`

bytes('a SENDACK ends with the client number where that is complete, and nothing else', () => {
  assert.is(read(0x40, `${ACK}0000`).clientMsgNo, '')
  assert.is(read(0x40, `${ACK}0002${'6162'}`).clientMsgNo, 'ab')
  assert.is(read(0x40, `${ACK}0002${'6162'}ff`).clientMsgNo, 'ab')
  for (const tail of ['', '01', '0003' + '6162']) assert.not.ok('clientMsgNo' in read(0x40, ACK + tail), tail)
})

/** A RECV of version 4 from "a" in channel "a"; `fields` stand behind the client's number. */
const recv = (setting: string, fields: string, end: string): string =>
  `${setting}0000${'000161'}${'000161'}01${'00000000'}${'000131'}${fields}0000000000000009${'00000003'}${end}`

bytes('a RECV has signed seconds', () => {
  assert.is(read(0x50, recv('00', '', 'fffffffe')).timestamp, -2)
})

bytes('a RECV with the bits of both stream layouts has the fields of the older one', () => {
  const { stream, payload } = read(0x50, recv('06', `0001${'73'}${'00000005'}02`, '00000001' + '7b7d'))
  assert.equal(stream, { streamNo: 's', streamSeq: 5, streamFlag: 2 })
  assert.is(toHex(payload), '7b7d')
})

bytes('an EVENT has signed milliseconds', () => {
  assert.is(read(0xc0, `${'000165'}${'000174'}ffffffffffffffff`).timestampMs, -1)
})

bytes('a string has at most 32,767 bytes', () => {
  const disconnect = (length: number): string => `0c${length.toString(16)}${'61'.repeat(length)}`
  assert.is(read(0x90, disconnect(0x7fff)).reason.length, 32_767)
  assert.is(refusalOf(0x90, disconnect(0x8000)), 'text-too-long')
})

bytes('a version 6 number is refused where it would not be exact', () => {
  const ack = (seq: string): string => `0000000000000009${'00000007'}${seq}01`
  assert.is(read(0x40, ack('001fffffffffffff'), 6).messageSeq, Number.MAX_SAFE_INTEGER)
  assert.is(refusalOf(0x40, ack('0020000000000000'), 6), 'number-too-large')
})

// What is last in these is a number or a text; where the payload is last, a shorter one is as good.
for (const { name, type, hex, expect, protocolVersion } of wukongVectors.decode) {
  const isWhole = ['CONNACK', 'SENDACK', 'DISCONNECT', 'SUBACK'].includes(type)
  const hasTail = /^connack-fail/.test(name) || (type === 'SENDACK' && expect.clientMsgNo !== undefined)
  if (!isWhole || hasTail) continue
  bytes(`${name} without its last byte is refused`, () => {
    const [frame = ''] = framesIn(hex)
    const [head = '', body = ''] = frame.split(' ')
    assert.is(refusalOf(Number.parseInt(head, 16), body.slice(0, -2), protocolVersion), 'body-too-short')
  })
}

bytes.run()
