import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { textContent } from '../../../../domain/messaging/content/content.ts'
import { ReasonCode } from '../../../../domain/messaging/wire/packets.ts'
import { ok } from '../../../../domain/shared/result.ts'
import { aRecv, spoken } from '../../../support/messaging/messages.ts'
import { createMessagingRun, hostOfServer, PEER, textsIn } from '../../../support/messaging/messaging-run.ts'

// Rows 21 to 35 of requirement W9.2 on the whole client. The SDK's figures stand in the table.

const defects = suite('connection defects of the SDK')
const MINUTES = 60_000

const connected = async () => {
  const run = createMessagingRun()
  const tab = run.openTab()
  await run.pass(10)
  return { run, ...tab, state: () => tab.client.status$.value }
}

defects('21, 30: a kick is final: no socket is opened in ten minutes, and its reason stays', async () => {
  const { run, client, state } = await connected()
  run.server.push({ kind: 'disconnect', flags: 0, reasonCode: ReasonCode.connectKick, reason: 'elsewhere' })
  await run.pass(10)
  run.network.cutNow('clean')
  await run.pass(10 * MINUTES)
  assert.equal([state().status, state().reasonCode], [4, ReasonCode.connectKick])
  assert.equal([run.network.opened.length, run.network.live()], [1, 0])
  client.retry()
  await run.pass(1000)
  assert.is(state().state, 'connected')
})

defects('22, 30: a token refused on a reconnect is final, and the socket is closed', async () => {
  const { run, state } = await connected()
  run.server.answerConnects(ReasonCode.authFail)
  run.network.cutNow('abrupt')
  await run.pass(10 * MINUTES)
  assert.equal([state().status, state().reasonCode], [3, ReasonCode.authFail])
  assert.equal([run.network.opened.length, run.network.live()], [2, 0])
})

defects('23: a disconnect while waiting for the next attempt blocks nothing', async () => {
  const { run, client, state } = await connected()
  run.network.cutNow('abrupt')
  await run.pass(1000)
  client.disconnect()
  await run.pass(1 * MINUTES)
  assert.is(run.network.opened.length, 1)
  client.connect()
  await run.pass(1000)
  run.network.cutNow('abrupt')
  await run.pass(7000)
  assert.equal([state().state, run.network.opened.length], ['connected', 3])
})

defects(
  '24: a server that closes before CONNACK counts as refusing, and is retried less and less often',
  async () => {
    const run = createMessagingRun()
    run.server.answerConnects('hang-up')
    const { client } = run.openTab()
    await run.pass(1 * MINUTES)
    assert.is(client.status$.value.isProbablyRefused, true)
    assert.ok(run.network.opened.length <= 6, `${run.network.opened.length} attempts`)
  },
)

defects('25: a hundred clients of a restarted server do not reconnect in one moment', async () => {
  const delays: number[] = []
  for (let seed = 1; seed <= 100; seed++) {
    const run = createMessagingRun({ seed: seed * 7919 })
    const { client } = run.openTab()
    await run.pass(10)
    run.network.cutNow('abrupt')
    await run.pass(0)
    delays.push((client.status$.value.nextAt ?? 0) - run.clock.now())
    await client.dispose()
  }
  const inOneSlot = Math.max(
    ...delays.map((from) => delays.filter((delay) => delay >= from && delay < from + 100).length),
  )
  assert.ok(Math.min(...delays) >= 2900 && Math.max(...delays) <= 6000, 'within the spread')
  assert.ok(inOneSlot <= 12, `${inOneSlot} of 100 within 100 ms`)
})

defects('26: neither opening nor handshake is waited for without a limit', async () => {
  const run = createMessagingRun()
  run.network.answerOpenings('hang')
  run.openTab()
  await run.pass(9900)
  assert.is(run.network.opened.length, 1)
  await run.pass(7000)
  assert.is(run.network.opened.length, 2)
  run.network.answerOpenings('accept')
  run.server.answerConnects('silent')
  await run.pass(2 * MINUTES)
  const attempts = run.network.opened.length
  run.server.answerConnects(ReasonCode.success)
  await run.pass(45_000)
  assert.ok(attempts >= 4, `${attempts} attempts`)
  assert.is(run.server.sessions(), 1)
})

defects('27: a dead link is given up after missed heartbeats, 72 s after its last byte', async () => {
  const { run, state } = await connected()
  run.network.cutNow('silent')
  await run.pass(71_900)
  assert.is(run.network.opened.length, 1)
  await run.pass(100)
  assert.not.equal(state().state, 'connected')
})

