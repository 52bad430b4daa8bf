import { act } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { settle } from '../../../../adapters/fakes/fake-clock.ts'
import { accepted } from '../../../../adapters/fakes/fake-http.ts'
import { followBuilds } from '../../../../adapters/service-worker/registration.ts'
import { offerNewBuilds } from '../../../../ui/app/offline/start-offline.ts'
import { userRow } from '../../../support/api-rows.ts'
import { openShell } from '../../../support/ui/open-shell.tsx'

const offering = suite('the offer of a new build')

/** A page at an address, with a new build that lies ready. */
const open = async (at: string) => {
  const shell = await openShell({
    at,
    token: 'a-token',
    prepare: ({ http }) => http.answer('/api/user/getUserInfo', () => accepted(userRow())),
  })
  const controlled = Object.assign(document.createElement('span'), { controller: {} })
  const ready = Object.assign(document.createElement('span'), {
    waiting: {},
    update: async () => undefined,
  })
  await act(async () => {
    offerNewBuilds(shell.app, shell.navigator, {
      followBuilds: (events) =>
        followBuilds(
          controlled as unknown as ServiceWorkerContainer,
          ready as unknown as ServiceWorkerRegistration,
          events,
        ),
    })
    await settle()
  })
  const offers = (): number =>
    shell.app.notices.notices$.value.filter(({ action }) => action?.key === 'reload').length
  const pass = (ms: number): Promise<void> => act(() => shell.clock.advanceAsync(ms))
  return { ...shell, offers, pass }
}

offering('is made at once on a page where nothing is running', async () => {
  const { offers, screen } = await open('/home')
  assert.is(offers(), 1)
  screen.remove()
})

offering('that came during a payment is made on the next page', async () => {
  const { offers, go, pass, screen } = await open('/payment')
  assert.is(offers(), 0)
  await go('/home')
  await pass(1_000)
  assert.is(offers(), 1)
  screen.remove()
})

offering.run()
