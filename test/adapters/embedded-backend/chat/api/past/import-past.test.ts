import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { importPast } from '../../../../../../adapters/embedded-backend/chat/api/past/import-past.ts'
import type { ImServer } from '../../../../../../adapters/embedded-backend/chat/im-server.ts'
import { type ChatServer, startChatServer } from '../../../../../support/backend/chat/host-chat.ts'
import { until } from '../../../../../support/until.ts'

type Context = { chat: ChatServer }

const past = suite<Context>('talks of the past')

const MINUTE_MS = 60_000

past.before.each(async (context) => {
  context.chat = await startChatServer()
  for (const [at, text] of ['one', 'two', 'three'].entries()) {
    await context.chat.shop.deps.database.query(
      `insert into chat_imports (user_id, peer, is_own, is_unread, payload, sent_at)
       values (1, 'm1', false, false, $1, $2)`,
      [{ type: 1, content: text }, 1_700_000_000 + at],
    )
  }
})
past.after.each(({ chat }) => chat.shop.close())

/** The messaging server of a chat, which takes `most` messages before it goes down. */
const failingAfter = ({ im }: ChatServer, max: number) => {
  const state = { isDown: true }
  let taken = 0
  const server: ImServer = {
    ...im,
    send: (message) => {
      if (state.isDown && taken >= max) return Promise.reject(new Error('down'))
      taken += 1
      return im.send(message)
    },
  }
  return { server, state }
}

const textsIn = ({ im }: ChatServer): readonly string[] =>
  im.sent.map(({ payload }) => (JSON.parse(new TextDecoder().decode(payload)) as { content: string }).content)

past('are imported a minute after an unreachable messaging server is back', async ({ chat }) => {
  const { server, state } = failingAfter(chat, 0)
  const importing = importPast(chat.shop.deps, server)
  await until(() => chat.shop.errors.length === 1)
  state.isDown = false
  chat.shop.clock.advance(MINUTE_MS)
  await until(() => chat.im.sent.length === 3)
  await importing.stop()
  assert.equal(textsIn(chat), ['one', 'two', 'three'])
  assert.equal(await chat.shop.deps.database.query('select 1 from chat_imports'), [])
})

past('are imported once, though the messaging server failed in between', async ({ chat }) => {
  const { server, state } = failingAfter(chat, 2)
  const importing = importPast(chat.shop.deps, server)
  await until(() => chat.shop.errors.length === 1)
  state.isDown = false
  chat.shop.clock.advance(MINUTE_MS)
  await until(() => textsIn(chat).includes('three'))
  await importing.stop()
  assert.equal(textsIn(chat), ['one', 'two', 'three'])
})

past('are not imported once the shop is closing', async ({ chat }) => {
  const { server, state } = failingAfter(chat, 0)
  const importing = importPast(chat.shop.deps, server)
  await until(() => chat.shop.errors.length === 1)
  await importing.stop()
  state.isDown = false
  chat.shop.clock.advance(MINUTE_MS)
  assert.equal(textsIn(chat), [])
})

past.run()
