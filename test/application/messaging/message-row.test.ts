import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createFakeBrowser } from '../../../adapters/fakes/fake-tabs.ts'
import { isMessageRow, messageFromRow, messageToRow } from '../../../application/messaging/outbox.ts'
import { createTabChannel, fromTabText, toTabText } from '../../../application/messaging/tab-channel.ts'
import { type Content, imageContent, textContent } from '../../../domain/messaging/content/content.ts'
import { createContentRegistry } from '../../../domain/messaging/content/content-registry.ts'
import { NO_EXTRA } from '../../../domain/messaging/message.ts'
import { makeMessage } from '../../support/messaging/messages.ts'

const rows = suite('messages as rows')
const texts = suite('messages between tabs')
const registry = createContentRegistry(new Map([[3001, 'product']]))

const contents: readonly (readonly [string, Content])[] = [
  ['a text that mentions', textContent('hi', { mention: { all: false, uids: ['u1'] } })],
  ['a picture', imageContent(4, 3, 'https://cdn/a.jpg')],
  ['a card', registry.readFields({ type: 3001, productId: 7, v: 1 })],
  ['an unknown type', registry.readFields({ type: 4711, what: { deep: [1] } })],
  ['bytes that are no JSON', registry.read(Uint8Array.of(0xff, 0x00, 0xfe))],
]

for (const [name, content] of contents) {
  rows(`survive JSON unchanged: ${name}`, () => {
    const message = makeMessage(7, { content, extra: { ...NO_EXTRA, version: 2, editedContent: content } })
    const row: unknown = JSON.parse(JSON.stringify(messageToRow(registry, message)))
    assert.ok(isMessageRow(row))
    assert.equal(messageFromRow(registry, row), message)
  })
}

rows('of another release are ignored', () => {
  const row = messageToRow(registry, makeMessage(1))
  const { clientMsgNo: _, ...nameless } = row
  for (const other of [undefined, 'x', [], {}, nameless, { ...row, content: undefined }]) {
    assert.is(isMessageRow(other), false)
  }
})

texts('keep bytes, maps and nested values', () => {
  const value = {
    bytes: Uint8Array.of(1, 2, 255),
    extras: new Map([['id-1', { ...NO_EXTRA, editedContent: textContent('x') }]]),
    list: [new Map(), new Uint8Array(0)],
  }
  assert.equal(fromTabText(toTabText(value)), value)
})

texts('are undefined when they are no JSON', () => {
  assert.is(fromTabText('{"kind":'), undefined)
})

texts('are received by the tabs of the same account alone, until they unsubscribe', () => {
  const browser = createFakeBrowser()
  const heard: string[] = []
  const listen = (uid: string, name: string) => {
    const channel = createTabChannel(browser.openTab(), uid)
    channel.listen(({ kind }) => heard.push(`${name} ${kind}`))
    return channel
  }
  const [mine, twin] = [listen('u1', 'mine'), listen('u1', 'twin')]
  listen('u2', 'other')
  mine.announce({ kind: 'who-leads' })
  assert.equal(heard, ['twin who-leads'])
  twin.close()
  mine.announce({ kind: 'yield' })
  assert.is(heard.length, 1)
})

texts('are sent only once another tab is known', () => {
  const browser = createFakeBrowser()
  const [mine, twin] = ['mine', 'twin'].map(() => createTabChannel(browser.openTab(), 'u1'))
  const heard: string[] = []
  twin?.listen(({ kind }) => heard.push(kind))
  mine?.post({ kind: 'yield' })
  assert.equal(heard, [])
  twin?.announce({ kind: 'who-leads' })
  mine?.post({ kind: 'yield' })
  assert.equal(heard, ['yield'])
})

texts('are ignored when they are invalid', () => {
  const browser = createFakeBrowser()
  const heard: unknown[] = []
  createTabChannel(browser.openTab(), 'u1').listen((note) => heard.push(note))
  const other = browser.openTab()
  for (const text of ['null', '7', '"x"', '{}', 'broken']) other.announce('messaging u1', text)
  assert.equal(heard, [])
})

rows.run()
texts.run()
