import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted } from '../../../adapters/fakes/fake-http.ts'
import { TopUpRecordScreen } from '../../../ui/wallet/TopUpRecordScreen.tsx'
import { createFakeApp } from '../../support/face/fake-app.ts'
import { type OpenScreen, openScreen } from '../../support/face/open-screen.tsx'
import { press } from '../../support/face/render.tsx'
import { userRow } from '../../support/rows/user-row.ts'

const record = suite('TopUpRecordScreen (opened by a payment)')

const openFrom = async (back: string): Promise<OpenScreen> => {
  const fake = createFakeApp({ token: 'token' })
  fake.http.answer('/api/user/getUserInfo', () => accepted(userRow()))
  fake.http.answer('/api/user/recharge_log', () => accepted({ count: 0, list: [] }))
  const node = <TopUpRecordScreen params={{}} search={new URLSearchParams({ back })} />
  return openScreen(fake.app, node)
}

const wayBack = ({ screen }: OpenScreen) => screen.get('link', 'records.backToPayment').getAttribute('href')

record('leads back to the payment, and keeps the way through its filters', async () => {
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

record.run()
