import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { textContent } from '../../../domain/messaging/content/content.ts'
import { createMessagingRun, PEER, type Tab } from '../../support/messaging/messaging-run.ts'

const day = suite('a day of the chat, with sleep and wake-ups')
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

type Run = ReturnType<typeof createMessagingRun>

const hide = (tab: Tab) => tab.lifecycle.set({ isVisible: false })
const show = (tab: Tab) => tab.lifecycle.set({ isVisible: true })

/** One hour of a phone: looked at, put away, asleep with its page frozen, in a lift without a network, and back. */
const hourOf = async (run: Run, tab: Tab): Promise<void> => {
  await run.pass(10 * MINUTE_MS)
  hide(tab)
  await run.pass(5 * MINUTE_MS)
  tab.lifecycle.set({ isFrozen: true })
  tab.freeze()
  await run.pass(20 * MINUTE_MS)
  tab.thaw()
  tab.lifecycle.set({ isFrozen: false })
  show(tab)
  await run.pass(5 * MINUTE_MS)
  tab.lifecycle.set({ isOnline: false })
  await run.pass(5 * MINUTE_MS)
  tab.lifecycle.set({ isOnline: true })
  await run.pass(15 * MINUTE_MS)
}

day('ends connected, with as many timers as at its start and no more sockets than wake-ups', async () => {
  const run = createMessagingRun()
  const tab = run.openTab()
  await run.pass(MINUTE_MS)
  const timers: number[] = []
  const said: string[] = []
  for (let hour = 0; hour < 24; hour += 1) {
    await hourOf(run, tab)
    run.server.say(PEER.channelID, { type: 1, content: `at ${hour}` })
    await run.pass(1000)
    said.push(tab.client.status$.value.state)
    timers.push(run.clock.pending())
  }
  assert.equal(new Set(said), new Set(['connected']))
  assert.is(tab.client.unreadTotal$.value, 24)
  assert.is(Math.max(...timers), timers[0], `timers by hour: ${timers}`)
  // An hour has two ends: the sleep and the lift.
  assert.ok(run.network.opened.length <= 1 + 24 * 2, `${run.network.opened.length} sockets were opened`)
  assert.is(run.network.live(), 1)
  const sent = tab.client.send(textContent('good night'), PEER)
  assert.ok(sent.ok)
  await run.pass(1000)
  assert.is((await sent.value.outcome).kind, 'stored')
  await tab.client.dispose()
  await run.pass(HOUR_MS)
  assert.is(run.clock.pending(), 0, 'nothing ticks once it is closed')
})

day('has one socket for two tabs at any hour, whichever of them sleeps', async () => {
  const run = createMessagingRun()
  const tabs = [run.openTab(), run.openTab()]
  await run.pass(MINUTE_MS)
  const live: number[] = []
  for (let hour = 0; hour < 24; hour += 1) {
    const [asleep, awake] = hour % 2 === 0 ? tabs : [...tabs].reverse()
    if (!asleep || !awake) continue
    hide(asleep)
    asleep.lifecycle.set({ isFrozen: true })
    await run.pass(30 * MINUTE_MS)
    live.push(run.network.live())
    asleep.lifecycle.set({ isFrozen: false })
    show(asleep)
    hide(awake)
    await run.pass(30 * MINUTE_MS)
    live.push(run.network.live())
    show(awake)
  }
  assert.equal([...new Set(live)], [1], `sockets by half hour: ${live}`)
  assert.ok(run.network.opened.length <= 49, `${run.network.opened.length} sockets were opened`)
  for (const { client } of tabs) await client.dispose()
})

day('retries offline no more often than specified, and connects when there is a network', async () => {
  const run = createMessagingRun()
  const tab = run.openTab()
  await run.pass(MINUTE_MS)
  const before = run.network.opened.length
  run.network.answerOpenings('refuse')
  run.network.cutNow('abrupt')
  await run.pass(24 * HOUR_MS)
  const tries = run.network.opened.length - before
  run.network.answerOpenings('accept')
  await run.pass(2 * MINUTE_MS)
  assert.is(tab.client.status$.value.state, 'connected')
  assert.ok(tries > 24, 'it goes on trying')
  // SPEC_POLICY: half of the longest delay at least, once that is reached.
  assert.ok(tries < (24 * HOUR_MS) / 15_000 + 20, `${tries} tries`)
  await tab.client.dispose()
})

day.run()
