import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { encodePacket } from '../../../../domain/messaging/wire/encode.ts'
import { type Packet, type Send, SettingBit } from '../../../../domain/messaging/wire/packets.ts'
import { toHex } from '../../../support/bytes.ts'

const written = suite('encoding of a client')

const SEND: Send = {
  kind: 'send',
  flags: 0,
  setting: 0,
  clientSeq: 1,
  clientMsgNo: 'n',
  channelID: 'c',
  channelType: 1,
  expire: 0,
  msgKey: '',
  payload: new Uint8Array(),
}
const CONNECT = { kind: 'connect', deviceFlag: 1, deviceID: 'd', uid: 'u', token: '', clientKey: '' } as const
const ACK = { kind: 'recvack', flags: 0 } as const

const REFUSED: readonly (readonly [string, Packet])[] = [
  ['channelType', { ...SEND, channelType: 256 }],
  ['channelType', { ...SEND, channelType: 1.5 }],
  ['clientSeq', { ...SEND, clientSeq: 2 ** 32 }],
  ['expire', { ...SEND, expire: -1 }],
  ['clientTimestampMs', { ...CONNECT, version: 4, clientTimestampMs: 0.5 }],
  ['clientTimestampMs', { ...CONNECT, version: 4, clientTimestampMs: 2 ** 53 }],
  ['messageID', { ...ACK, messageID: '18446744073709551616', messageSeq: 1 }],
  ['messageSeq', { ...ACK, messageID: '1', messageSeq: 2 ** 32 }],
]

for (const [field, packet] of REFUSED) {
  const value = String(Object.entries(packet).find(([name]) => name === field)?.[1])
  written(`is refused where ${field} is ${value}, which no field of the wire can hold`, () => {
    assert.equal(encodePacket(packet, 4), { ok: false, fault: { kind: 'number-out-of-range', field, value } })
  })
}

const bodyOf = (packet: Packet, version: number): string => {
  const encoded = encodePacket(packet, version)
  return encoded.ok ? toHex(encoded.value.subarray(2)) : encoded.fault.kind
}

written('contains no stream fields for a server of version 5, whatever the bit', () => {
  const streamed = { ...SEND, setting: SettingBit.stream, streamNo: 's' }
  const [start, end] = ['0200000001' + '00016e', '000163' + '01' + '00000000' + '0000']
  assert.is(bodyOf(streamed, 4), `${start}000173${end}`)
  assert.is(bodyOf(streamed, 5), start + end)
})

written('has an empty string where a bit announces one that was not given', () => {
  const announced = { ...SEND, setting: SettingBit.stream | SettingBit.topic }
  assert.is(
    bodyOf(announced, 4),
    '0a00000001' + '00016e' + '0000' + '000163' + '01' + '00000000' + '0000' + '0000',
  )
})

written.run()
