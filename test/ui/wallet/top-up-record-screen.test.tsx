import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted } from '../../../adapters/fakes/fake-http.ts'
import { TopUpRecordScreen } from '../../../ui/wallet/TopUpRecordScreen.tsx'
import { userRow } from '../../support/api-rows.ts'
import { createFakeApp } from '../../support/ui/fake-app.ts'
import { type OpenScreen, openScreen } from '../../support/ui/open-screen.tsx'
import { press } from '../../support/ui/render.tsx'

const record = suite('TopUpRecordScreen (opened by a payment)')

const openFrom = async (back: string): Promise<OpenScreen> => {
  const fake = createFakeApp({ token: 'token' })
  fake.http.answer('/api/user/getUserInfo', () => accepted(userRow()))
  fake.http.answer('/api/user/recharge_log', () => accepted({ count: 0, list: [] }))
  const node = <TopUpRecordScreen params={{}} search={new URLSearchParams({ back })} />
  return openScreen(fake.app, node)
}

const wayBack = ({ screen }: OpenScreen) => screen.get('link', 'records.backToPayment').getAttribute('href')

record('leads back to the payment, also through its filters', async () => {
  const opened = await openFrom('/payment?no=G1')
  assert.is(wayBack(opened), '/payment?no=G1')
  press(opened.screen.all('tab')[1] as HTMLElement)
  await opened.rest()
  assert.match(opened.history.at(-1) ?? '', /\?status=\w+&back=%2Fpayment%3Fno%3DG1$/)
  opened.screen.remove()
})

record('leads to no other site', async () => {
  const opened = await openFrom('//elsewhere')
  assert.is(wayBack(opened), '/')
  opened.screen.remove()
})

const pressBackOver = async (...paths: readonly string[]) => {
  const all = paths.map((path, index) => ({ index, url: window.location.origin + path }))
  const navigation = { currentEntry: all.at(-1), entries: () => all }
  Object.defineProperty(window, 'navigation', { configurable: true, value: navigation })
  const went: number[] = []
  Object.defineProperty(window.history, 'go', { configurable: true, value: (by: number) => went.push(by) })
  const { screen, history, rest } = await openFrom('/payment?no=G1')
  press(screen.get('link', 'records.backToPayment'))
  await rest()
  screen.remove()
  Reflect.deleteProperty(window.history, 'go')
  Reflect.deleteProperty(window, 'navigation')
  return { went, last: history.at(-1) }
}

record('goes back to a payment in the history, so that Back does not lead to the top-up again', async () => {
  const { went, last } = await pressBackOver('/bag', '/payment?no=G1', '/topUp', '/topUpRecord')
  assert.equal(went, [-2])
  assert.is.not(last, '/payment?no=G1')
})

record('opens a payment that is not in the history', async () => {
  const { went, last } = await pressBackOver('/topUp', '/topUpRecord')
  assert.equal(went, [])
  assert.is(last, '/payment?no=G1')
})

record.run()
