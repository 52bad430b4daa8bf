import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Gateway } from '../../../../../adapters/embedded-backend/chat/gateway/gateway.ts'
import {
  createImOfGateway,
  openMessageStream,
} from '../../../../../adapters/embedded-backend/chat/gateway/im-of-gateway.ts'
import { channelKey } from '../../../../../domain/messaging/channels/channel.ts'
import { streamText } from '../../../../../domain/messaging/delivery/stream.ts'
import { openLiveClient } from '../../../../interop/live-client.ts'
import { createServerApi } from '../../../../interop/server-api.ts'
import { startLoopbackGateway } from '../../../../support/backend/chat/loopback-gateway.ts'
import { until } from '../../../../support/until.ts'

const streams = suite('a streamed message over a real socket')

const ANA = { channelID: 'ana', channelType: 1 }
const BEN = { channelID: 'ben', channelType: 1 }
const KEY = channelKey(ANA)

const open = async (streamLayout: 'legacy' | 'new') => {
  const server = await startLoopbackGateway({ streamLayout, highestVersion: 4 })
  await server.gateway.register('ben', 'token', 1, 0)
  const host = createServerApi(server.api, server.managerToken).hostOf('ben')
  const device = openLiveClient({ uid: 'ben', token: 'token', address: server.ws, host })
  const { client } = device
  client.connect()
  await until(() => client.status$.value.state === 'connected')
  const view = () => client.messages$(KEY).value
  return {
    gateway: server.gateway,
    device,
    view,
    shown: () => [...view().streams.values()].map((stream) => [streamText(stream), stream.status]),
    close: async () => {
      await device.close()
      await server.close()
    },
  }
}

/** The texts that stand in history. */
const kept = async (gateway: Gateway): Promise<readonly string[]> => {
  const pull = { startMessageSeq: 0, endMessageSeq: 0, limit: 9, pullMode: 0 } as const
  const page = await createImOfGateway(gateway).messages('ben', ANA, pull)
  return page.messages.map(({ payload }) => JSON.parse(new TextDecoder().decode(payload)).content)
}

for (const layout of ['legacy', 'new'] as const) {
  streams(`grows in one message in the ${layout} layout, and history has the whole`, async () => {
    const { gateway, device, view, shown, close } = await open(layout)
    const stream = await openMessageStream(gateway, 'ana', BEN)
    await until(() => view().messages.length === 1)
    await stream.append('one ')
    await until(() => shown()[0]?.[0] === 'one ')
    assert.equal(shown(), [['one ', 'growing']])
    await stream.append('two ✓')
    await stream.end()
    await until(() => shown()[0]?.[1] !== 'growing')
    assert.equal(shown()[0]?.[0], 'one two ✓')
    assert.equal([view().messages.length, view().messages[0]?.messageSeq], [1, 1])
    assert.equal(await kept(gateway), ['one two ✓'])
    // The next message follows it without a gap, so that the pieces have taken no number.
    await gateway.send({
      fromUID: 'ana',
      to: 'ben',
      channelType: 1,
      clientMsgNo: 'next',
      flags: 2,
      setting: 0,
      expire: 0,
      payload: new TextEncoder().encode('{"content":"next","type":1}'),
    })
    await until(() => device.texts(ANA).includes('next'))
    assert.equal([view().messages.at(-1)?.messageSeq, view().gaps.length], [2, 0])
    await close()
  })
}

streams('that a crash has interrupted goes on in the same message when it is written again', async () => {
  const { gateway, view, shown, close } = await open('new')
  const cut = await openMessageStream(gateway, 'ana', BEN, 'answer-1')
  await cut.append('one ')
  await cut.append('two ')
  await until(() => shown()[0]?.[0] === 'one two ')
  const again = await openMessageStream(gateway, 'ana', BEN, 'answer-1')
  await again.append('one ')
  assert.equal(await kept(gateway), ['one two '])
  await again.append('two ')
  await again.append('three')
  await again.end()
  await until(() => shown()[0]?.[1] !== 'growing')
  assert.equal(shown(), [['one two three', 'ended']])
  assert.is(view().messages.length, 1)
  assert.equal(await kept(gateway), ['one two three'])
  await close()
})

streams.run()
