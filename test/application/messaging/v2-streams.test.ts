import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Messaging } from '../../../application/messaging/messaging.ts'
import { channelKey } from '../../../domain/messaging/channels/channel.ts'
import { streamOf, streamText } from '../../../domain/messaging/delivery/stream.ts'
import { ME, PEER, PEER_KEY, textsIn } from '../../support/messaging/messaging-run.ts'
import { createV2Run, type V2Options } from '../../support/messaging/v2-server.ts'

const v2 = suite('streamed answers of WuKongIM v2.2 (requirements W10, W12)')

const ANCHOR = { type: 1, content: 'Sedang menulis jawaban untuk Anda' }
/** The room of the server's own account, which has no name in messages. */
const SYSTEM_KEY = channelKey({ channelID: '', channelType: 1 })
const delta = (text: string) => ({ kind: 'text', delta: text })

const open = async (options: V2Options = {}) => {
  const run = createV2Run(options)
  const tab = run.openTab()
  await run.pass(10)
  void tab.client.openConversation(PEER)
  await run.pass(10 + (options.historyMs ?? 0))
  return { run, tab, client: tab.client }
}

/** What each message of the conversation shows: its text, and how its stream stands. */
const shown = (client: Messaging, key = PEER_KEY) => {
  const { messages, streams } = client.messages$(key).value
  return messages.map((message) => {
    const { body } = message.content
    const stream = streamOf(message, streams)
    const said = stream && streamText(stream)
    return [said || (body.kind === 'text' ? body.text : body.kind), stream?.status]
  })
}

v2('an empty streamNo is no stream: the other messages of the conversation stay what they are', async () => {
  const { run, client } = await open()
  run.server.say(PEER.channelID, { type: 1, content: 'Selamat pagi' })
  run.server.say(PEER.channelID, { type: 2, url: '/a.webp', width: 10, height: 10 })
  const message = run.begin(PEER.channelID, ANCHOR)
  await run.pass(100)
  await run.event(message, 'stream.delta', delta('Ya, '))
  await run.event(message, 'stream.delta', delta('ada.'))
  run.server.say(PEER.channelID, { type: 1, content: 'Ada lagi?' })
  await run.pass(40_000)
  assert.equal(shown(client), [
    ['Selamat pagi', undefined],
    ['image', undefined],
    ['Ya, ada.', 'interrupted'],
    ['Ada lagi?', undefined],
  ])
  assert.equal(client.messages$(PEER_KEY).value.streams.has(''), false)
})

v2('a finished answer is read from history, without a backend that joins it', async () => {
  const { run, tab } = await open()
  const message = run.begin(PEER.channelID, ANCHOR)
  await run.event(message, 'stream.delta', delta('Ya, ada.'))
  await run.event(message, 'stream.delta', delta('hm'), 'thinking')
  await run.event(message, 'stream.close', { end_reason: 0 })
  tab.kill()
  const { client } = run.openTab()
  await run.pass(10)
  await client.openConversation(PEER)
  await run.pass(100)
  assert.equal(shown(client), [['Ya, ada.', 'ended']])
  assert.equal(textsIn(client), ['Ya, ada.'])
})

v2('an answer continues after a reload in its middle', async () => {
  const { run, tab } = await open()
  const message = run.begin(PEER.channelID, ANCHOR)
  await run.event(message, 'stream.delta', delta('satu '))
  tab.kill()
  await run.event(message, 'stream.delta', delta('dua '))
  const { client } = run.openTab()
  await run.pass(10)
  await client.openConversation(PEER)
  await run.pass(100)
  assert.equal(shown(client), [['satu dua ', 'growing']])
  await run.event(message, 'stream.delta', delta('tiga '))
  await run.pass(100)
  await run.event(message, 'stream.delta', delta('empat'))
  await run.pass(100)
  assert.equal(shown(client), [['satu dua tiga empat', 'growing']])
  await run.event(message, 'stream.close', { end_reason: 0 })
  await run.pass(100)
  assert.equal(shown(client), [['satu dua tiga empat', 'ended']])
})

