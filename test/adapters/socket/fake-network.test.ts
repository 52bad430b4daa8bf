import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createFakeClock } from '../../../adapters/fakes/fake-clock.ts'
import type { CutHow, Direction } from '../../../adapters/fakes/fake-connection.ts'
import { createFakeNetwork } from '../../../adapters/fakes/fake-socket.ts'

const network = suite('fake network')

/** A server that answers each piece with the same bytes, and everything that both sides hear. */
const open = (latencyMs = 0) => {
  const clock = createFakeClock()
  const net = createFakeNetwork(clock)
  net.setLatency(latencyMs)
  const told: string[] = []
  net.serve((address, client) => {
    told.push(`server accepts ${address}`)
    return {
      received: (bytes) => {
        told.push(`server ${[...bytes]}`)
        client.send(bytes)
      },
      closed: () => told.push('server closed'),
    }
  })
  const connect = () =>
    net.open('ws://x', {
      opened: () => told.push('opened'),
      received: (bytes) => told.push(`client ${[...bytes]}`),
      closed: () => told.push('closed'),
    })
  const heard = () => told.splice(0)
  return { clock, net, connect, heard }
}

const CUT_AT_TWO: Readonly<Record<Direction, Readonly<Record<CutHow, readonly string[]>>>> = {
  up: {
    clean: ['server 1,2', 'server closed', 'closed'],
    abrupt: ['server closed', 'closed'],
    silent: ['server 1,2'],
  },
  down: {
    clean: ['server 1,2,3', 'client 1,2', 'server closed', 'closed'],
    abrupt: ['server 1,2,3', 'server closed', 'closed'],
    silent: ['server 1,2,3', 'client 1,2'],
  },
}

for (const direction of ['up', 'down'] as const) {
  for (const how of ['clean', 'abrupt', 'silent'] as const) {
    network(`is cut before byte 2 of direction ${direction}: ${how}`, () => {
      const { clock, net, connect, heard } = open()
      const socket = connect()
      clock.advance(0)
      heard()
      net.plan({ direction, atByte: 2, how })
      socket.send(Uint8Array.of(1, 2, 3))
      clock.advance(1_000)
      assert.equal(heard().sort(), [...CUT_AT_TWO[direction][how]].sort())
      assert.is(net.carried[direction], 2)
      // A silent cut leaves both sides in the belief that they are connected.
      assert.is(net.live(), how === 'silent' ? 1 : 0)
      socket.send(Uint8Array.of(4))
      clock.advance(1_000)
      assert.equal(heard(), [])
    })
  }
}

network('delays by the latency of each direction, and keeps the order when the latency falls', () => {
  const { clock, net, connect, heard } = open()
  net.setLatency(30, 50)
  const socket = connect()
  clock.advance(79)
  assert.equal(heard(), ['server accepts ws://x'])
  clock.advance(1)
  assert.equal(heard(), ['opened'])
  socket.send(Uint8Array.of(1))
  net.setLatency(0)
  socket.send(Uint8Array.of(2))
  clock.advance(29)
  assert.equal(heard(), [])
  clock.advance(1)
  assert.equal(heard(), ['server 1', 'server 2', 'client 1', 'client 2'])
})

network('counts bytes over all connections, for several cuts in a row', () => {
  const { clock, net, connect, heard } = open()
  net.plan({ direction: 'up', atByte: 1, how: 'clean' })
  net.plan({ direction: 'up', atByte: 4, how: 'clean' })
  for (let at = 0; at < 3; at += 1) {
    const socket = connect()
    clock.advance(0)
    socket.send(Uint8Array.of(1, 2, 3, 4))
    clock.advance(0)
  }
  assert.equal(
    heard().filter((line) => /^server \d/.test(line)),
    ['server 1', 'server 1,2,3', 'server 1,2,3,4'],
  )
})

network('notifies the server when the client closes, and the client when the server does', () => {
  const { clock, net, connect, heard } = open(20)
  const socket = connect()
  clock.advance(40)
  socket.close()
  clock.advance(20)
  assert.equal(heard(), ['server accepts ws://x', 'opened', 'server closed'])
  net.serve((_, client) => {
    client.send(Uint8Array.of(7))
    client.close()
    return { received: () => undefined, closed: () => assert.unreachable() }
  })
  connect()
  clock.advance(40)
  assert.equal(heard(), ['opened', 'client 7', 'closed'])
  assert.is(net.live(), 0)
})

network('can refuse or delay an opening', () => {
  const { clock, net, connect, heard } = open()
  net.answerOpenings('refuse')
  connect()
  clock.advance(0)
  assert.equal(heard(), ['closed'])
  net.answerOpenings('hang')
  connect()
  clock.advance(600_000)
  assert.equal(heard(), [])
  assert.equal(net.opened, ['ws://x', 'ws://x'])
})

network('cuts all open connections at once', () => {
  const { clock, net, connect, heard } = open()
  connect()
  connect()
  clock.advance(0)
  heard()
  assert.is(net.live(), 2)
  net.cutNow('abrupt')
  clock.advance(0)
  assert.equal(heard(), ['server closed', 'closed', 'server closed', 'closed'])
})

network.run()
