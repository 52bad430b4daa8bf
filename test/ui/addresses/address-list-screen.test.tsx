import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted, unreachable } from '../../../adapters/fakes/fake-http.ts'
import { AddressListScreen } from '../../../ui/addresses/AddressListScreen.tsx'
import { userRow } from '../../support/api-rows.ts'
import { createFakeApp, type FakeApp } from '../../support/ui/fake-app.ts'
import { type OpenScreen, openScreen } from '../../support/ui/open-screen.tsx'
import { press } from '../../support/ui/render.tsx'

const list = suite('AddressListScreen')

type Opened = OpenScreen & FakeApp

const addressRow = (id: number, isDefault = false) => ({
  address_id: id,
  name: `Nama ${id}`,
  mobile: '6281255500142',
  province: { id: 1, name: 'Jawa Barat' },
  city: { id: 2, name: 'Bandung' },
  area: { id: 3, name: 'Sukajadi' },
  detail: `Jl. Kenanga ${id}`,
  tag: 'Rumah',
  is_default: isDefault ? 1 : 0,
})

const open = async (rows: readonly unknown[] | undefined, query = ''): Promise<Opened> => {
  const fake = createFakeApp({ token: 'token' })
  fake.http.answer('/api/user/getUserInfo', () => accepted(userRow()))
  fake.http.answer('/api/user/address_list', () =>
    rows ? accepted({ count: rows.length, list: rows }) : unreachable,
  )
  const node = <AddressListScreen params={{}} search={new URLSearchParams(query)} />
  return { ...fake, ...(await openScreen(fake.app, node, '/address')) }
}

list(
  'shows every address with its tag, and the default marked, without a button to make it the default',
  async () => {
    const { screen } = await open([addressRow(1, true), addressRow(2)])
    assert.match(screen.text(), '+62 812-5550-0142')
    assert.match(screen.text(), 'Jl. Kenanga 1, Sukajadi, Bandung, Jawa Barat')
    assert.is(screen.all('button', /^addresses.makeMain/).length, 1)
    assert.is(screen.get('link', /^addresses.edit Nama 2/).getAttribute('href'), '/addressForm/2')
    screen.remove()
  },
)

list('goes back to the page that asked for an address, with the chosen one', async () => {
  const pick = encodeURIComponent('/order?cart=4,5&address=1')
  const opened = await open([addressRow(1, true), addressRow(2)], `pick=${pick}`)
  press(opened.screen.get('button', /Kenanga 2, Suka/))
  await opened.rest()
  assert.is(opened.history.at(-1), '/order?cart=4%2C5&address=2')
  opened.screen.remove()
})

list('never goes to another origin', async () => {
  const opened = await open([addressRow(1)], `pick=${encodeURIComponent('//evil.example/x')}`)
  press(opened.screen.get('button', /Kenanga 1, Suka/))
  await opened.rest()
  assert.is(opened.history.at(-1), '/?address=1')
  opened.screen.remove()
})

list('asks before it deletes', async () => {
  const opened = await open([addressRow(1)])
  opened.http.answer('/api/user/address_del', () => accepted())
  press(opened.screen.get('button', /^addresses.delete Nama 1/))
  assert.is(opened.http.sentTo('/api/user/address_del').length, 0)
  press(opened.screen.get('button', 'addresses.delete'))
  await opened.rest()
  assert.is(opened.http.sentTo('/api/user/address_del').length, 1)
  opened.screen.remove()
})

list('links to the form when there is none, and offers a retry after a failure', async () => {
  const empty = await open([])
  assert.is(empty.screen.get('link', 'addresses.add').getAttribute('href'), '/addressForm')
  empty.screen.remove()
  const failed = await open(undefined)
  failed.http.answer('/api/user/address_list', () => accepted({ count: 1, list: [addressRow(1)] }))
  press(failed.screen.get('button', 'Coba lagi'))
  await failed.rest()
  assert.match(failed.screen.text(), 'Nama 1')
  failed.screen.remove()
})

list.run()