v2('events that come before the history of a reloaded conversation are not lost', async () => {
  const { run, tab } = await open({ latencyMs: 40 })
  const message = run.begin(PEER.channelID, ANCHOR)
  await run.pass(100)
  await run.event(message, 'stream.delta', delta('satu '))
  // Acknowledged: the server sends it to no later connection.
  await run.pass(200)
  tab.kill()
  const { client } = run.openTab()
  await run.pass(200)
  await run.event(message, 'stream.delta', delta('dua '))
  await run.event(message, 'stream.delta', delta('tiga'))
  await client.openConversation(PEER)
  await run.pass(300)
  assert.equal(shown(client), [['satu dua tiga', 'growing']])
})

v2('text written after the history was loaded, and before the connection, is not missed', async () => {
  const { run, tab } = await open({ latencyMs: 40 })
  const message = run.begin(PEER.channelID, ANCHOR)
  await run.pass(100)
  await run.event(message, 'stream.delta', delta('satu '))
  await run.pass(200)
  tab.kill()
  const { client } = run.openTab()
  void client.openConversation(PEER)
  await run.pass(20)
  assert.equal(shown(client), [['satu ', 'growing']])
  await run.event(message, 'stream.delta', delta('dua '))
  await run.event(message, 'stream.delta', delta('tiga'))
  await run.pass(300)
  assert.equal(shown(client), [['satu dua tiga', 'growing']])
})

v2('history requested before the connection that arrives later hides nothing', async () => {
  const { run, tab } = await open({ latencyMs: 40, historyMs: 400 })
  const message = run.begin(PEER.channelID, ANCHOR)
  await run.pass(100)
  await run.event(message, 'stream.delta', delta('satu '))
  await run.pass(600)
  tab.kill()
  const { client } = run.openTab()
  void client.openConversation(PEER)
  await run.pass(20)
  await run.event(message, 'stream.delta', delta('dua'))
  await run.pass(1500)
  assert.equal(shown(client), [['satu dua', 'growing']])
})

for (const isEnded of [false, true]) {
  const how = isEnded ? 'written' : 'begun'

  v2(
    `an answer that was ${how} after the history was loaded, and before the connection, is not missed`,
    async () => {
      const { run, tab } = await open({ latencyMs: 40 })
      const message = run.begin(PEER.channelID, ANCHOR)
      await run.pass(300)
      tab.kill()
      const { client } = run.openTab()
      void client.openConversation(PEER)
      await run.pass(20)
      assert.equal(shown(client), [[ANCHOR.content, undefined]])
      await run.event(message, 'stream.delta', delta('satu'))
      if (isEnded) await run.event(message, 'stream.close')
      await run.pass(300)
      assert.equal(shown(client), [['satu', isEnded ? 'ended' : 'growing']])
    },
  )

  v2(`an answer that was ${how} during a disconnect is not missed`, async () => {
    const { run, client } = await open()
    const [message] = [run.begin(PEER.channelID, ANCHOR), run.begin(PEER.channelID, ANCHOR)]
    await run.pass(100)
    run.network.cutNow('clean')
    await run.event(message, 'stream.delta', delta('satu'))
    if (isEnded) await run.event(message, 'stream.error', { error: 'model away' })
    await run.pass(8000)
    assert.equal(shown(client), [
      ['satu', isEnded ? 'failed' : 'growing'],
      [ANCHOR.content, undefined],
    ])
  })

  v2(`events that come while the history is under way are not lost (${how})`, async () => {
    const { run, tab } = await open({ historyMs: 400 })
    const message = run.begin(PEER.channelID, ANCHOR)
    await run.event(message, 'stream.delta', delta('satu '))
    // Before the conversation is cached on the device.
    await run.pass(200)
    tab.kill()
    const { client } = run.openTab()
    await run.pass(1000)
    void client.openConversation(PEER)
    await run.pass(20)
    await run.event(message, 'stream.delta', delta('dua'))
    if (isEnded) await run.event(message, 'stream.close')
    await run.pass(2000)
    assert.equal(shown(client), [['satu dua', isEnded ? 'ended' : 'growing']])
  })

  v2(`events that come while a missed message is being loaded are not lost (${how})`, async () => {
    const { run, client } = await open({ historyMs: 400 })
    run.network.cutNow('clean')
    const message = run.begin(PEER.channelID, ANCHOR)
    run.server.giveUp()
    await run.event(message, 'stream.delta', delta('satu '))
    while (client.status$.value.state !== 'connected') await run.pass(10)
    await run.pass(50)
    assert.equal(shown(client), [])
    await run.event(message, 'stream.delta', delta('dua'))
    if (isEnded) await run.event(message, 'stream.close')
    await run.pass(2000)
    assert.equal(shown(client), [['satu dua', isEnded ? 'ended' : 'growing']])
  })
}

