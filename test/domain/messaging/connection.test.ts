import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { stepConnection } from '../../../domain/messaging/connection.ts'
import { reconnectDelayMs } from '../../../domain/messaging/connection-policy.ts'
import {
  type Connection,
  type ConnectionEffect,
  type ConnectionEvent,
  connectionStatus,
  idleConnection,
  isProbablyRefused,
  nextWake,
  shownConnection,
} from '../../../domain/messaging/connection-state.ts'

const machine = suite('connection')

type Bare = ConnectionEvent extends infer E ? (E extends unknown ? Omit<E, 'generation'> : never) : never

/** Drives one machine through virtual time and writes down what it asks for. */
const createRun = (random = 0) => {
  let state: Connection = idleConnection(0)
  let now = 0
  let done: ConnectionEffect['do'][] = []

  const tell = (event: Bare | ConnectionEvent) => {
    const [next, effects] = stepConnection(
      state,
      { generation: state.generation, ...event } as ConnectionEvent,
      { now, random },
    )
    state = next
    done.push(...effects.map((effect) => effect.do))
  }

  return {
    tell,
    state: () => state,
    now: () => now,
    /** What was asked for since the last time of asking. */
    effects: () => {
      const taken = done
      done = []
      return taken
    },
    /** Lets time pass, ticking whenever the machine wants to be woken. */
    pass: (ms: number) => {
      const until = now + ms
      for (let wake = nextWake(state); wake !== undefined && wake <= until; wake = nextWake(state)) {
        now = Math.max(now, wake)
        const before = state
        tell({ kind: 'clock-ticked' })
        if (state === before) break
      }
      now = until
    },
    jump: (to: number) => {
      now = to
    },
    open: () => {
      tell({ kind: 'connect-requested' })
      tell({ kind: 'address-resolved', address: 'ws://x' })
      tell({ kind: 'socket-opened' })
    },
    ready: () => {
      tell({ kind: 'address-resolved', address: 'ws://x' })
      tell({ kind: 'socket-opened' })
      tell({ kind: 'connack-received', reasonCode: 1, nodeId: '7' })
    },
  }
}

const createReadyRun = (random = 0) => {
  const run = createRun(random)
  run.tell({ kind: 'connect-requested' })
  run.ready()
  run.effects()
  return run
}

machine('goes from nothing to ready through address, socket, CONNECT and CONNACK', () => {
  const run = createRun()
  assert.is(connectionStatus(run.state()), 0)
  run.tell({ kind: 'connect-requested' })
  assert.is(connectionStatus(run.state()), 2)
  run.ready()
  assert.equal(run.effects(), ['resolve-address', 'open-socket', 'send-connect', 'begin-session'])
  assert.is(connectionStatus(run.state()), 1)
  assert.is(run.state().nodeId, '7')
})

machine('28: keeps to one attempt however often it is asked', () => {
  const run = createRun()
  run.tell({ kind: 'connect-requested' })
  run.tell({ kind: 'connect-requested' })
  run.ready()
  run.tell({ kind: 'connect-requested' })
  assert.equal(run.effects(), ['resolve-address', 'open-socket', 'send-connect', 'begin-session'])
})

machine('ignores what the socket of an older attempt still says', () => {
  const run = createReadyRun()
  run.tell({ kind: 'socket-closed' })
  const stale = run.state().generation - 1
  run.tell({ kind: 'socket-closed', generation: stale })
  run.tell({ kind: 'connack-received', reasonCode: 2, generation: stale })
  assert.is(run.state().phase, 'waiting')
  assert.is(run.state().attempt, 1)
})

machine('comes back 3 s after a close when chance is zero, as the spec says', () => {
  const run = createReadyRun()
  run.tell({ kind: 'socket-closed' })
  run.effects()
  run.pass(2_999)
  assert.equal(run.effects(), [])
  run.pass(1)
  assert.equal(run.effects(), ['resolve-address'])
})

machine('25: spreads, grows and caps the delay', () => {
  assert.is(reconnectDelayMs(0, 0), 3000)
  assert.is(reconnectDelayMs(0, 0.5), 4500)
  const delays = [1, 2, 3, 4, 5, 6, 50].map((made) => reconnectDelayMs(made, 0.5))
  delays.slice(1).forEach((delay, at) => {
    assert.ok(delay >= (delays[at] ?? 0))
  })
  assert.ok(reconnectDelayMs(50, 0.999) <= 30_000)
  assert.ok(reconnectDelayMs(50, 0) >= 15_000)
})

