import { Observable } from 'rxjs'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createFakeLifecycle } from '../../adapters/fakes/fake-ports.ts'
import type { PageLife } from '../../application/ports/lifecycle-port.ts'
import type { StateStream } from '../../application/shared/streams.ts'
import { textContent } from '../../domain/messaging/content/content.ts'
import { ok } from '../../domain/shared/result.ts'
import {
  createMessagingRun,
  hostOfServer,
  PEER,
  PEER_KEY,
  textsIn,
} from '../support/messaging/messaging-run.ts'
import { createSeededRandom } from '../support/seeded-random.ts'

const ROOMS = 200
const MINUTES = 60
const SEED = Number(process.env['SEED'] ?? 20_261_122)

const hour = suite(
  'an hour with two hundred conversations, sleep and wake-ups, networks and tokens that change',
)

/** A lifecycle that knows how many listen to it. */
const createCountedLifecycle = () => {
  const lifecycle = createFakeLifecycle()
  let listeners = 0
  const { life$ } = lifecycle
  const counted$ = new Observable<PageLife>((listener) => {
    listeners += 1
    listener.add(() => {
      listeners -= 1
    })
    return life$.subscribe(listener)
  })
  return {
    set: lifecycle.set,
    listeners: () => listeners,
    life$: Object.defineProperty(counted$, 'value', { get: () => life$.value }) as StateStream<PageLife>,
  }
}

hour('loses and duplicates nothing, and leaves no timer, socket or listener', async () => {
  const random = createSeededRandom(SEED)
  let token = 1
  const run = createMessagingRun({
    host: (server) => ({
      ...hostOfServer(server),
      resolveAddress: async () => ok({ address: 'ws://model', token: `t${token}` }),
    }),
  })
  run.server.judgeConnects((packet) => packet.kind !== 'connect' || packet.token === `t${token}`)
  const lifecycle = createCountedLifecycle()
  const tab = run.openTab({ lifecycle })
  const { client } = tab
  await run.pass(1000)
  await client.openConversation(PEER)
  const baseline = { timers: run.clock.pending(), listeners: lifecycle.listeners() }
  const said: string[] = []
  const counts: { timers: number; listeners: number }[] = []
  let sent = 0
  for (let minute = 0; minute < MINUTES; minute += 1) {
    for (let at = 0; at < 20; at += 1) {
      const conversation = random.below(ROOMS)
      const text = `${minute}.${at}`
      run.server.say(conversation === 0 ? PEER.channelID : `m${1000 + conversation}`, {
        type: 1,
        content: text,
      })
      if (conversation === 0) said.push(text)
      if (random.below(4) === 0) {
        sent += 1
        said.push(`mine ${sent}`)
        client.send(textContent(`mine ${sent}`), PEER)
      }
      await run.pass(random.below(3000))
    }
    const fate = random.below(6)
    if (fate === 0) run.network.cutNow(random.pick(['clean', 'abrupt', 'silent'] as const))
    if (fate === 1) {
      lifecycle.set({ isVisible: false, isFrozen: true })
      tab.freeze()
      await run.pass(20_000)
      tab.thaw()
      lifecycle.set({ isVisible: true, isFrozen: false })
    }
    if (fate === 2) {
      lifecycle.set({ isOnline: false })
      run.network.cutNow('abrupt')
      await run.pass(10_000)
      lifecycle.set({ isOnline: true })
    }
    if (fate === 3) {
      token += 1
      run.network.cutNow('clean')
    }
    // Until what this has stirred up is at rest.
    await run.pass(100_000)
    assert.is(client.status$.value.state, 'connected', `minute ${minute}, fate ${fate}`)
    counts.push({ timers: run.clock.pending(), listeners: lifecycle.listeners() })
  }
  assert.equal([...textsIn(client)].sort(), [...said].sort())
  assert.equal(
    textsIn(client).filter((text) => text.startsWith('mine')),
    said.filter((text) => text.startsWith('mine')),
  )
  for (const { timers, listeners } of counts) {
    assert.ok(timers <= baseline.timers, `${timers} timers of ${baseline.timers}`)
    assert.is(listeners, baseline.listeners)
  }
  assert.is(run.network.live(), 1)
  assert.is(client.messages$(PEER_KEY).value.gaps.length, 0)
  console.log(
    `seed ${SEED}: ${said.length} messages in the conversation, ${run.network.opened.length} sockets, ${run.server.sessions()} sessions`,
  )
  await client.dispose()
  await run.pass(200_000)
  assert.is(run.clock.pending(), 0)
  assert.is(lifecycle.listeners(), 0)
  assert.is(run.network.live(), 0)
})

hour.run()