defects('28: connecting again, and again while the address is requested, keeps one socket', async () => {
  let asked = 0
  const run = createMessagingRun({
    host: (server) => ({
      ...hostOfServer(server),
      resolveAddress: async () => {
        asked += 1
        return ok({ address: 'ws://model' })
      },
    }),
  })
  const { client } = run.openTab()
  client.connect()
  client.connect()
  await run.pass(10)
  client.connect()
  await run.pass(1000)
  assert.equal([asked, run.network.opened.length, run.network.live()], [1, 1, 1])
})

defects(
  '29, 58: after a disconnect no timer of the connection is left, and after dispose none at all',
  async () => {
    const { run, client } = await connected()
    client.send(textContent('hi'), PEER)
    await run.pass(10_000)
    client.disconnect()
    await run.pass(11_000)
    assert.is(run.clock.pending(), 0)
    client.connect()
    client.send(textContent('again'), PEER)
    await run.pass(10)
    assert.ok(run.clock.pending() > 0)
    await client.dispose()
    await run.pass(10)
    assert.is(run.clock.pending(), 0)
    assert.is(run.network.live(), 0)
  },
)

defects('31: connection states are emitted in order, also for a deliberate disconnect', async () => {
  const run = createMessagingRun()
  const { client } = run.openTab()
  const seen: string[] = []
  client.status$.subscribe(({ state }) => {
    if (seen.at(-1) !== state) seen.push(state)
  })
  await run.pass(10)
  client.disconnect()
  await run.pass(10)
  assert.equal(seen, ['off', 'connecting', 'connected', 'off'])
})

defects('32: a listener that throws affects no other and costs no connection', async () => {
  const { run, client } = await connected()
  const heard: string[] = []
  client.arrived.subscribe(() => {
    throw new Error('a bad listener')
  })
  client.arrived.subscribe(({ clientMsgNo }) => heard.push(clientMsgNo))
  client.errors.subscribe(({ kind }) => heard.push(kind))
  run.server.push(aRecv(1))
  await run.pass(10)
  assert.equal(heard.sort(), ['listener-failed', 'n1'])
  assert.is(client.status$.value.state, 'connected')
  assert.is(run.network.opened.length, 1)
})

defects('33: there is no attempt offline, and one at once when the network is back', async () => {
  const { run, lifecycle, state } = await connected()
  lifecycle.set({ isOnline: false })
  run.network.cutNow('abrupt')
  await run.pass(10 * MINUTES)
  assert.is(run.network.opened.length, 1)
  lifecycle.set({ isOnline: true })
  await run.pass(600)
  assert.is(state().state, 'connected')
})

defects('34: a server that closes on SUB is asked twice, and the connection stays then', async () => {
  const { run, client, state } = await connected()
  run.network.serve((address, socket) => {
    const server = run.server.accept(address, socket)
    return {
      ...server,
      received: (bytes) => {
        const before = spoken(run, 'sub').length
        server.received(bytes)
        if (spoken(run, 'sub').length > before) socket.close()
      },
    }
  })
  run.network.cutNow('abrupt')
  await run.pass(10)
  client.subscribe({ channelID: 'prices', channelType: 7 }, () => undefined)
  await run.pass(1 * MINUTES)
  assert.is(spoken(run, 'sub').length, 2)
  assert.is(state().state, 'connected')
  const opened = run.network.opened.length
  await run.pass(5 * MINUTES)
  assert.is(run.network.opened.length, opened)
})

defects('35: a server of version 2 works after one of version 4, and the other way round', async () => {
  const older = createMessagingRun({ version: 2 })
  const run = createMessagingRun()
  const { client } = run.openTab()
  await run.pass(10)
  run.server.say(PEER.channelID, { type: 1, content: 'four' })
  await run.pass(10)
  run.network.serve(older.server.accept)
  run.network.cutNow('abrupt')
  await run.pass(7000)
  older.server.push(aRecv(2))
  await run.pass(2000)
  assert.equal(textsIn(client), ['four', 't2'])
  run.network.serve(run.server.accept)
  run.network.cutNow('abrupt')
  await run.pass(20_000)
  run.server.push(aRecv(3))
  await run.pass(2000)
  assert.equal(textsIn(client), ['four', 't2', 't3'])
})

defects.run()