machine('resets the delay only after 10 s of connection, so that flapping keeps growing', () => {
  const run = createReadyRun()
  run.pass(9_999)
  run.tell({ kind: 'socket-closed' })
  assert.is(run.state().attempt, 1)
  run.pass(3_000)
  run.ready()
  run.tell({ kind: 'socket-closed' })
  assert.is(run.state().attempt, 2)
  run.pass(30_000)
  run.ready()
  run.pass(10_000)
  run.tell({ kind: 'socket-closed' })
  assert.is(run.state().attempt, 1)
})

for (const [name, events] of [
  ['the address', []],
  ['the socket', [{ kind: 'address-resolved', address: 'ws://x' }]],
  ['CONNACK', [{ kind: 'address-resolved', address: 'ws://x' }, { kind: 'socket-opened' }]],
] as [string, Bare[]][]) {
  machine(`26: gives an attempt up after 10 s without ${name}`, () => {
    const run = createRun()
    run.tell({ kind: 'connect-requested' })
    for (const event of events) run.tell(event)
    run.pass(9_999)
    assert.is(connectionStatus(run.state()), 2)
    run.pass(1)
    assert.is(run.state().phase, 'waiting')
    run.pass(3_000)
    assert.is(run.state().phase, 'resolving')
  })
}

machine('27: sees a dead link 72 s after the last word and reports 9999', () => {
  const run = createReadyRun()
  run.pass(71_999)
  assert.equal(run.effects(), ['send-ping', 'send-ping', 'send-ping', 'send-ping'])
  assert.is(connectionStatus(run.state()), 1)
  run.pass(1)
  assert.equal(run.effects(), ['end-session', 'close-socket'])
  assert.is(run.state().latencyMs, 9999)
  assert.is(connectionStatus(run.state()), 0)
})

machine('a pong sets the latency and starts the next minute', () => {
  const run = createReadyRun()
  run.pass(60_000)
  run.jump(60_042)
  run.tell({ kind: 'pong-received' })
  assert.is(run.state().latencyMs, 42)
  run.effects()
  run.pass(59_999)
  assert.equal(run.effects(), [])
  run.pass(1)
  assert.equal(run.effects(), ['send-ping'])
})

machine('an overdue acknowledgement makes it ask at once: 12 s instead of 72', () => {
  const run = createReadyRun()
  run.tell({ kind: 'ack-overdue' })
  run.pass(12_000)
  assert.is(run.state().phase, 'waiting')
})

machine('a page that is seen again asks once and waits 5 s', () => {
  for (const kind of ['became-visible', 'page-resumed', 'went-online'] as const) {
    const run = createReadyRun()
    run.tell({ kind })
    assert.equal(run.effects(), ['send-ping'])
    run.pass(5_000)
    assert.is(run.state().phase, 'waiting', kind)
  }
})

machine('21: a kick is final: ten minutes later there is no new socket', () => {
  const run = createReadyRun()
  run.tell({ kind: 'disconnect-received', reasonCode: 12 })
  run.tell({ kind: 'socket-closed' })
  assert.equal(run.effects(), ['end-session', 'close-socket'])
  run.pass(600_000)
  assert.equal(run.effects(), [])
  run.tell({ kind: 'became-visible' })
  run.tell({ kind: 'went-online' })
  run.pass(600_000)
  assert.equal(run.effects(), [])
  assert.is(connectionStatus(run.state()), 4)
  assert.is(run.state().reasonCode, 12)
})

machine('22, 30: a refused connect closes the socket, keeps its code and tries no more', () => {
  const run = createReadyRun()
  run.tell({ kind: 'socket-closed' })
  run.pass(3_000)
  run.tell({ kind: 'address-resolved', address: 'ws://x' })
  run.tell({ kind: 'socket-opened' })
  run.effects()
  run.tell({ kind: 'connack-received', reasonCode: 2 })
  assert.equal(run.effects(), ['close-socket'])
  run.tell({ kind: 'socket-closed' })
  run.pass(600_000)
  assert.equal(run.effects(), [])
  assert.is(connectionStatus(run.state()), 3)
  assert.is(run.state().reasonCode, 2)
})

machine('a kicked or refused client connects again when the shopper or the host asks', () => {
  const run = createReadyRun()
  run.tell({ kind: 'disconnect-received', reasonCode: 12 })
  run.effects()
  run.tell({ kind: 'retry-requested' })
  assert.equal(run.effects(), ['resolve-address'])
})