for (const isBegun of [false, true]) {
  const what = isBegun ? 'its text so far' : 'a page from before its first words'

  v2(
    `an answer that ends while ${what} is being loaded is whole, though equal calls share an answer`,
    async () => {
      const { run, tab } = await open({ latencyMs: 40, historyMs: 400, isSharing: true })
      const message = run.begin(PEER.channelID, ANCHOR)
      await run.pass(600)
      tab.kill()
      const { client } = run.openTab()
      void client.openConversation(PEER)
      while (client.status$.value.state !== 'connected') await run.pass(10)
      // Connected, it looks for what it has missed; a second later nothing is under way any more.
      await run.pass(isBegun ? 1000 : 50)
      await run.event(message, 'stream.delta', delta('satu '))
      await run.pass(100)
      await run.event(message, 'stream.delta', delta('dua'))
      await run.event(message, 'stream.close')
      await run.pass(2000)
      assert.equal(shown(client), [['satu dua', 'ended']])
    },
  )
}

v2(
  'two disconnects while the text so far is being loaded lose nothing, though equal calls share an answer',
  async () => {
    // A slow line: the answer to what is asked after the first comes after the second.
    const { run, client } = await open({ historyMs: 9000, isSharing: true })
    const message = run.begin(PEER.channelID, ANCHOR)
    await run.pass(100)
    await run.event(message, 'stream.delta', delta('satu '))
    for (const missed of ['dua ', 'tiga ']) {
      run.network.cutNow('clean')
      await run.event(message, 'stream.delta', delta(missed))
      while (client.status$.value.state !== 'connected') await run.pass(10)
      await run.pass(50)
    }
    await run.event(message, 'stream.delta', delta('empat'))
    await run.pass(30_000)
    assert.equal(shown(client)[0]?.[0], 'satu dua tiga empat')
  },
)

for (const hasEventSync of [false, true]) {
  v2(
    `a disconnect in the middle loses nothing${hasEventSync ? ', by /message/eventsync' : ', by history'}`,
    async () => {
      const { run, client } = await open({ hasEventSync })
      const message = run.begin(PEER.channelID, ANCHOR)
      await run.pass(100)
      await run.event(message, 'stream.delta', delta('satu '))
      run.network.cutNow('clean')
      await run.event(message, 'stream.delta', delta('dua '))
      await run.event(message, 'stream.snapshot', { kind: 'text', text: 'satu dua tiga ' })
      await run.pass(8000)
      await run.event(message, 'stream.delta', delta('empat'))
      await run.pass(100)
      assert.equal(shown(client), [['satu dua tiga empat', 'growing']])
    },
  )

  v2(`an end that was missed is found after the reconnect (${hasEventSync})`, async () => {
    const { run, client } = await open({ hasEventSync })
    const message = run.begin(PEER.channelID, ANCHOR)
    await run.pass(100)
    await run.event(message, 'stream.delta', delta('satu '))
    run.network.cutNow('clean')
    await run.event(message, 'stream.delta', delta('dua'))
    await run.event(message, 'stream.close', { end_reason: 0 })
    await run.pass(8000)
    assert.equal(shown(client), [['satu dua', 'ended']])
  })
}

