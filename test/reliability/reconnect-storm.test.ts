import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { stepConnection } from '../../domain/messaging/connection/connection.ts'
import {
  type Connection,
  type ConnectionEvent,
  idleConnection,
  isReady,
  nextWake,
} from '../../domain/messaging/connection/connection-state.ts'
import { createSeededRandom } from '../support/seeded-random.ts'

// Gate G7 (requirement E4): the connection machines of 10,000 clients of one server, without anything around them.
const CLIENTS = 10_000
const SLOT_MS = 100
const MINUTE_MS = 60_000
const START_MS = 30_000

const storm = suite('G7: ten thousand clients reconnect spread over time')

type Storm = { readonly openings: readonly number[]; readonly backAfterMs: readonly number[] }

/** One client whose server is down for so long from START_MS; it hears of the end and of refusals at once. */
const runClient = (seed: number, downMs: number): Storm => {
  const random = createSeededRandom(seed)
  let state: Connection = idleConnection(0)
  const openings: number[] = []
  let backAt = 0
  const isDown = (now: number): boolean => now >= START_MS && now < START_MS + downMs
  const tell = (event: ConnectionEvent, now: number): void => {
    const [next, effects] = stepConnection(state, event, { now, random: random.u32() / 2 ** 32 })
    state = next
    for (const effect of effects) {
      const { generation } = state
      if (effect.do === 'resolve-address')
        tell({ kind: 'address-resolved', generation, address: 'ws://x' }, now)
      if (effect.do === 'open-socket') {
        if (now >= START_MS) openings.push(now - START_MS)
        tell({ kind: isDown(now) ? 'socket-closed' : 'socket-opened', generation }, now)
      }
      if (effect.do === 'send-connect') tell({ kind: 'connack-received', generation, reasonCode: 1 }, now)
      if (effect.do === 'begin-session' && now >= START_MS) backAt ||= now
    }
  }
  tell({ kind: 'connect-requested' }, 0)
  tell({ kind: 'socket-closed', generation: state.generation }, START_MS)
  for (let wake = nextWake(state); !isReady(state) && wake !== undefined; wake = nextWake(state)) {
    tell({ kind: 'clock-ticked' }, wake)
  }
  return { openings, backAfterMs: [backAt - START_MS - downMs] }
}

const peakIn = (times: readonly number[], slotMs: number): number => {
  const slots = new Map<number, number>()
  for (const at of times) slots.set(Math.floor(at / slotMs), (slots.get(Math.floor(at / slotMs)) ?? 0) + 1)
  return Math.max(...slots.values()) / CLIENTS
}

const maxPerMinute = (openings: readonly number[]): number =>
  Math.max(...openings.map((from) => openings.filter((at) => at >= from && at < from + MINUTE_MS).length))

for (const downMs of [2000, MINUTE_MS]) {
  storm(`after ${downMs / 1000} s without a server`, () => {
    const clients = Array.from({ length: CLIENTS }, (_, seed) => runClient(seed + 1, downMs))
    const first = clients.flatMap(({ openings }) => openings.slice(0, 1))
    const back = clients.flatMap(({ backAfterMs }) => backAfterMs).toSorted((a, b) => a - b)
    const [slot, second] = [peakIn(first, SLOT_MS), peakIn(first, 1000)]
    const attempts = Math.max(...clients.map(({ openings }) => maxPerMinute(openings)))
    const p99 = back[Math.floor(CLIENTS * 0.99)] ?? 0
    console.log(
      `G7 ${downMs} ms down: first wave ${(slot * 100).toFixed(2)} % in 100 ms, ${(second * 100).toFixed(1)} % in 1 s, ` +
        `${attempts} attempts a minute at most, p99 back ${Math.round(p99)} ms after the server`,
    )
    assert.ok(slot <= 0.04, `${slot}`)
    assert.ok(second <= 0.35, `${second}`)
    assert.ok(attempts <= 6, `${attempts}`)
    assert.ok(p99 <= 32_000, `${p99}`)
  })
}

storm('a server that accepts and closes does not reset the delays', () => {
  const random = createSeededRandom(7)
  let state: Connection = idleConnection(0)
  let now = 0
  const waits: number[] = []
  const tell = (event: ConnectionEvent): void => {
    const [next] = stepConnection(state, event, { now, random: random.u32() / 2 ** 32 })
    state = next
  }
  tell({ kind: 'connect-requested' })
  for (let times = 0; times < 12; times++) {
    tell({ kind: 'address-resolved', generation: state.generation, address: 'ws://x' })
    tell({ kind: 'socket-opened', generation: state.generation })
    tell({ kind: 'connack-received', generation: state.generation, reasonCode: 1 })
    now += 9000
    tell({ kind: 'socket-closed', generation: state.generation })
    waits.push((state.deadline ?? now) - now)
    now = Math.ceil(state.deadline ?? now)
    tell({ kind: 'clock-ticked' })
  }
  assert.ok(
    waits.slice(6).every((wait) => wait > 10_000),
    waits.join(),
  )
})

storm.run()
