import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  connectionStatus,
  shownConnection,
} from '../../../../domain/messaging/connection/connection-state.ts'
import { troubleOf } from '../../../../domain/messaging/connection/link-trouble.ts'
import { createConnectionRun, createReadyRun } from '../../../support/messaging/connection-run.ts'

const machine = suite('connection: life of the link')

machine('27: detects a dead link 72 s after the last byte and reports 9999', () => {
  const run = createReadyRun()
  run.pass(71_999)
  assert.equal(run.effects(), ['send-ping', 'send-ping', 'send-ping', 'send-ping'])
  assert.is(connectionStatus(run.state()), 1)
  run.pass(1)
  assert.equal(run.effects(), ['end-session', 'close-socket'])
  assert.is(run.state().latencyMs, 9999)
  assert.is(connectionStatus(run.state()), 0)
})

machine('a pong sets the latency and starts the next interval', () => {
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

machine('an overdue acknowledgement sends a ping at once: 12 s instead of 72', () => {
  const run = createReadyRun()
  run.tell({ kind: 'ack-overdue' })
  run.pass(12_000)
  assert.is(run.state().phase, 'waiting')
})

machine('the first pong answers the first of several pings and measures the latency', () => {
  const run = createReadyRun()
  run.pass(60_000)
  run.pass(4000)
  run.tell({ kind: 'pong-received' })
  assert.is(run.state().latencyMs, 4000)
})

machine('a page that becomes visible waits longer where the latency is known to be high', () => {
  const run = createReadyRun()
  run.pass(66_000)
  run.tell({ kind: 'pong-received' })
  run.tell({ kind: 'became-visible' })
  run.pass(11_999)
  assert.is(run.state().phase, 'probing')
  run.pass(1)
  assert.is(run.state().phase, 'waiting')
})

machine('a page that becomes visible sends one ping and waits 5 s', () => {
  for (const kind of ['became-visible', 'page-resumed', 'went-online'] as const) {
    const run = createReadyRun()
    run.tell({ kind })
    assert.equal(run.effects(), ['send-ping'])
    run.pass(5_000)
    assert.is(run.state().phase, 'waiting', kind)
  }
})

machine('33: makes no attempt offline and one at once when the network is back', () => {
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

machine('sleeps when hidden for 5 minutes and wakes when visible', () => {
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

machine('that was ended on purpose stays ended, however long the page is hidden', () => {
  const run = createReadyRun()
  run.tell({ kind: 'disconnect-requested' })
  run.tell({ kind: 'became-hidden' })
  run.effects()
  run.pass(600_000)
  run.tell({ kind: 'clock-ticked' })
  run.tell({ kind: 'became-visible' })
  run.pass(60_000)
  assert.equal([run.state().phase, run.effects()], ['idle', []])
})

machine('a decode error drops this socket and reconnects', () => {
  const run = createReadyRun()
  run.tell({ kind: 'packet-malformed' })
  assert.equal(run.effects(), ['end-session', 'close-socket'])
  run.pass(3_000)
  assert.equal(run.effects(), ['resolve-address'])
})

machine('a clock that is set back by an hour extends no deadline', () => {
  const run = createConnectionRun()
  run.jump(7_200_000)
  run.tell({ kind: 'connect-requested' })
  run.ready()
  run.effects()
  run.jump(7_200_000 - 3_600_000 + 30_000)
  run.tell({ kind: 'clock-ticked' })
  run.pass(60_000)
  assert.equal(run.effects(), ['send-ping'])
})

machine('a tab that slept through the whole heartbeat sends a ping when it is back', () => {
  const run = createReadyRun()
  run.jump(3_600_000)
  run.tell({ kind: 'clock-ticked' })
  assert.equal(run.effects(), ['send-ping'])
  assert.is(connectionStatus(run.state()), 1)
})

machine('31: shows connecting, connected and off in order', () => {
  const run = createConnectionRun()
  const shown = [shownConnection(run.state())]
  run.tell({ kind: 'connect-requested' })
  shown.push(shownConnection(run.state()))
  run.ready()
  shown.push(shownConnection(run.state()))
  run.tell({ kind: 'disconnect-requested' })
  shown.push(shownConnection(run.state()))
  assert.equal(shown, ['off', 'connecting', 'connected', 'off'])
})

machine('has a text for each state, with what can be done about it', () => {
  const word = (view: Partial<Parameters<typeof troubleOf>[0]>): string | undefined => {
    const trouble = troubleOf({ state: 'off', reasonCode: undefined, isProbablyRefused: false, ...view })
    return trouble && `${trouble.word} ${trouble.act}`
  }
  assert.is(word({ state: 'connected' }), undefined)
  assert.is(word({ state: 'offline' }), 'offline undefined')
  assert.is(word({ state: 'waiting' }), 'waiting retry')
  assert.is(word({ state: 'waiting', isProbablyRefused: true }), 'probablyRefused retry')
  assert.is(word({ state: 'refused', reasonCode: 19 }), 'banned undefined')
  assert.is(word({ state: 'refused', reasonCode: 2 }), 'refused retry')
  assert.is(word({ state: 'kicked' }), 'elsewhere use-here')
})

machine.run()
