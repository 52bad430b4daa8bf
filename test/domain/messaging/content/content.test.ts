import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { channelKey, channelOfKey, createChannel } from '../../../../domain/messaging/channels/channel.ts'
import {
  mergeSubscribers,
  presentSubscribers,
  subscriberVersion,
} from '../../../../domain/messaging/channels/subscriber.ts'
import {
  customContent,
  isMentioned,
  isVisibleTo,
  readMention,
  systemText,
  textContent,
} from '../../../../domain/messaging/content/content.ts'
import { createContentRegistry } from '../../../../domain/messaging/content/content-registry.ts'
import { encodeUtf8, readUtf8 } from '../../../../domain/messaging/wire/text-encoding.ts'
import { wukongVectors } from '../../../support/messaging/wukong-vectors.ts'

const contents = suite('content')
const channels = suite('channel')
const members = suite('subscribers')

const registry = createContentRegistry(new Map([[20_001, 'product']]))
const read = (value: unknown) => registry.read(encodeUtf8(JSON.stringify(value)))

const KINDS: Record<string, string> = {
  UnknownContent: 'unknown',
  MessageText: 'text',
  MessageImage: 'image',
  CMDContent: 'command',
  SystemContent: 'system',
  MessageSignalContent: 'signal',
}

for (const { name, json } of wukongVectors.content.encodeJson) {
  contents(`${name} is encoded exactly as by the SDK`, () => {
    assert.is(readUtf8(registry.write(registry.read(encodeUtf8(json)))), json)
  })
}

for (const { type, class: sdkClass } of wukongVectors.content.classForType) {
  // The SDK has no class for a stream; we read it.
  const kind = type === 98 ? 'stream' : KINDS[sdkClass]
  contents(`type ${type} is decoded as ${kind}`, () => {
    assert.is(read({ type }).body.kind, kind)
  })
}

contents('a system message has its names inserted', () => {
  const { json, displayText } = wukongVectors.content.systemDisplay
  const { body } = registry.read(encodeUtf8(json))
  assert.is(body.kind === 'system' && systemText(body.template, body.names), displayText)
})

contents('a placeholder without a name stays, and names may contain placeholders', () => {
  assert.is(systemText('{0} {1} {2}', ['{1}', 'b']), '{1} b {2}')
})

contents('12: a payload that is no JSON object is kept as bytes, never an error', () => {
  for (const text of ['not json', '', '[1]', 'null', '"text"', '7']) {
    const { body } = registry.read(encodeUtf8(text))
    assert.is(body.kind, 'unreadable', text)
  }
  const binary = registry.read(Uint8Array.of(0xff, 0xfe))
  assert.equal(binary.body, { kind: 'unreadable', bytes: Uint8Array.of(0xff, 0xfe) })
  assert.equal(registry.write(binary), Uint8Array.of(0xff, 0xfe))
})

contents('fields of the wrong type are decoded as empty, never as an error', () => {
  const content = read({ type: 1, content: { a: 1 }, mention: 'all', reply: [1], visibles: 'u1' })
  assert.equal(content, { contentType: 1, body: { kind: 'text', text: '' } })
})

contents('an unregistered type keeps its fields and is encoded unchanged', () => {
  const json = '{"a":[1,{"b":2}],"content":"x","type":4711}'
  assert.is(readUtf8(registry.write(registry.read(encodeUtf8(json)))), json)
})

contents('a command has its name and its parameters both ways', () => {
  const json = '{"cmd":"typing","param":{"from":"u2"},"type":99}'
  assert.is(readUtf8(registry.write(registry.read(encodeUtf8(json)))), json)
})

contents('a type of the host has its name', () => {
  const card = customContent(20_001, 'product', { id: 7, title: 'Lamp' })
  assert.equal(registry.read(registry.write(card)), card)
})

contents('62: everyone is mentioned by 1 and by true, and by no other value', () => {
  assert.is(readMention({ all: 1 })?.all, true)
  assert.is(readMention({ all: true })?.all, true)
  assert.is(readMention({ all: '1' })?.all, false)
})

contents('mentions me when all are mentioned or my uid is listed', () => {
  assert.is(isMentioned({ all: true, uids: [] }, 'u1'), true)
  assert.is(isMentioned({ all: false, uids: ['u1'] }, 'u1'), true)
  assert.is(isMentioned({ all: false, uids: ['u2'] }, 'u1'), false)
  assert.is(isMentioned(undefined, 'u1'), false)
})

contents('is visible to those on the list, and to all when there is none', () => {
  const base = textContent('hi')
  assert.is(isVisibleTo(base, 'u1'), true)
  assert.is(isVisibleTo({ ...base, visibles: ['u2'] }, 'u1'), false)
  assert.is(isVisibleTo({ ...base, visibles: ['u1'] }, 'u1'), true)
  assert.is(isVisibleTo({ ...base, visibles: ['u1'], invisibles: ['u1'] }, 'u1'), false)
})

channels('49: the key of a UUID can be split into the whole id and its type', () => {
  const channel = { channelID: '550e8400-e29b-41d4-a716-446655440000', channelType: 2 }
  assert.is(channelKey(channel), '550e8400-e29b-41d4-a716-446655440000-2')
  assert.equal(channelOfKey(channelKey(channel)), channel)
})

channels('44: a number as id becomes its text', () => {
  assert.equal(createChannel(12_345), { ok: true, value: { channelID: '12345', channelType: 1 } })
})

channels('39: refuses an empty id, one too long for a frame, and a type that is no byte', () => {
  assert.equal(createChannel(''), { ok: false, fault: { kind: 'channel-id-empty' } })
  assert.equal(createChannel('c'.repeat(40_000)), {
    ok: false,
    fault: { kind: 'channel-id-too-long', bytes: 40_000 },
  })
  assert.equal(createChannel('c', 256), {
    ok: false,
    fault: { kind: 'channel-type-unknown', channelType: 256 },
  })
})

const member = (uid: string, version: number, isDeleted = false) => ({
  uid,
  name: uid,
  avatar: '',
  version,
  isDeleted,
})

members('53: are requested by the highest version, not by that of the last row', () => {
  assert.is(subscriberVersion([member('a', 9), member('b', 3)]), 9)
  assert.is(subscriberVersion([]), 0)
})

members('a newer version wins; deleted ones count for the version but are not shown', () => {
  const merged = mergeSubscribers([member('a', 1), member('b', 5)], [member('a', 2, true), member('b', 4)])
  assert.equal(merged, [member('a', 2, true), member('b', 5)])
  assert.equal(presentSubscribers(merged), [member('b', 5)])
})

contents.run()
channels.run()
members.run()
