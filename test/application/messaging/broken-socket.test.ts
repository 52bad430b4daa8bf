import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { SocketPort } from '../../../application/ports/socket-port.ts'
import { textContent } from '../../../domain/messaging/content/content.ts'
import { createMessagingRun, PEER, textsIn } from '../../support/messaging/messaging-run.ts'

const broken = suite('a SocketPort that throws')

/** A port over that of the run, of which single calls throw while `fails` says so. */
const opened = async () => {
  const run = createMessagingRun()
  const fails = { open: false, send: false, close: false }
  const thrown = (what: keyof typeof fails): void => {
    if (fails[what]) throw new Error(`${what} is broken`)
  }
  const socket: SocketPort = {
    open: (address, listener) => {
      thrown('open')
      const { send, close } = run.network.open(address, listener)
      return {
        send: (bytes) => {
          thrown('send')
          send(bytes)
        },
        close: () => {
          close()
          thrown('close')
        },
      }
    },
  }
  const tab = run.openTab({ socket })
  await run.pass(100)
  return { run, fails, ...tab }
}

broken('in send costs the connection and no message: each arrives once, in order', async () => {
  const { run, fails, client } = await opened()
  for (const at of [1, 2, 3, 4, 5, 6]) {
    fails.send = at === 3 || at === 4
    client.send(textContent(`word ${at}`), PEER)
    await run.pass(150)
  }
  fails.send = false
  await run.pass(60_000)
  assert.is(client.status$.value.state, 'connected')
  assert.is(run.server.stored(PEER.channelID).length, 6)
  assert.equal(
    textsIn(client),
    [1, 2, 3, 4, 5, 6].map((at) => `word ${at}`),
  )
})

broken('in send of an acknowledgement costs the connection, and the message is shown once', async () => {
  const { run, fails, client } = await opened()
  fails.send = true
  run.server.say(PEER.channelID, { type: 1, content: 'hello' })
  await run.pass(100)
  fails.send = false
  await run.pass(60_000)
  assert.is(client.status$.value.state, 'connected')
  assert.equal(textsIn(client), ['hello'])
})

broken('in open counts as a failed connection, which is retried', async () => {
  const { run, fails, client } = await opened()
  fails.open = true
  run.network.cutNow('abrupt')
  await run.pass(20_000)
  assert.is(client.status$.value.state === 'connected', false)
  fails.open = false
  await run.pass(60_000)
  assert.is(client.status$.value.state, 'connected')
})

broken('in close leaves the client in its proper state', async () => {
  const { run, fails, client } = await opened()
  fails.close = true
  client.disconnect()
  await run.pass(100)
  assert.is(client.status$.value.state, 'off')
  fails.close = false
  client.connect()
  await run.pass(1000)
  assert.is(client.status$.value.state, 'connected')
})

broken.run()
