import { connect } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { WebSocket } from 'ws'
import { gatewayOf } from '../../../../../adapters/embedded-backend/chat/gateway/gateway-part.ts'
import { createImOfGateway } from '../../../../../adapters/embedded-backend/chat/gateway/im-of-gateway.ts'
import { ReasonCode } from '../../../../../domain/messaging/wire/packets.ts'
import { startBackend, type TestBackend } from '../../../../support/backend/backend.ts'
import { askForUpgrade, throughSocket } from '../../../../support/backend/chat/chat-endpoint.ts'
import { connectTo, textOf } from '../../../../support/backend/chat/gateway-client.ts'
import { until } from '../../../../support/until.ts'

// Only with a collection can be seen what is still held.
setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

const endpoint = suite<{ backend: TestBackend; origin: string }>('the socket of the chat')

endpoint.before(async (context) => {
  context.backend = await startBackend()
  context.origin = await context.backend.listen(0)
  const gateway = gatewayOf(context.backend.deps)
  for (const uid of ['u1', 'm1']) await gateway.register(uid, `token-${uid}`, 1, 0)
})
endpoint.after(({ backend }) => backend.close())

endpoint('carries messages between two clients, and the log keeps them', async ({ backend, origin }) => {
  const shopper = connectTo(throughSocket(origin), { uid: 'u1' })
  const merchant = connectTo(throughSocket(origin), { uid: 'm1' })
  await until(() => shopper.of('connack').length === 1 && merchant.of('connack').length === 1)
  shopper.say('m1', 'is it in stock')
  await until(() => merchant.recvs().length === 1 && shopper.of('sendack').length === 1)
  assert.is(merchant.recvs().map(textOf)[0], 'is it in stock')
  assert.is(shopper.of('sendack')[0]?.reasonCode, ReasonCode.success)
  shopper.leave()
  merchant.leave()
  await until(() => gatewayOf(backend.deps).connections() === 0)
})

endpoint('accepts pages of the shop itself, and clients that are no page', async ({ origin }) => {
  const from = (page: string) => askForUpgrade(origin, '/im-ws', [`Origin: ${page}`])
  assert.match(await askForUpgrade(origin, '/im-ws?v=1'), / 101 /)
  assert.match(await from(origin), / 101 /)
  assert.match(await from('https://elsewhere.example'), / 403 /)
  assert.match(await from('null'), / 403 /)
})

