import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted } from '../../../adapters/fakes/fake-http.ts'
import { CapitalRecordScreen } from '../../../ui/wallet/CapitalRecordScreen.tsx'
import { DepositRecordScreen } from '../../../ui/wallet/DepositRecordScreen.tsx'
import { TopUpRecordScreen } from '../../../ui/wallet/TopUpRecordScreen.tsx'
import { userRow } from '../../support/api-rows.ts'
import { createFakeApp } from '../../support/ui/fake-app.ts'
import { openScreen } from '../../support/ui/open-screen.tsx'

const empty = suite('empty records of the wallet')

const PLACES = [
  [CapitalRecordScreen, '/api/user/bill', '/topUp'],
  [TopUpRecordScreen, '/api/user/recharge_log', '/topUp'],
  [DepositRecordScreen, '/api/user/extract_log', '/withDraw'],
] as const

empty('lead to where the first of them is created', async () => {
  for (const [Screen, path, to] of PLACES) {
    const fake = createFakeApp({ token: 'token' })
    fake.http.answer('/api/user/getUserInfo', () => accepted(userRow()))
    fake.http.answer(path, () => accepted({ count: 0, list: [] }))
    const node = <Screen params={{}} search={new URLSearchParams()} />
    const { screen } = await openScreen(fake.app, node, '/')
    assert.is(screen.get('link', `core.title.${to.slice(1)}`).getAttribute('href'), to)
    assert.is(screen.find('button', 'records.export'), undefined)
    screen.remove()
  }
})

empty.run()
