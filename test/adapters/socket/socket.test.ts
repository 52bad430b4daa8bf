import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createFakeClock } from '../../../adapters/fakes/fake-clock.ts'
import { createFakeNetwork } from '../../../adapters/fakes/fake-socket.ts'
import { createBrowserSocket, type WebSocketLike } from '../../../adapters/socket/browser-socket.ts'
import { createWsSocket } from '../../../adapters/socket/ws-socket.ts'
import { END, socketContract } from '../../contracts/socket-contract.ts'
import { echoSockets } from '../../support/messaging/echo-sockets.ts'

for (const latencyMs of [0, 40]) {
  socketContract(`fake, ${latencyMs} ms`, () => {
    const clock = createFakeClock()
    const network = createFakeNetwork(clock)
    network.setLatency(latencyMs)
    network.serve((_, client) => ({
      received: (bytes) => {
        if (bytes.length === 1 && bytes[0] === END) client.close()
        else client.send(bytes)
      },
      closed: () => undefined,
    }))
    const openAt = (address: string) => network.answerOpenings(address === 'ws://silent' ? 'hang' : 'accept')
    const port = {
      open: (address: string, listener: Parameters<typeof network.open>[1]) => {
        openAt(address)
        return network.open(address, listener)
      },
    }
    return {
      port,
      address: 'ws://fake',
      deadAddress: 'dead:',
      silentAddress: 'ws://silent',
      until: async () => clock.advance(200),
      rest: async () => clock.advance(10_000),
    }
  })
}

const server = createServer()
echoSockets(server)
await new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
const base = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`
const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

socketContract('ws', () => ({
  port: createWsSocket(),
  address: `${base}/echo`,
  // Port 9 (discard) of this machine: nobody listens there.
  deadAddress: 'ws://127.0.0.1:9/',
  silentAddress: `${base}/silent`,
  until: async (isThere) => {
    for (let left = 4_000; left > 0 && !isThere(); left -= 1) await wait(5)
  },
  rest: () => wait(60),
}))

const socket = suite('socket adapters')

/** A WebSocket whose events a test makes. */
const madeByHand = (readyState = 1) => {
  const sent: number[][] = []
  const made: WebSocketLike = {
    binaryType: 'blob',
    readyState,
    onopen: null,
    onmessage: null,
    onerror: null,
    onclose: null,
    send: (bytes) => sent.push([...bytes]),
    close: () => undefined,
  }
  return { made, sent }
}

socket('an error with its close is one close, and binary data is requested', () => {
  const told: string[] = []
  const { made } = madeByHand()
  createBrowserSocket(() => made).open('ws://x', {
    opened: () => told.push('opened'),
    received: () => told.push('received'),
    closed: () => told.push('closed'),
  })
  made.onerror?.()
  made.onclose?.()
  made.onclose?.()
  made.onmessage?.({ data: new ArrayBuffer(1) })
  assert.equal(told, ['closed'])
  assert.is(made.binaryType, 'arraybuffer')
})

socket('text messages are delivered as bytes', () => {
  const heard: Uint8Array[] = []
  const { made } = madeByHand()
  const ignore = () => undefined
  createBrowserSocket(() => made).open('ws://x', {
    opened: ignore,
    received: (bytes) => heard.push(bytes),
    closed: ignore,
  })
  made.onmessage?.({ data: 'ü' })
  assert.equal(heard, [Uint8Array.of(0xc3, 0xbc)])
})

socket('bytes sent while a socket is closing are dropped', () => {
  const { made, sent } = madeByHand(2)
  const ignore = () => undefined
  createBrowserSocket(() => made)
    .open('ws://x', { opened: ignore, received: ignore, closed: ignore })
    .send(Uint8Array.of(1))
  assert.equal(sent, [])
})

socket.after(() => {
  server.closeAllConnections()
  server.close()
})

socket.run()
