import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted, refusedAt } from '../../../adapters/fakes/fake-http.ts'
import { AddressFormScreen } from '../../../ui/addresses/AddressFormScreen.tsx'
import { userRow } from '../../support/api-rows.ts'
import { createFakeApp, type FakeApp } from '../../support/ui/fake-app.ts'
import { type OpenScreen, openScreen } from '../../support/ui/open-screen.tsx'
import { press, type } from '../../support/ui/render.tsx'

const refusal = suite('server refusals of an address')

const ROW = {
  address_id: 9,
  name: 'Rani',
  mobile: '6281255500142',
  province: { id: 1, name: 'Jawa Barat' },
  city: { id: 2, name: 'Bandung' },
  area: { id: 3, name: 'Sukajadi' },
  detail: 'Jl. Kenanga 18',
  tag: 'Gudang',
  is_default: 0,
}

const open = async (id?: string): Promise<OpenScreen & FakeApp> => {
  sessionStorage.clear()
  const fake = createFakeApp({ token: 'token' })
  fake.http.answer('/api/user/getUserInfo', () => accepted(userRow()))
  fake.http.answer('/api/user/address_list', () => accepted({ count: 0, list: [] }))
  fake.http.answer('/api/user/address', () => accepted(ROW))
  const node = <AddressFormScreen params={{ id }} search={new URLSearchParams()} />
  return { ...fake, ...(await openScreen(fake.app, node, '/addressForm')) }
}

for (const [field, label] of [
  ['name', 'addresses.name'],
  ['mobile', 'addresses.mobile'],
  ['detail', 'addresses.detail'],
  ['tag', 'addresses.ownTag'],
] as const)
  refusal(`of its ${field} is shown at that field, which gets the caret`, async () => {
    const opened = await open('9')
    opened.http.answer('/api/user/address_add', () => refusedAt(field, 'Maksimal 3 karakter'))
    press(opened.screen.get('button', 'addresses.save'))
    await opened.rest()
    const control = opened.screen.get('textbox', label)
    assert.is(control.getAttribute('aria-invalid'), 'true')
    assert.is(document.activeElement, control)
    assert.is(opened.screen.container.textContent?.split('Maksimal 3 karakter').length, 2)
    type(control, '081255500143')
    assert.not.match(opened.screen.container.textContent ?? '', 'Maksimal 3 karakter')
    opened.screen.remove()
  })

refusal('are never about its length: the field accepts as much as the server stores', async () => {
  const opened = await open()
  const detail = opened.screen.get('textbox', 'addresses.detail') as HTMLTextAreaElement
  type(detail, 'x'.repeat(201))
  assert.is(detail.value, 'x'.repeat(200))
  opened.screen.remove()
})

refusal.run()