machine('23: a disconnect during the wait leaves nothing behind: later drops come back', () => {
  const run = createReadyRun()
  run.tell({ kind: 'socket-closed' })
  run.tell({ kind: 'disconnect-requested' })
  run.pass(600_000)
  run.tell({ kind: 'connect-requested' })
  run.ready()
  run.tell({ kind: 'socket-closed' })
  run.effects()
  run.pass(3_000)
  assert.equal(run.effects(), ['resolve-address'])
})

machine('24: three closes before CONNACK are probably a refusal: said, and tried slowly', () => {
  const run = createRun()
  run.open()
  for (let times = 0; times < 3; times++) {
    assert.is(isProbablyRefused(run.state()), false)
    run.tell({ kind: 'socket-closed' })
    if (times === 2) break
    while (run.state().phase === 'waiting') run.pass(500)
    run.tell({ kind: 'address-resolved', address: 'ws://x' })
    run.tell({ kind: 'socket-opened' })
  }
  assert.is(isProbablyRefused(run.state()), true)
  run.effects()
  run.pass(14_999)
  assert.equal(run.effects(), [])
  run.pass(1)
  assert.equal(run.effects(), ['resolve-address'])
  run.ready()
  assert.is(isProbablyRefused(run.state()), false)
})

machine('29, 58: nothing wants to be woken when idle, failed, kicked or suspended', () => {
  const endings: Bare[] = [
    { kind: 'disconnect-requested' },
    { kind: 'disconnect-received', reasonCode: 12 },
    { kind: 'went-offline' },
  ]
  for (const ending of endings) {
    const run = createReadyRun()
    run.tell(ending)
    assert.is(nextWake(run.state()), undefined, ending.kind)
  }
})

machine('33: makes no attempt without a network and one at once when it is back', () => {
  const run = createReadyRun(0.5)
  run.tell({ kind: 'went-offline' })
  assert.equal(run.effects(), ['end-session', 'close-socket'])
  assert.is(shownConnection(run.state()), 'offline')
  run.pass(600_000)
  assert.equal(run.effects(), [])
  run.tell({ kind: 'went-online' })
  run.pass(250)
  assert.equal(run.effects(), ['resolve-address'])
})

machine('sleeps when hidden for 5 minutes and wakes when seen', () => {
  const run = createReadyRun()
  run.tell({ kind: 'became-hidden' })
  for (let minute = 0; minute < 4; minute++) {
    run.pass(60_000)
    run.tell({ kind: 'pong-received' })
  }
  assert.is(connectionStatus(run.state()), 1)
  run.pass(60_000)
  assert.is(run.state().phase, 'suspended')
  run.effects()
  run.tell({ kind: 'became-visible' })
  run.pass(0)
  assert.equal(run.effects(), ['resolve-address'])
})

machine('a decode error drops this socket and comes back', () => {
  const run = createReadyRun()
  run.tell({ kind: 'packet-malformed' })
  assert.equal(run.effects(), ['end-session', 'close-socket'])
  run.pass(3_000)
  assert.equal(run.effects(), ['resolve-address'])
})

machine('a clock that is set back by an hour stretches no deadline', () => {
  const run = createRun()
  run.jump(7_200_000)
  run.tell({ kind: 'connect-requested' })
  run.ready()
  run.effects()
  run.jump(7_200_000 - 3_600_000 + 30_000)
  run.tell({ kind: 'clock-ticked' })
  run.pass(60_000)
  assert.equal(run.effects(), ['send-ping'])
})

machine('a tab that slept through the whole heartbeat asks when it is back', () => {
  const run = createReadyRun()
  run.jump(3_600_000)
  run.tell({ kind: 'clock-ticked' })
  assert.equal(run.effects(), ['send-ping'])
  assert.is(connectionStatus(run.state()), 1)
})

machine('31: shows connecting, connected and off in order', () => {
  const run = createRun()
  const shown = [shownConnection(run.state())]
  run.tell({ kind: 'connect-requested' })
  shown.push(shownConnection(run.state()))
  run.ready()
  shown.push(shownConnection(run.state()))
  run.tell({ kind: 'disconnect-requested' })
  shown.push(shownConnection(run.state()))
  assert.equal(shown, ['off', 'connecting', 'connected', 'off'])
})

machine.run()
