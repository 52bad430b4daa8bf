import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { reconnectDelayMs } from '../../../../domain/messaging/connection/connection-policy.ts'
import {
  connectionStatus,
  isProbablyRefused,
  nextWake,
} from '../../../../domain/messaging/connection/connection-state.ts'
import {
  type BareEvent,
  createConnectionRun,
  createReadyRun,
} from '../../../support/messaging/connection-run.ts'

const machine = suite('connection')

machine('goes from idle to ready through address, socket, CONNECT and CONNACK', () => {
  const run = createConnectionRun()
  assert.is(connectionStatus(run.state()), 0)
  run.tell({ kind: 'connect-requested' })
  assert.is(connectionStatus(run.state()), 2)
  run.ready()
  assert.equal(run.effects(), ['resolve-address', 'open-socket', 'send-connect', 'begin-session'])
  assert.is(connectionStatus(run.state()), 1)
  assert.is(run.state().nodeId, '7')
})

machine('28: keeps one attempt however often it is requested', () => {
  const run = createConnectionRun()
  run.tell({ kind: 'connect-requested' })
  run.tell({ kind: 'connect-requested' })
  run.ready()
  run.tell({ kind: 'connect-requested' })
  assert.equal(run.effects(), ['resolve-address', 'open-socket', 'send-connect', 'begin-session'])
})

machine('ignores events of an older attempt’s socket', () => {
  const run = createReadyRun()
  run.tell({ kind: 'socket-closed' })
  const stale = run.state().generation - 1
  run.tell({ kind: 'socket-closed', generation: stale })
  run.tell({ kind: 'connack-received', reasonCode: 2, generation: stale })
  assert.is(run.state().phase, 'waiting')
  assert.is(run.state().attempt, 1)
})

machine('reconnects 3 s after a close when the random part is zero, as specified', () => {
  const run = createReadyRun()
  run.tell({ kind: 'socket-closed' })
  run.effects()
  run.pass(2_999)
  assert.equal(run.effects(), [])
  run.pass(1)
  assert.equal(run.effects(), ['resolve-address'])
})

machine('25: randomises, grows and caps the delay', () => {
  assert.is(reconnectDelayMs(0, 0), 3000)
  assert.is(reconnectDelayMs(0, 0.5), 4500)
  const delays = [1, 2, 3, 4, 5, 6, 50].map((made) => reconnectDelayMs(made, 0.5))
  delays.slice(1).forEach((delay, at) => {
    assert.ok(delay >= (delays[at] ?? 0))
  })
  assert.ok(reconnectDelayMs(50, 0.999) <= 30_000)
  assert.ok(reconnectDelayMs(50, 0) >= 15_000)
})

machine(
  'resets the delay only after 10 s of connection, so that a flapping connection keeps growing it',
  () => {
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
  },
)

for (const [name, events] of [
  ['the address', []],
  ['the socket', [{ kind: 'address-resolved', address: 'ws://x' }]],
  ['CONNACK', [{ kind: 'address-resolved', address: 'ws://x' }, { kind: 'socket-opened' }]],
] as [string, BareEvent[]][]) {
  machine(`26: gives an attempt up after 10 s without ${name}`, () => {
    const run = createConnectionRun()
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

machine('waits longer for each step the second and the third time, for a slow line', () => {
  const run = createConnectionRun()
  run.tell({ kind: 'connect-requested' })
  for (const limitMs of [10_000, 20_000, 30_000, 30_000]) {
    while (run.state().phase !== 'resolving') run.pass(100)
    run.tell({ kind: 'address-resolved', address: 'ws://x' })
    run.pass(limitMs - 1)
    assert.is(run.state().phase, 'opening')
    run.pass(1)
    assert.is(run.state().phase, 'waiting')
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

machine('22, 30: a refused connect closes the socket, keeps its code and does not retry', () => {
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

machine('23: a disconnect during the wait leaves nothing behind: later drops reconnect', () => {
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

machine('24: three closes before CONNACK are probably a refusal: reported, and retried slowly', () => {
  const run = createConnectionRun()
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

machine('29, 58: no timer is needed when idle, failed, kicked or suspended', () => {
  const endings: BareEvent[] = [
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

machine.run()
