import { act } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { settle } from '../../../../adapters/fakes/fake-clock.ts'
import { accepted } from '../../../../adapters/fakes/fake-http.ts'
import { offerBuilds } from '../../../../ui/app/offline/offer-builds.ts'
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
  let asked = 0
  const controlled = Object.assign(document.createElement('span'), { controller: {} })
  const ready = Object.assign(document.createElement('span'), {
    waiting: {},
    update: async () => {
      asked += 1
    },
  })
  await act(async () => {
    offerBuilds(
      shell.app,
      shell.navigator,
      controlled as unknown as ServiceWorkerContainer,
      ready as unknown as ServiceWorkerRegistration,
    )
    await settle()
  })
  const offers = (): number =>
    shell.app.notices.notices$.value.filter(({ action }) => action?.key === 'reload').length
  const closeAll = (): void => {
    const { notices } = shell.app
    act(() => {
      for (const { id } of notices.notices$.value) notices.close(id)
    })
  }
  const pass = (ms: number): Promise<void> => act(() => shell.clock.advanceAsync(ms))
  return { ...shell, asks: () => asked, offers, closeAll, pass }
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

offering('is made once: later pages do not repeat it', async () => {
  const { offers, closeAll, go, pass, screen } = await open('/home')
  closeAll()
  await go('/explore')
  await pass(60_000)
  assert.is(offers(), 0)
  screen.remove()
})

offering('is made again when the page becomes visible again', async () => {
  const { offers, closeAll, lifecycle, screen } = await open('/home')
  closeAll()
  await act(async () => {
    lifecycle.set({ isVisible: false })
    lifecycle.set({ isVisible: true })
    await settle()
  })
  assert.is(offers(), 1)
  screen.remove()
})

offering('that was closed is not repeated when the network is back', async () => {
  const { offers, closeAll, lifecycle, screen } = await open('/home')
  closeAll()
  await act(async () => {
    lifecycle.set({ isOnline: false })
    lifecycle.set({ isOnline: true })
    await settle()
  })
  assert.is(offers(), 0)
  screen.remove()
})

offering('checks the server again after a while hidden, also when the clock was set back', async () => {
  const { asks, clock, lifecycle, screen } = await open('/home')
  const look = (): Promise<void> =>
    act(async () => {
      lifecycle.set({ isVisible: false })
      lifecycle.set({ isVisible: true })
      await settle()
    })
  await look()
  assert.is(asks(), 0)
  clock.setBack(86_400_000)
  await look()
  assert.is(asks(), 1)
  await look()
  assert.is(asks(), 1)
  screen.remove()
})

offering.run()
