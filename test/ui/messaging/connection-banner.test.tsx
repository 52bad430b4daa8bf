import { act } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { OFF_VIEW } from '../../../application/messaging/connection.ts'
import type { ConnectionView } from '../../../application/messaging/messaging.ts'
import { createShownLink } from '../../../application/messaging/shown-link.ts'
import { createState } from '../../../application/shared/streams.ts'
import { ConnectionBanner } from '../../../ui/messaging/link/ConnectionBanner.tsx'
import { createFakeApp, type FakeApp } from '../../support/ui/fake-app.ts'
import { type OpenScreen, openScreen } from '../../support/ui/open-screen.tsx'
import { press } from '../../support/ui/render.tsx'

const banner = suite('ConnectionBanner')

const CONNECTED: ConnectionView = { ...OFF_VIEW, state: 'connected', status: 1 }
const WAITING: ConnectionView = { ...OFF_VIEW, state: 'waiting', nextAt: 1_700_000_009_000 }

type Opened = OpenScreen &
  FakeApp & {
    readonly become: (view: ConnectionView) => void
    readonly pass: (ms: number) => void
    readonly retries: () => number
  }

const open = async (first: ConnectionView): Promise<Opened> => {
  const fake = createFakeApp({ token: 't' })
  const status$ = createState(first)
  let retries = 0
  const link$ = createShownLink({ client: { status$: status$.stream }, clock: fake.clock })
  const opened = await openScreen(
    fake.app,
    <ConnectionBanner link$={link$} onRetry={() => retries++} />,
    '/chatRoom',
  )
  return {
    ...fake,
    ...opened,
    become: (view) => act(() => status$.set(view)),
    pass: (ms) => act(() => fake.clock.advance(ms)),
    retries: () => retries,
  }
}

banner(
  'says after a second that the connection is lost, when the next try is due, and retries at a press',
  async () => {
    const { screen, pass, retries } = await open(WAITING)
    pass(1000)
    assert.is(screen.get('status').textContent, 'chat.link.waiting')
    assert.match(screen.text(), 'chat.link.in')
    press(screen.get('button', 'chat.link.retry'))
    assert.is(retries(), 1)
    screen.remove()
  },
)

banner('takes the chat back from another device', async () => {
  const { screen, pass, retries } = await open({ ...OFF_VIEW, state: 'kicked', reasonCode: 12 })
  pass(1000)
  assert.is(screen.get('status').textContent, 'chat.link.elsewhere')
  press(screen.get('button', 'chat.link.useHere'))
  assert.is(retries(), 1)
  screen.remove()
})

banner('lets a refused shopper retry with a new token, without signing them out', async () => {
  const opened = await open({ ...OFF_VIEW, state: 'refused', reasonCode: 2 })
  opened.pass(1000)
  press(opened.screen.get('button', 'chat.link.retry'))
  await opened.rest()
  assert.is(opened.retries(), 1)
  assert.is(opened.app.session.session$.value.kind, 'signed-in')
  opened.screen.remove()
})

banner('says for a moment that the connection is restored', async () => {
  const { screen, become, pass } = await open(WAITING)
  pass(1000)
  become(CONNECTED)
  assert.is(screen.get('status').textContent, 'chat.link.restored')
  pass(1500)
  assert.is(screen.text(), '')
  screen.remove()
})

banner.run()
