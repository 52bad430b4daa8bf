import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { openFirst } from '../../../application/shared/open-first.ts'
import { type ChatApp, createChatApp } from '../../support/ui/chat-app.ts'

const first = suite('a conversation opened before it is rendered')

class EngineError extends Error {
  override name = 'EngineError'
}
const breakUp = (): never => {
  throw new EngineError('never to be written down')
}

/** What the page gets, whether the connection may begin, and what the log holds. */
const openWith = async (
  chat: ChatApp,
  open: (isDrawn: Promise<unknown> | undefined) => Promise<void>,
  conversation: () => Promise<string>,
) => {
  let mayConnect = false
  const messaging = {
    ...chat.app.messaging,
    open: (isDrawn?: Promise<unknown>) => {
      void isDrawn?.then(() => {
        mayConnect = true
      })
      return open(isDrawn)
    },
  }
  const opening = openFirst({ ...chat.app, messaging }, conversation)
  await chat.pass(1)
  const opened = await opening
  await chat.pass(1)
  return { opened, mayConnect, written: chat.log.written.filter(({ level }) => level === 'error') }
}

const BROKEN = [{ level: 'error', event: 'talk-broken', fields: { name: 'EngineError' } }]

first('is returned when the chat is open, and connects once it is rendered', async () => {
  const chat = await createChatApp()
  const { opened, mayConnect, written } = await openWith(
    chat,
    async () => undefined,
    async () => 'room',
  )
  assert.is(opened?.value, 'room')
  assert.is(mayConnect, false)
  assert.equal(written, [])
})

for (const [what, open, conversation] of [
  ['an engine that throws at once', breakUp, async () => 'room'],
  ['an engine that throws later', async () => breakUp(), async () => 'room'],
  ['a room that throws at once', async () => undefined, breakUp],
  ['a room that throws later', async () => undefined, async () => breakUp()],
] as const) {
  first(
    `falls back to rendering the page alone after ${what}, and logs it without message text`,
    async () => {
      const { opened, mayConnect, written } = await openWith(await createChatApp(), open, conversation)
      assert.is(opened, undefined)
      assert.is(mayConnect, true)
      assert.equal(written, BROKEN)
    },
  )
}

first.run()
