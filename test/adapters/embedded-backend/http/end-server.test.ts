import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, createConnection, type Socket } from 'node:net'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createEndServer, SPARE_MS } from '../../../../adapters/embedded-backend/http/end-server.ts'
import { createFakeClock } from '../../../../adapters/fakes/fake-clock.ts'
import { until } from '../../../support/until.ts'

const ending = suite('the end of a server')

const clients: Socket[] = []
ending.after.each(() => {
  for (const socket of clients.splice(0)) socket.destroy()
})

/** A server that never answers by itself, and what was asked of it. */
const open = async () => {
  const clock = createFakeClock()
  const asked: ServerResponse[] = []
  let heard = (): void => undefined
  const server = createServer((_, response) => {
    asked.push(response)
    heard()
  })
  // Only an end that knows its connections is quick here: Node itself would keep one that has had its answer.
  server.keepAliveTimeout = 0
  const endServer = createEndServer(server, clock)
  const state = { isOver: false }
  const end = (patienceMs: number): void =>
    void endServer(patienceMs).then(() => {
      state.isOver = true
    })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  /** Stays open on its side, as a page that is asleep. */
  const connect = async (say?: string): Promise<Socket> => {
    const there = new Promise((resolve) => server.once('connection', resolve))
    const isHeard = new Promise<void>((resolve) => {
      heard = resolve
    })
    const socket = createConnection({ port, host: '127.0.0.1', allowHalfOpen: true })
    socket.on('error', () => undefined)
    clients.push(socket)
    socket.resume()
    await there
    if (say) socket.write(say)
    if (say?.includes('GET')) await isHeard
    return socket
  }
  return { server, clock, asked, connect, end, isOver: () => state.isOver }
}

const GET = 'GET / HTTP/1.1\r\nhost: shop\r\n\r\n'

ending('does not wait for a connection without a request', async () => {
  const { end, connect, clock, isOver } = await open()
  await connect()
  await connect()
  end(1_000)
  clock.advance(SPARE_MS)
  await until(isOver)
  assert.is(clock.pending(), 0)
})

ending('answers a request that was sent on a new connection', async () => {
  const { end, connect, asked, clock, isOver } = await open()
  const socket = await connect()
  end(1_000)
  socket.write(GET)
  await until(() => asked.length === 1)
  clock.advance(SPARE_MS)
  asked[0]?.end('whole')
  await until(isOver)
  assert.is(clock.pending(), 0)
})

ending('answers a request sent on an idle connection, and announces that it is the last', async () => {
  const { end, connect, asked, clock, isOver } = await open()
  const socket = await connect(GET)
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk
  })
  asked[0]?.end('first')
  await until(() => text.includes('first'))
  end(1_000)
  socket.write(GET)
  await until(() => asked.length === 2)
  asked[1]?.end('second')
  await until(isOver)
  assert.match(text, /connection: keep-alive[\s\S]*first[\s\S]*connection: close[\s\S]*second/i)
  assert.is(clock.pending(), 0)
})

ending('waits for a running answer, and accepts no request after it', async () => {
  const { end, connect, asked, clock, isOver } = await open()
  const socket = await connect(GET)
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk
  })
  const isRead = new Promise((resolve) => socket.once('end', resolve))
  end(1_000)
  asked[0]?.end('whole')
  await until(isOver)
  assert.is(clock.pending(), 0)
  await isRead
  assert.match(text, 'whole')
})

ending('waits no longer than its limit, also for an upgraded connection', async () => {
  const { server, end, connect, clock, isOver } = await open()
  let isUpgraded = (_: unknown): void => undefined
  const upgraded = new Promise((resolve) => {
    isUpgraded = resolve
  })
  server.on('upgrade', isUpgraded)
  await connect(GET)
  await connect('POST / HTTP/1.1\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n')
  await upgraded
  end(1_000)
  clock.advance(999)
  await new Promise((resolve) => setImmediate(resolve))
  assert.is(isOver(), false)
  clock.advance(1)
  await until(isOver)
})

ending('returns at once when the server was never started', async () => {
  await createEndServer(createServer(), createFakeClock())(1_000)
})

ending.run()
