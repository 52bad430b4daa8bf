import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  type MissedMessages,
  receiveNew,
  startMissed,
} from '../../../../../adapters/embedded-backend/chat/wukongim/missed-messages.ts'
import {
  createWebhookMessages,
  type WebhookMessage,
} from '../../../../../adapters/embedded-backend/chat/wukongim/webhook-messages.ts'
import { startBackend, type TestBackend } from '../../../../support/backend/backend.ts'
import { createFakeIm } from '../../../../support/messaging/fake-im-server.ts'

const missed = suite('messages that the webhook of a WuKongIM server has missed')

const STORED = { noPersist: false, redDot: true, syncOnce: false }
const HOUR = 60 * 60_000
const textOf = ({ payload }: WebhookMessage): string => JSON.parse(new TextDecoder().decode(payload)).content

let shop: TestBackend
missed.before(async () => {
  shop = await startBackend()
})
missed.after(() => shop.close())

/** A shop that has received nothing yet, and a messaging server whose webhook delivers only what the test lets it deliver. */
const open = async () => {
  await shop.deps.database.query('delete from im_told')
  await shop.deps.database.query('delete from im_heard')
  const im = createFakeIm(shop.clock)
  const received: string[] = []
  let isAway = false
  const asked = async <T>(answer: Promise<T>): Promise<T> => {
    if (isAway) throw new Error('away')
    return answer
  }
  const server = {
    ...im,
    conversations: (...[uid, ask]: Parameters<typeof im.conversations>) => asked(im.conversations(uid, ask)),
    receive: (message: WebhookMessage) =>
      void received.push(`${message.fromUID} to ${message.toUID}: ${textOf(message)}`),
  }
  const messages = createWebhookMessages(shop.deps)
  let running: MissedMessages | undefined
  let last: WebhookMessage | undefined
  im.onMessage((message) => {
    last = message
  })
  const say = async (fromUID: string, channelID: string, content: string): Promise<WebhookMessage> => {
    const payload = new TextEncoder().encode(JSON.stringify({ type: 1, content }))
    await im.send({ fromUID, channelID, channelType: 1, header: STORED, payload })
    assert.ok(last)
    return last
  }
  return {
    heard: received,
    say,
    away: (is: boolean) => {
      isAway = is
    },
    /** As the webhook does. */
    tell: async (...told: WebhookMessage[]): Promise<void> => {
      await receiveNew(server, messages, told)
      running?.received(told)
      await running?.settled()
    },
    start: async (): Promise<void> => {
      running = startMissed(shop.deps, server)
      await running.settled()
    },
    pass: async (ms: number): Promise<void> => {
      shop.clock.advance(ms)
      await running?.settled()
    },
    stop: async (): Promise<void> => {
      await running?.stop()
      running = undefined
    },
  }
}

missed('are requested at the start, and received once and in order', async () => {
  const { say, start, stop, tell, heard: received, pass } = await open()
  await start()
  await tell(await say('u1', 'm1', 'before'))
  await stop()
  await say('u1', 'm1', 'first')
  await say('u1', 'm1', 'second')
  await say('u2', 'service', 'other')
  await start()
  assert.equal([...received].sort(), [
    'u1 to m1: before',
    'u1 to m1: first',
    'u1 to m1: second',
    'u2 to service: other',
  ])
  assert.ok(received.indexOf('u1 to m1: first') < received.indexOf('u1 to m1: second'))
  await stop()
  await start()
  await pass(11 * 60_000)
  assert.is(received.length, 4)
  await stop()
})

missed('are found after a silence, without any further message', async () => {
  const { say, start, heard: received, pass, stop } = await open()
  await start()
  await pass(60 * 60_000)
  await say('u1', 'm2', 'is anybody there?')
  await pass(10 * 60_000)
  assert.equal(received, ['u1 to m2: is anybody there?'])
  await stop()
})

missed('are found at once when a conversation’s numbers have a gap', async () => {
  const { say, start, tell, heard: received, stop } = await open()
  await start()
  await tell(await say('u1', 'm1', 'one'))
  await say('u1', 'm1', 'two')
  await tell(await say('u1', 'm1', 'three'))
  assert.equal(received, ['u1 to m1: one', 'u1 to m1: three', 'u1 to m1: two'])
  await stop()
})

missed('do not include messages from before the first check', async () => {
  const { say, start, heard: received, stop } = await open()
  await say('u1', 'm1', 'long ago')
  shop.clock.advance(2 * HOUR)
  await start()
  assert.equal(received, [])
  await stop()
})

missed('are received once however long the shop was stopped', async () => {
  const { say, start, stop, tell, heard: received } = await open()
  await start()
  await tell(await say('u1', 'm1', 'told'))
  await stop()
  await say('u1', 'm1', 'not told')
  shop.clock.advance(30 * HOUR)
  await start()
  assert.equal(received, ['u1 to m1: told', 'u1 to m1: not told'])
  await stop()
})

missed('are requested again each minute while the server is unreachable', async () => {
  const { say, start, stop, heard: received, away, pass } = await open()
  await start()
  await stop()
  await say('u1', 'm1', 'hello?')
  away(true)
  await start()
  await pass(60_000)
  assert.equal(received, [])
  away(false)
  await pass(60_000)
  assert.equal(received, ['u1 to m1: hello?'])
  await stop()
})

missed('can be more than a page of one conversation', async () => {
  const { say, start, stop, heard: received } = await open()
  await start()
  await stop()
  const all = Array.from({ length: 250 }, (_, at) => `n${at}`)
  for (const content of all) await say('u1', 'm1', content)
  await start()
  assert.equal(
    received,
    all.map((content) => `u1 to m1: ${content}`),
  )
  await stop()
})

missed.run()
