import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createFakeClock } from '../../../adapters/fakes/fake-clock.ts'
import { createHandshakeClock, createServerClock } from '../../../application/shared/server-clock.ts'

const time = suite("time is the server's")

const START = 1_700_000_000_000
const HOUR = 3_600_000

/** A device whose clock is ahead of the server by so much, and a server that takes `lagMs` to answer. */
const setUp = (aheadMs: number) => {
  const clock = createFakeClock(START + aheadMs)
  const server = createServerClock(clock)
  const trueNow = (): number => clock.now() - aheadMs
  const ask = (lagMs = 0): void => {
    const sentAt = clock.now()
    clock.advance(lagMs / 2)
    const stamp = Math.floor(trueNow() / 1000)
    clock.advance(lagMs / 2)
    server.learn(stamp, { sentAt, answeredAt: clock.now() })
  }
  return { clock, server, trueNow, ask }
}

for (const aheadMs of [31 * 60_000, -2 * HOUR, 24 * HOUR, 7_300]) {
  time(`a device that is ${aheadMs} ms ahead learns the server's time to the second`, () => {
    const { server, trueNow, ask, clock } = setUp(aheadMs)
    clock.advance(400)
    ask(120)
    assert.ok(Math.abs(server.now() - trueNow()) <= 1_000, `${server.now() - trueNow()}`)
  })
}

time('a device whose clock is right is not corrected', () => {
  const { server, clock, ask } = setUp(0)
  for (const lag of [10, 4_000, 300]) {
    clock.advance(317)
    ask(lag)
    assert.is(server.now(), clock.now())
  }
})

time('more answers make it more exact, and a slow one does not spoil it', () => {
  const { server, trueNow, clock, ask } = setUp(HOUR)
  for (const pause of [130, 270, 410, 90, 650, 380, 210]) {
    clock.advance(pause)
    ask(20)
  }
  const before = Math.abs(server.now() - trueNow())
  assert.ok(before <= 400, `${before}`)
  ask(9_000)
  assert.is(Math.abs(server.now() - trueNow()), before)
})

time('a device clock that is set meanwhile is measured again', () => {
  const { server, clock, ask } = setUp(0)
  ask(50)
  const really = clock.now()
  clock.setBack(2 * HOUR)
  const sentAt = clock.now()
  server.learn(Math.floor(really / 1000), { sentAt, answeredAt: sentAt + 40 })
  assert.ok(Math.abs(server.now() - really) <= 1_000)
})

time('invalid times are ignored', () => {
  const { server, clock } = setUp(0)
  const exchange = { sentAt: clock.now(), answeredAt: clock.now() }
  for (const stamp of [0, 1, Number.NaN, -5, 20_261_125]) server.learn(stamp, exchange)
  assert.is(server.now(), clock.now())
})

const handshakes = suite('server time from handshakes')

handshakes('gives the server time of the last measurement', () => {
  const clock = createFakeClock()
  const server = createHandshakeClock(clock)
  const start = clock.now()
  server.learn(-1500)
  clock.advance(200)
  assert.equal([server.now(), server.skewMs()], [start - 1300, -1500])
})

handshakes(
  'dates nothing into the past when the device clock is set back, until the next measurement',
  () => {
    let now = 10_000
    const server = createHandshakeClock({ now: () => now })
    server.learn(500)
    assert.is(server.now(), 10_500)
    now -= 4000
    assert.is(server.now(), 10_500)
    // What a leading tab repeats is no new handshake.
    server.learn(500)
    assert.is(server.now(), 10_500)
    server.learn(4500)
    assert.is(server.now(), 10_500)
    now += 10
    assert.is(server.now(), 10_510)
  },
)

time.run()
handshakes.run()
