import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createFakeLog } from '../../../adapters/fakes/fake-ports.ts'
import { createSubscriptions } from '../../../application/messaging/subscriptions.ts'
import type { Channel } from '../../../domain/messaging/channels/channel.ts'
import type { Packet } from '../../../domain/messaging/wire/packets.ts'
import { ok } from '../../../domain/shared/result.ts'
import { makeMessage } from '../../support/messaging/messages.ts'

const subscriptions = suite('subscriptions')
const PRICES: Channel = { channelID: 'prices', channelType: 7 }

const start = () => {
  const sent: string[] = []
  const wished: string[] = []
  const send = (packets: readonly Packet[]) => {
    for (const packet of packets) {
      if (packet.kind === 'sub') sent.push(`${packet.action} ${packet.channelID} ${packet.param}`)
    }
    return ok(undefined)
  }
  const log = createFakeLog()
  const work = createSubscriptions({ send }, log, ({ channelID }, isWanted) =>
    wished.push(`${channelID} ${isWanted}`),
  )
  const answer = (action: number, channel = PRICES) =>
    work.acknowledged({ kind: 'suback', flags: 0, number: '', ...channel, action, reasonCode: 1 })
  return { work, sent, wished, answer, log }
}

subscriptions(
  'are requested once for a channel however many listen, and deliver its messages to each',
  () => {
    const { work, sent, wished } = start()
    work.began()
    const heard: string[] = []
    work.subscribe(PRICES, () => heard.push('one'))
    const two = work.subscribe(PRICES, () => heard.push('two'))
    work.deliver(makeMessage(1, { channel: PRICES }))
    two.unsubscribe()
    two.unsubscribe()
    work.deliver(makeMessage(2, { channel: PRICES }))
    assert.equal(heard, ['one', 'two', 'one'])
    assert.equal([sent, wished], [['0 prices {}'], ['prices true']])
  },
)

subscriptions('deliver to other listeners when one throws, and log the error', () => {
  const { work, log } = start()
  const heard: number[] = []
  work.subscribe(PRICES, () => {
    throw new Error('listener')
  })
  work.subscribe(PRICES, ({ messageSeq }) => heard.push(messageSeq))
  work.deliver(makeMessage(1, { channel: PRICES }))
  assert.equal(heard, [1])
  assert.equal(log.written, [{ level: 'error', event: 'messaging-listener' }])
})

subscriptions('end when the last listener leaves, and are requested again by the next', () => {
  const { work, sent, wished, answer } = start()
  work.began()
  const first = work.subscribe(PRICES, () => undefined)
  answer(0)
  first.unsubscribe()
  answer(1)
  work.subscribe(PRICES, () => undefined)
  assert.equal(sent, ['0 prices {}', '1 prices ', '0 prices {}'])
  assert.equal(wished, ['prices true', 'prices false', 'prices true'])
})

subscriptions('wait for a session, and are requested again in each', () => {
  const { work, sent, answer } = start()
  work.subscribe(PRICES, () => undefined)
  assert.equal(sent, [])
  work.began()
  answer(0)
  work.ended()
  work.began()
  assert.equal(sent, ['0 prices {}', '0 prices {}'])
})

subscriptions('read parameters from the id and from the options', () => {
  const { work, sent } = start()
  work.began()
  work.subscribe({ channelID: 'prices?shop=m7', channelType: 7 }, () => undefined, { lang: 'en' })
  assert.equal(sent, ['0 prices?shop=m7 {"shop":"m7","lang":"en"}'])
})

subscriptions('52: two quick calls each get their own answer', () => {
  const { work, sent, answer } = start()
  work.began()
  work.subscribe(PRICES, () => undefined).unsubscribe()
  answer(0)
  work.ended()
  work.began()
  assert.equal(sent.slice(-1), ['1 prices '])
  answer(1)
  work.ended()
  work.began()
  assert.is(sent.length, 3)
})

subscriptions('of another tab are requested here, unless this tab listens itself', () => {
  const { work, sent } = start()
  work.began()
  work.setWanted(PRICES, true)
  work.setWanted(PRICES, false)
  assert.equal(sent, ['0 prices {}', '1 prices '])
})

subscriptions('are no longer sent to a server that has closed on them twice', () => {
  const { work, sent } = start()
  work.subscribe(PRICES, () => undefined)
  for (const _ of [1, 2, 3]) {
    work.began()
    work.ended()
  }
  assert.is(sent.length, 2)
  assert.is(work.isUnsupported(), true)
})

subscriptions.run()