endpoint('closes the connection of whoever it refuses, even if they do not', async ({ origin }) => {
  const { hostname, port, host } = new URL(origin)
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
  let isBroken = false
  socket.on('error', () => {
    isBroken = true
  })
  let answer = ''
  socket.on('data', (bytes) => {
    answer += bytes
  })
  const isSaid = new Promise((resolve) => socket.once('end', resolve))
  socket.write(
    `GET /elsewhere HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
  )
  await isSaid
  assert.match(answer, / 403 /)
  // Into a connection that is only half closed one could go on writing for ever.
  await until(() => {
    if (!isBroken) socket.write('x')
    return isBroken
  })
  socket.destroy()
})

endpoint('exists at one address, and survives any other request target', async ({ origin }) => {
  for (const target of ['/', '//', '/im-ws/x', 'http://[', '*']) {
    assert.not.match(await askForUpgrade(origin, target), / 101 /, target)
  }
  assert.match(await askForUpgrade(origin, '/im-ws'), / 101 /)
})

for (const [what, bytes] of [
  ['too much at once', new Uint8Array(1_048_576 + 6)],
  ['a packet that no client sends', new Uint8Array([0xd0, 1, 0])],
] as const) {
  endpoint(`closes for a client that sends ${what}`, async ({ origin }) => {
    const client = connectTo(throughSocket(origin), { uid: 'u1', isMute: true })
    client.raw(bytes)
    await until(client.isClosed)
  })
}

endpoint('closes for a client that speaks text', async ({ origin }) => {
  const client = new WebSocket(`${origin.replace('http', 'ws')}/im-ws`)
  await new Promise((resolve) => client.once('open', resolve))
  client.send('hello')
  await until(() => client.readyState === WebSocket.CLOSED)
})

endpoint(
  'ends only the connection that sends a name which no database can store',
  async ({ backend, origin }) => {
    const odd = connectTo(throughSocket(origin), { uid: 'u\x001' })
    await until(odd.isClosed)
    const shopper = connectTo(throughSocket(origin), { uid: 'u1' })
    await until(() => shopper.of('connack').length === 1)
    shopper.say('m1', 'odd number', { clientMsgNo: 'a\0b' })
    shopper.say('m\0', 'odd channel')
    await until(() => shopper.of('sendack').length === 2)
    assert.equal(
      shopper.of('sendack').map(({ reasonCode }) => reasonCode),
      [ReasonCode.channelIDError, ReasonCode.channelIDError],
    )
    shopper.leave()
    assert.equal(backend.errors, [])
  },
)

endpoint('refuses senders who may not send, and receivers who do not exist', async ({ backend, origin }) => {
  const shopper = connectTo(throughSocket(origin), { uid: 'u1' })
  await until(() => shopper.of('connack').length === 1)
  const said = async (to: string, more = {}): Promise<number | undefined> => {
    const before = shopper.of('sendack').length
    shopper.say(to, 'hello', more)
    await until(() => shopper.of('sendack').length > before)
    return shopper.of('sendack').at(-1)?.reasonCode
  }
  assert.is(await said('m999999'), ReasonCode.channelNotExist)
  assert.is(await said('nobody'), ReasonCode.channelNotExist)
  assert.is(await said('m1', { channelType: 2 }), ReasonCode.channelNotExist)
  assert.is(await said('u2'), ReasonCode.notAllowSend)
  assert.is(await said('prices', { channelType: 7 }), ReasonCode.notAllowSend)
  assert.is(await said('service'), ReasonCode.success)
  await backend.deps.database.query('update users set chat_banned = true where id = 1')
  assert.is(await said('m1'), ReasonCode.ban)
  await backend.deps.database.query('update users set chat_banned = false where id = 1')
  shopper.leave()
})

endpoint(
  'closes a client that does not read, logs why, and frees its memory',
  async ({ backend, origin }) => {
    const gateway = gatewayOf(backend.deps)
    const bytesWaiting = () => process.memoryUsage().arrayBuffers
    const closings: unknown[] = []
    let socketOf: WebSocket | undefined
    const reader = connectTo(
      throughSocket(origin, {}, (socket) => {
        socketOf = socket
        socket.on('close', (code, reason) => closings.push([code, String(reason)]))
      }),
      { uid: 'm1' },
    )
    await until(() => reader.of('connack').length === 1)
    collectGarbage()
    const before = bytesWaiting()
    socketOf?.pause()
    const message = {
      fromUID: 'u1',
      channelID: 'm1',
      channelType: 1,
      header: { noPersist: true, redDot: false, syncOnce: false },
      payload: new TextEncoder().encode(JSON.stringify({ type: 1, content: 'x'.repeat(20_000) })),
    }
    const im = createImOfGateway(gateway)
    let max = 0
    for (let sent = 0; sent < 4000 && gateway.connections() > 0; sent++) {
      await im.send(message)
      max = Math.max(max, bytesWaiting() - before)
      // The network has its turn: what it takes is no backlog.
      if (sent % 20 === 0) await new Promise((done) => setImmediate(done))
    }
    assert.is(gateway.connections(), 0, 'it is dropped while the sender goes on')
    const limit = gateway.options.backlogLimit
    assert.ok(max < 8 * limit, `${max} bytes waited`)
    socketOf?.resume()
    await until(() => closings.length > 0)
    assert.ok(
      closings.some((closing) => String(closing) === '1013,reads too slowly' || String(closing) === '1006,'),
      String(closings),
    )
    const told = backend.warnings.filter((line) => line.startsWith('messaging-slow-client'))
    assert.equal(told, ['messaging-slow-client {"uid":"m1","why":"reads too slowly"}'])
    // What the client itself has kept of it is not the server's.
    reader.received.length = 0
    await until(() => {
      collectGarbage()
      return bytesWaiting() - before < limit / 2
    })
  },
)

endpoint.run()
