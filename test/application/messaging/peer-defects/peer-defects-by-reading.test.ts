import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { SocketPort } from '../../../../application/ports/socket-port.ts'
import { textContent } from '../../../../domain/messaging/content/content.ts'
import { aRecv } from '../../../support/messaging/messages.ts'
import { createMessagingRun, PEER, PEER_KEY, textsIn } from '../../../support/messaging/messaging-run.ts'

// Rows M9 to M14 and C1 to C4 of docs/messaging-defects.md: what requirement E3 found by reading and by cutting.

const defects = suite('defects of the SDK found by reading its code')

const RECVACK = 6

const connected = async () => {
  const run = createMessagingRun()
  const { client } = run.openTab()
  await run.pass(10)
  return { run, client }
}

defects(
  'M9: a socket that reports its end twice leads to one attempt; in the SDK error and close both do',
  async () => {
    const run = createMessagingRun()
    const twice: SocketPort = {
      open: (address, listener) =>
        run.network.open(address, {
          ...listener,
          opened: () => listener.opened(),
          received: (bytes) => listener.received(bytes),
          closed: () => {
            listener.closed()
            listener.closed()
          },
        }),
    }
    const { client } = run.openTab({ socket: twice })
    await run.pass(10)
    run.network.cutNow('abrupt')
    await run.pass(7000)
    assert.is(client.status$.value.state, 'connected')
    assert.equal([run.network.opened.length, run.network.live()], [2, 1])
  },
)

defects('M10: the send timer ends with the connection; in the SDK it runs for ever', async () => {
  const { run, client } = await connected()
  await run.pass(2000)
  const idle = run.clock.pending()
  client.send(textContent('hi'), PEER)
  await run.pass(10)
  await run.pass(5000)
  assert.is(run.clock.pending(), idle)
})

defects('M11: a message written after the connection broke is not lost', async () => {
  const { run, client } = await connected()
  client.send(textContent('before'), PEER)
  run.network.cutNow('abrupt')
  client.send(textContent('after'), PEER)
  await run.pass(10_000)
  assert.equal(textsIn(client), ['before', 'after'])
  assert.is(run.server.stored(PEER.channelID).length, 2)
})

defects('M14: a message is acknowledged once it is in the store, never before', async () => {
  const run = createMessagingRun()
  const shown: number[] = []
  const watched: SocketPort = {
    open: (address, listener) => {
      const socket = run.network.open(address, listener)
      return {
        ...socket,
        send: (bytes) => {
          if ((bytes[0] ?? 0) >> 4 === RECVACK) shown.push(textsIn(client).length)
          socket.send(bytes)
        },
      }
    },
  }
  const { client } = run.openTab({ socket: watched })
  await run.pass(10)
  run.server.push(aRecv(1))
  await run.pass(10)
  assert.equal(shown, [1])
})

const CUTS = ['clean', 'abrupt', 'silent'] as const

/** Twelve messages each way, as the peer was measured, with one cut. */
const conversationWithCut = async (direction: 'up' | 'down', atByte: number, how: (typeof CUTS)[number]) => {
  const run = createMessagingRun({ latencyMs: 5 })
  run.network.plan({ direction, atByte, how })
  const { client } = run.openTab()
  await run.pass(50)
  for (let at = 1; at <= 12; at++) {
    client.send(textContent(`up ${at}`), PEER)
    run.server.say('m8', { type: 1, content: `down ${at}` })
    await run.pass(20)
  }
  await run.pass(120_000)
  const up = run.server.stored(PEER.channelID).length
  return { run, client, up }
}

const numbered = (word: string) => Array.from({ length: 12 }, (_, at) => `${word} ${at + 1}`)

for (const [row, direction, how] of [
  ['C1', 'up', 'abrupt'],
  ['C2', 'down', 'abrupt'],
  ['C3', 'down', 'silent'],
] as const) {
  defects(
    `${row}: a ${how} interruption ${direction} loses, duplicates and reorders nothing, and counts right`,
    async () => {
      for (const atByte of [40, 150, 333, 512, 777, 1000]) {
        const { client, up } = await conversationWithCut(direction, atByte, how)
        const where = `${direction} ${atByte} ${how}`
        assert.is(up, 12, where)
        assert.equal(textsIn(client, PEER_KEY), numbered('up'), where)
        assert.is(client.unreadTotal$.value, 12, where)
        await client.dispose()
      }
    },
  )
}

defects('C4: a server that is silent from the first byte is left and reconnected', async () => {
  const { run, client, up } = await conversationWithCut('down', 3, 'silent')
  assert.is(client.status$.value.state, 'connected')
  assert.ok(run.network.opened.length >= 2)
  assert.is(up, 12)
})

defects.run()
