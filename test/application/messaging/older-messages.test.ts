import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { TranscriptView } from '../../../application/messaging/message-store.ts'
import { createOlderMessages, searchOlder } from '../../../application/messaging/older-messages.ts'
import { createState } from '../../../application/shared/streams.ts'
import { textContent } from '../../../domain/messaging/content/content.ts'
import { fail, ok } from '../../../domain/shared/result.ts'
import { makeMessage } from '../../support/messaging/messages.ts'

const older = suite('older messages of a conversation')
const CHANNEL = { channelID: 'u2', channelType: 1 }

/** A history of which the newest 10 are loaded, and the next pages of 10; `isDown`: the server does not answer. */
const open = (top: number, words: Readonly<Record<number, string>> = {}) => {
  const all = Array.from({ length: top }, (_, at) =>
    makeMessage(at + 1, words[at + 1] ? { content: textContent(words[at + 1] ?? '') } : {}),
  )
  const view = (count: number): TranscriptView => ({
    messages: all.slice(-count),
    gaps: [],
    isComplete: count >= top,
    streams: new Map(),
  })
  const state = createState(view(10))
  const server = { isDown: false, asked: 0 }
  const client: Parameters<typeof createOlderMessages>[0] = {
    messages$: () => state.stream,
    loadOlder: async () => {
      server.asked += 1
      if (server.isDown) return fail({ kind: 'offline' })
      const count = state.value.messages.length + 10
      state.set(view(count))
      return ok(count >= top ? 'end' : 'more')
    },
  }
  return { client, server }
}

older('are loaded until the wanted one is included, and no further', async () => {
  const { client, server } = open(100)
  let grown = 0
  const { until } = createOlderMessages(client, CHANNEL, () => {
    grown += 1
  })
  const found = await until(({ messageSeq }) => messageSeq === 65)
  assert.is(found?.messageSeq, 65)
  assert.equal([server.asked, grown], [3, 3])
})

older('end where the conversation begins, or when the server does not answer', async () => {
  const { client, server } = open(25)
  const pages = createOlderMessages(client, CHANNEL, () => undefined)
  assert.is(await pages.until(({ messageSeq }) => messageSeq === 999), undefined)
  assert.is(server.asked, 2)
  const down = open(25)
  down.server.isDown = true
  const failed = createOlderMessages(down.client, CHANNEL, () => undefined)
  assert.is(await failed.until(() => false), undefined)
  assert.is(failed.phase$.value, 'failed')
})

older('are loaded one page at a time, however often they are requested', async () => {
  const { client, server } = open(100)
  const pages = createOlderMessages(client, CHANNEL, () => undefined)
  pages.more()
  pages.more()
  assert.is(pages.phase$.value, 'loading')
  await Promise.resolve()
  assert.is(server.asked, 1)
})

older('are searched page by page until another match is found', async () => {
  const { client, server } = open(100, { 95: 'a red kite', 62: 'another kite' })
  assert.ok((await searchOlder(client, CHANNEL, 'kite', () => true)).ok)
  assert.is(server.asked, 3)
})

older('are searched only while the search is open, and at most 25 pages at once', async () => {
  const left = open(100)
  await searchOlder(left.client, CHANNEL, 'kite', () => left.server.asked < 2)
  assert.is(left.server.asked, 2)
  const long = open(1000)
  await searchOlder(long.client, CHANNEL, 'kite', () => true)
  assert.is(long.server.asked, 25)
})

older('report why they cannot be searched', async () => {
  const { client, server } = open(100)
  server.isDown = true
  assert.equal(await searchOlder(client, CHANNEL, 'kite', () => true), fail({ kind: 'offline' }))
})

older.run()
