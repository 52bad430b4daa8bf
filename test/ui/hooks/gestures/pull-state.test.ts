import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  PULL_AT_REST,
  PULL_HEAD_PX,
  type Pull,
  type PullEvent,
  type PullPhase,
  pullStep,
} from '../../../../ui/hooks/gestures/use-pull-to-refresh.ts'

const pull = suite('pull to refresh')

const run = (...events: readonly PullEvent[]): Pull => events.reduce(pullStep, PULL_AT_REST)
const move = (distance: number): PullEvent => ({ kind: 'moved', distance })
const released: PullEvent = { kind: 'released' }
const loaded: PullEvent = { kind: 'loaded' }

pull('goes through the five states of the specification', () => {
  const events: readonly PullEvent[] = [move(10), move(80), released, loaded, { kind: 'success-shown' }]
  const phases: PullPhase[] = ['normal']
  let state = PULL_AT_REST
  for (const event of events) {
    state = pullStep(state, event)
    phases.push(state.phase)
  }
  assert.equal(phases, ['normal', 'pulling', 'loosing', 'loading', 'success', 'normal'])
})

pull('starts to load from 50 px on', () => {
  assert.is(run(move(PULL_HEAD_PX - 1)).phase, 'pulling')
  assert.is(run(move(PULL_HEAD_PX)).phase, 'loosing')
})

pull('falls back when it is released too early', () => {
  assert.equal(run(move(30), released), PULL_AT_REST)
})

pull('can be pushed back before it is released', () => {
  assert.is(run(move(80), move(20)).phase, 'pulling')
  assert.equal(run(move(80), move(-5)), PULL_AT_REST)
})

pull('stays at the top while it loads, whatever fingers do', () => {
  const loading = run(move(200), released)
  assert.equal(loading, { phase: 'loading', offset: PULL_HEAD_PX })
  assert.is(pullStep(loading, move(10)), loading)
  assert.is(pullStep(loading, released), loading)
})

pull('shows no success after a failure', () => {
  assert.equal(run(move(80), released, { kind: 'failed' }), PULL_AT_REST)
})

pull('follows the finger ever more slowly', () => {
  const offsets = [50, 100, 200, 400].map((distance) => run(move(distance)).offset)
  assert.equal(offsets, [50, 75, 100, 150])
})

pull.run()
