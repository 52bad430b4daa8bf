import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  numberToWords,
  remainingLengthSize,
  signedWordsToText,
  textToWords,
  wordsToNumber,
  wordsToText,
  writeRemainingLength,
} from '../../../../domain/messaging/wire/bytes.ts'
import { ReasonCode, reasonRemedy } from '../../../../domain/messaging/wire/packets.ts'
import {
  decodeBase64,
  encodeBase64,
  encodeUtf8,
  readUtf8,
  utf8Length,
} from '../../../../domain/messaging/wire/text-encoding.ts'
import { toHex } from '../../../support/bytes.ts'
import { wukongVectors } from '../../../support/messaging/wukong-vectors.ts'

const int64 = suite('64-bit numbers')
const utf8 = suite('UTF-8')
const base64 = suite('base64')
const lengths = suite('remaining length')
const reasons = suite('reason codes')

const EDGES = [
  '0',
  '1',
  '4294967295',
  '4294967296',
  '9007199254740991',
  '9007199254740993',
  '999999999999999999',
  '1000000000000000000',
  '1152921504606846975',
  '1783652479901401088',
  '9223372036854775807',
]

int64('keep every digit at their limits, unsigned and signed', () => {
  for (const text of [...EDGES, '18446744073709551615']) {
    const words = textToWords(text)
    assert.ok(words)
    assert.is(wordsToText(words.high, words.low), text)
  }
  for (const text of [...EDGES, '-1', '-4294967296', '-9223372036854775808']) {
    const words = textToWords(text)
    assert.ok(words)
    assert.is(signedWordsToText(words.high, words.low), text)
  }
})

int64('agree with BigInt on 20,000 spread values', () => {
  let high = 1
  let low = 1
  for (let at = 0; at < 20_000; at++) {
    high = (Math.imul(high, 1_664_525) + 1_013_904_223) >>> 0
    low = (Math.imul(low, 22_695_477) + high) >>> 0
    const value = (BigInt(high >>> (at % 32)) << 32n) | BigInt(low)
    const text = value.toString()
    assert.is(wordsToText(high >>> (at % 32), low), text)
    assert.equal(textToWords(text), { high: high >>> (at % 32), low })
  }
})

int64('refuse values that are no whole number of 64 bits', () => {
  for (const text of ['', '-', '1.5', ' 1', '0x1', '18446744073709551616', '-9223372036854775809', 'NaN']) {
    assert.is(textToWords(text), undefined, text)
  }
})

int64('keep negative milliseconds', () => {
  for (const value of [0, 1, -1, -1234, 1_714_406_061_000, -(2 ** 53 - 1), 2 ** 53 - 1, -(2 ** 32)]) {
    const { high, low } = numberToWords(value)
    assert.is(wordsToNumber(high, low), value)
  }
})

utf8('agrees with the platform on every kind of character', () => {
  const platform = new TextEncoder()
  for (const text of [
    '',
    'a',
    'é',
    '你好',
    '😀',
    'a\u0000b',
    '\ud800',
    'x\udc00y',
    '\ud83d',
    '\uffff',
    'ß'.repeat(9000),
  ]) {
    const bytes = platform.encode(text)
    assert.is(toHex(encodeUtf8(text)), toHex(bytes))
    assert.is(utf8Length(text), bytes.length)
    assert.is(readUtf8(bytes), new TextDecoder().decode(bytes))
  }
})

utf8('decodes long texts without exceeding the argument limit', () => {
  assert.is(readUtf8(new Uint8Array(1_000_000).fill(0x61))?.length, 1_000_000)
})

utf8('refuses what the strict platform decoder refuses, for every short sequence of odd bytes', () => {
  const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  const odd = [
    0x00, 0x41, 0x7f, 0x80, 0xbf, 0xc0, 0xc1, 0xc2, 0xdf, 0xe0, 0xed, 0xef, 0xf0, 0xf4, 0xf5, 0x9f, 0xa0,
    0x90, 0xff,
  ]
  const platform = (bytes: Uint8Array): string | undefined => {
    try {
      return strict.decode(bytes)
    } catch {
      return undefined
    }
  }
  for (const a of odd) {
    for (const b of odd) {
      for (const c of odd) {
        for (const tail of [[], [0x80], [0xbf], [0x41]]) {
          const bytes = Uint8Array.from([a, b, c, ...tail])
          const [ours, theirs] = [readUtf8(bytes), platform(bytes)]
          if (ours !== theirs) assert.is(ours, theirs, toHex(bytes))
        }
      }
    }
  }
})

base64('agrees with the platform at every length', () => {
  for (let length = 0; length < 70; length++) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 37 + length) & 0xff)
    const text = encodeBase64(bytes)
    assert.is(readUtf8(text), Buffer.from(bytes).toString('base64'))
    assert.is(toHex(decodeBase64(text) ?? new Uint8Array(0)), toHex(bytes))
  }
})

base64('refuses foreign characters, cut text and padding in the middle', () => {
  for (const text of ['A', 'AAA', 'AA-A', 'AAA\n', '====', 'A===', 'AA==AAAA', 'AAé']) {
    assert.is(decodeBase64(encodeUtf8(text)), undefined, text)
  }
})

for (const { remainingLength, lengthBytesHex } of wukongVectors.framing.remainingLength) {
  lengths(`${remainingLength} is written as "${lengthBytesHex}"`, () => {
    const target = new Uint8Array(4)
    const end = writeRemainingLength(remainingLength, target, 0)
    assert.is(toHex(target.subarray(0, end)), lengthBytesHex)
    assert.is(remainingLengthSize(remainingLength), end)
  })
}

// The names of requirement W5, the first of which has the number 0.
const NAMES = `
  unknown success authFail subscriberNotExist inBlacklist channelNotExist userNotOnNode senderOffline
  msgKeyError payloadDecodeError forwardSendPacketError notAllowSend connectKick notInWhitelist
  queryTokenError systemError channelIDError nodeMatchError nodeNotMatch ban notSupportHeader
  clientKeyIsEmpty rateLimit notSupportChannelType disband sendBan channelDeleting
  protocolUpgradeRequired idempotencyConflict messageSeqExhausted
`
  .trim()
  .split(/\s+/)

reasons('are numbered by the order of requirement W5', () => {
  const codes: Readonly<Record<string, number>> = ReasonCode
  assert.equal(
    NAMES.map((name) => codes[name]),
    NAMES.map((_, place) => place),
  )
  assert.is(Object.keys(codes).length, NAMES.length)
})

reasons('tell which failures may be retried', () => {
  assert.is(reasonRemedy(ReasonCode.rateLimit), 'retry')
  assert.is(reasonRemedy(ReasonCode.payloadDecodeError), 'retry-after-handshake')
  for (const code of [ReasonCode.ban, ReasonCode.inBlacklist, ReasonCode.authFail, 200]) {
    assert.is(reasonRemedy(code), 'none')
  }
})

int64.run()
utf8.run()
base64.run()
lengths.run()
reasons.run()