for (const [type, status] of [
  ['stream.error', 'failed'],
  ['stream.cancel', 'cancelled'],
] as const) {
  v2(`${type} is shown, live and after a reload`, async () => {
    const { run, tab, client } = await open()
    const message = run.begin(PEER.channelID, ANCHOR)
    await run.event(message, 'stream.delta', delta('Ya, '))
    await run.event(message, type, type === 'stream.error' ? { error: 'model away' } : {})
    await run.pass(100)
    assert.equal(shown(client), [['Ya, ', status]])
    tab.kill()
    const again = run.openTab()
    await run.pass(10)
    await again.client.openConversation(PEER)
    await run.pass(100)
    assert.equal(shown(again.client), [['Ya, ', status]])
  })
}

v2('an answer that only a following tab shows grows there, too', async () => {
  const { run, tab } = await open()
  const message = run.begin(PEER.channelID, ANCHOR)
  await run.event(message, 'stream.delta', delta('satu '))
  await run.pass(300)
  tab.kill()
  run.openTab()
  await run.pass(1000)
  const { client } = run.openTab()
  await run.pass(10)
  void client.openConversation(PEER)
  await run.pass(100)
  assert.equal(shown(client), [['satu ', 'growing']])
  await run.event(message, 'stream.delta', delta('dua '))
  await run.event(message, 'stream.delta', delta('tiga'))
  await run.pass(100)
  assert.equal(shown(client), [['satu dua tiga', 'growing']])
  await run.event(message, 'stream.cancel')
  await run.pass(100)
  assert.equal(shown(client), [['satu dua tiga', 'cancelled']])
})

for (const historyMs of [0, 400]) {
  const when = historyMs === 0 ? 'before' : 'while'

  v2(`a following tab opened in the middle of an answer that grows ${when} its history loads`, async () => {
    const { run } = await open({ historyMs })
    const message = run.begin(PEER.channelID, ANCHOR)
    await run.pass(100)
    await run.event(message, 'stream.delta', delta('satu '))
    const { client } = run.openTab()
    await run.pass(10)
    if (historyMs > 0) void client.openConversation(PEER)
    await run.event(message, 'stream.delta', delta('dua '))
    if (historyMs === 0) void client.openConversation(PEER)
    await run.pass(100 + historyMs)
    assert.equal(shown(client), [['satu dua ', 'growing']])
    await run.event(message, 'stream.delta', delta('tiga'))
    assert.equal(shown(client), [['satu dua tiga', 'growing']])
    await run.event(message, 'stream.close')
    await run.pass(100)
    assert.equal(shown(client), [['satu dua tiga', 'ended']])
  })
}

v2('events sent by the server’s own account belong to their message', async () => {
  const { run, client } = await open()
  const message = run.begin(PEER.channelID, ANCHOR, '')
  await run.pass(100)
  await run.event(message, 'stream.delta', delta('Pemberitahuan'))
  await run.event(message, 'stream.close')
  await run.pass(100)
  assert.equal(shown(client, SYSTEM_KEY), [['Pemberitahuan', 'ended']])
  assert.equal(client.messages$(channelKey({ channelID: ME, channelType: 1 })).value.messages, [])
})

v2('without event sync at the host, the whole text comes with the end', async () => {
  const { run, client } = await open({ isBlind: true })
  const message = run.begin(PEER.channelID, ANCHOR)
  await run.pass(100)
  await run.event(message, 'stream.delta', delta('satu '))
  run.network.cutNow('clean')
  await run.event(message, 'stream.delta', delta('dua '))
  await run.pass(8000)
  await run.event(message, 'stream.delta', delta('tiga'))
  assert.equal(shown(client), [['satu ', 'growing']])
  await run.event(message, 'stream.close', { snapshot: { kind: 'text', text: 'satu dua tiga' } })
  await run.pass(100)
  assert.equal(shown(client), [['satu dua tiga', 'ended']])
})

v2.run()
