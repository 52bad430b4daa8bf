import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createFakeClock } from '../../../adapters/fakes/fake-clock.ts'
import { OFF_VIEW } from '../../../application/messaging/connection.ts'
import type { ConnectionView } from '../../../application/messaging/messaging.ts'
import { createShownLink } from '../../../application/messaging/shown-link.ts'
import { createState } from '../../../application/shared/streams.ts'

const link = suite('connection states for the interface')

const CONNECTED: ConnectionView = { ...OFF_VIEW, state: 'connected', status: 1 }
const CONNECTING: ConnectionView = { ...OFF_VIEW, state: 'connecting' }
const WAITING: ConnectionView = { ...OFF_VIEW, state: 'waiting', nextAt: 9_000 }

const open = (first: ConnectionView) => {
  const clock = createFakeClock()
  const status$ = createState(first)
  const shown$ = createShownLink({ client: { status$: status$.stream }, clock })
  const said = (): string => (shown$.value.kind === 'trouble' ? shown$.value.trouble.word : shown$.value.kind)
  return { become: status$.set, pass: clock.advance, said, shown$ }
}

link('is silent while connected, and during an interruption of less than a second', () => {
  const { become, pass, said } = open(CONNECTED)
  become(WAITING)
  pass(999)
  assert.is(said(), 'fine')
  become(CONNECTED)
  pass(60_000)
  assert.is(said(), 'fine')
})

link('shows trouble after a second, with the time of the next attempt', () => {
  const { become, pass, said, shown$ } = open(CONNECTED)
  become(WAITING)
  pass(1000)
  assert.is(said(), 'waiting')
  become({ ...WAITING, nextAt: 20_000 })
  assert.is(shown$.value.kind === 'trouble' && shown$.value.nextAt, 20_000)
})

link('keeps showing trouble when its kind changes', () => {
  const { become, pass, said } = open(CONNECTED)
  become(WAITING)
  pass(1000)
  become(CONNECTING)
  assert.is(said(), 'connecting')
})

link('counts its second from the beginning of the trouble, whatever attempts fail meanwhile', () => {
  const { become, pass, said } = open(CONNECTED)
  for (const view of [WAITING, CONNECTING, WAITING, CONNECTING]) {
    become(view)
    pass(300)
  }
  assert.is(said(), 'connecting')
})

link('allows the first connection five seconds, and later ones none', () => {
  const { become, pass, said } = open(CONNECTING)
  pass(4999)
  assert.is(said(), 'fine')
  pass(1)
  assert.is(said(), 'connecting')
  become(CONNECTED)
  pass(1500)
  become(CONNECTING)
  pass(1000)
  assert.is(said(), 'connecting')
})

link(
  'shows a refusal a second after the page started, despite the time allowed for a first connection',
  () => {
    const { become, pass, said } = open(CONNECTING)
    pass(400)
    become({ ...OFF_VIEW, state: 'refused', reasonCode: 2 })
    pass(599)
    assert.is(said(), 'fine')
    pass(1)
    assert.is(said(), 'refused')
  },
)

link('shows "restored" for a second and a half, and not at all where no trouble was shown', () => {
  const { become, pass, said } = open(CONNECTED)
  become(WAITING)
  pass(1000)
  become(CONNECTED)
  assert.is(said(), 'restored')
  pass(1499)
  become({ ...CONNECTED, nodeId: 'other' })
  assert.is(said(), 'restored')
  pass(1)
  assert.is(said(), 'fine')
  become(WAITING)
  pass(500)
  become(CONNECTED)
  assert.is(said(), 'fine')
})

link('counts its second again when the connection breaks while "restored" is shown', () => {
  const { become, pass, said } = open(CONNECTED)
  become(WAITING)
  pass(1000)
  become(CONNECTED)
  pass(100)
  become(WAITING)
  assert.is(said(), 'fine')
  pass(999)
  assert.is(said(), 'fine')
  pass(1)
  assert.is(said(), 'waiting')
})

link.run()
