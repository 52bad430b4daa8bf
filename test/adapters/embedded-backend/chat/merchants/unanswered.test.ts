import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { followMessages } from '../../../../../adapters/embedded-backend/chat/api/follow-messages.ts'
import { payloadOf } from '../../../../../adapters/embedded-backend/chat/api/uids.ts'
import { gatewayOf, imOf } from '../../../../../adapters/embedded-backend/chat/gateway/gateway-part.ts'
import { createMerchantWorker } from '../../../../../adapters/embedded-backend/chat/merchants/merchant-worker.ts'
import { MAX_UNANSWERED } from '../../../../../adapters/embedded-backend/chat/merchants/waiting.ts'
import { HeaderFlag } from '../../../../../domain/messaging/wire/packets.ts'
import { startBackend, type TestBackend } from '../../../../support/backend/backend.ts'

const unanswered = suite('the record of shoppers’ unanswered messages')
let shop: TestBackend

unanswered.before.each(async () => {
  shop = await startBackend()
})
unanswered.after.each(async () => {
  assert.equal(shop.errors, [])
  await shop.close()
})

let names = 0
const newName = (): string => {
  names += 1
  return `no-${names}`
}

/** Stored by the messaging server; nobody of the shop is there to hear it. */
const store = (content: object, clientMsgNo = newName(), to = 'm1') =>
  gatewayOf(shop.deps).send({
    fromUID: 'u1',
    to,
    channelType: 1,
    clientMsgNo,
    flags: HeaderFlag.reddot,
    setting: 0,
    expire: 0,
    payload: payloadOf(content as Readonly<Record<string, unknown>>),
  })
const ask = (content: string) => store({ type: 1, content })

const owed = () => shop.deps.database.query('select user_id, peer, from_seq from chat_waiting order by peer')

const answers = async (): Promise<readonly string[]> => {
  const pull = { startMessageSeq: 0, endMessageSeq: 0, limit: 100, pullMode: 0 } as const
  const { messages } = await imOf(shop.deps).messages('u1', { channelID: 'm1', channelType: 1 }, pull)
  return messages.filter(({ fromUID }) => fromUID === 'm1').map(({ clientMsgNo }) => clientMsgNo)
}

/** The next process: its merchants take up what is left. */
const workOn = async (): Promise<void> => {
  const worker = createMerchantWorker(shop.deps, imOf(shop.deps))
  worker.resume()
  for (let step = 0; step < 60; step += 1) {
    await worker.settled()
    shop.clock.advance(500)
  }
  await worker.stop()
}

unanswered(
  'is written with the message, so that it is answered though the process ended before a merchant received it',
  async () => {
    await ask('stok radio')
    assert.equal(await owed(), [{ user_id: 1, peer: 'm1', from_seq: 1 }])
    await workOn()
    assert.ok((await answers()).some((name) => name.startsWith('answer-m1-')))
    assert.equal(await owed(), [])
  },
)

unanswered('starts with the first of several questions', async () => {
  await ask('Halo')
  await ask('stok radio')
  assert.equal(await owed(), [{ user_id: 1, peer: 'm1', from_seq: 1 }])
})

unanswered(
  'leaves out commands, imported messages, messages to other shoppers and those of banned shoppers',
  async () => {
    await store({ type: 99, cmd: 'typing', param: {} })
    await store({ type: 1, content: 'Halo' }, 'import-1')
    await store({ type: 1, content: 'Halo' }, 'to-a-shopper', 'u2')
    await shop.deps.database.query('update users set chat_banned = true where id = 1')
    await ask('Halo')
    assert.equal(await owed(), [])
  },
)

unanswered('is cleared by an answer to the newest of very many questions', async () => {
  for (let count = 0; count < MAX_UNANSWERED + 10; count += 1) await ask(`Halo ${count}`)
  const { message: spoken } = await ask('stok radio')
  await workOn()
  assert.ok((await answers()).includes(`answer-m1-${spoken.messageID}-0`))
})

unanswered(
  'is cleared half a minute later when the messaging server was unreachable, and retried while it still is',
  async () => {
    const im = imOf(shop.deps)
    let asked = 0
    let isAway = true
    const messages: typeof im.messages = (...which) => {
      asked += 1
      return isAway ? Promise.reject(new Error('away')) : im.messages(...which)
    }
    const worker = createMerchantWorker(shop.deps, { ...im, messages })
    const wait = async (ms: number) => {
      for (let left = ms; left > 0; left -= 500) {
        await worker.settled()
        shop.clock.advance(500)
      }
      await worker.settled()
    }
    await ask('stok radio')
    worker.resume()
    await wait(29_000)
    assert.is(asked, 1)
    await wait(2_000)
    assert.is(asked, 2)
    await wait(58_000)
    assert.is(asked, 2)
    isAway = false
    await wait(20_000)
    assert.equal([(await answers()).length > 0, await owed()], [true, []])
    assert.is(shop.errors.length, 2)
    ;(shop.errors as string[]).length = 0
    await worker.stop()
  },
)

unanswered('holds every message that was received before the server stopped', async () => {
  const followed: string[] = []
  const following = followMessages(shop.deps, imOf(shop.deps), [
    async ({ clientMsgNo }) => void followed.push(clientMsgNo),
  ])
  for (const name of ['one', 'two', 'three']) await store({ type: 1, content: 'Halo' }, name)
  await following.stop()
  assert.equal(followed, ['one', 'two', 'three'])
})

unanswered.run()
