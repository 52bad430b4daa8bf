import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { AddressFormScreen } from '../../../ui/addresses/AddressFormScreen.tsx'
import { createFakeApp, type FakeApp } from '../../support/fake-app.ts'
import { accepted, createHeldAnswer, refused } from '../../support/fakes/fake-http.ts'
import { type OpenScreen, openScreen } from '../../support/open-screen.tsx'
import { leave, press, type } from '../../support/render.tsx'
import { userRow } from '../../support/user-row.ts'

const form = suite('AddressFormScreen')

type Opened = OpenScreen & FakeApp

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

const open = async (id?: string): Promise<Opened> => {
  const fake = createFakeApp({ token: 'token' })
  fake.http.answer('/api/user/getUserInfo', () => accepted(userRow()))
  fake.http.answer('/api/user/address_list', () => accepted({ count: 0, list: [] }))
  fake.http.answer('/api/user/address', () => accepted(ROW))
  fake.http.answer('/api/user/area', ({ url }) =>
    accepted([{ id: url.includes('city_id') ? 3 : url.includes('province_id') ? 2 : 1, name: 'Tempat' }]),
  )
  const node = <AddressFormScreen params={{ id }} search={new URLSearchParams()} />
  return { ...fake, ...(await openScreen(fake.app, node, '/addressForm')) }
}

const submit = async (opened: Opened): Promise<void> => {
  press(opened.screen.get('button', 'addresses.save'))
  await opened.rest()
}

const sent = (opened: Opened) => opened.http.sentTo('/api/user/address_add')

form('says what is missing at every field, and goes to the first', async () => {
  const opened = await open()
  await submit(opened)
  for (const field of ['name', 'mobile', 'area', 'detail']) {
    assert.match(opened.screen.text(), `addresses.required.${field}`)
  }
  assert.is(document.activeElement, opened.screen.get('textbox', 'addresses.name'))
  assert.is(sent(opened).length, 0)
  opened.screen.remove()
})

form('checks a field when it is left, and from then on while one types', async () => {
  const opened = await open()
  const mobile = opened.screen.get('textbox', 'addresses.mobile')
  type(mobile, '12')
  assert.not.match(opened.screen.text(), 'addresses.mobileNotValid')
  leave(mobile)
  assert.match(opened.screen.text(), 'addresses.mobileNotValid')
  type(mobile, '81255500142')
  assert.not.match(opened.screen.text(), 'addresses.mobileNotValid')
  opened.screen.remove()
})

form('asks for province, city and district in turn, and sends the whole address once', async () => {
  const opened = await open()
  const { screen, rest } = opened
  type(screen.get('textbox', 'addresses.name'), 'Budi')
  type(screen.get('textbox', 'addresses.mobile'), '0812 5550 0142')
  type(screen.get('textbox', 'addresses.detail'), 'Jl. Mawar 3')
  press(screen.get('button', /^addresses.area/))
  for (const level of ['province', 'city', 'district']) {
    await rest()
    assert.ok(screen.find('heading', `addresses.choose.${level}`), level)
    press([...screen.container.querySelectorAll<HTMLElement>('dialog li button')][0] ?? screen.container)
  }
  await rest()
  const held = createHeldAnswer()
  opened.http.answer('/api/user/address_add', () => held.sent)
  press(screen.get('button', 'addresses.save'))
  press(screen.get('button', 'addresses.save'))
  held.give(accepted())
  await rest()
  assert.is(sent(opened).length, 1)
  const body = JSON.stringify(sent(opened)[0])
  assert.match(body, '6281255500142')
  assert.match(body, 'Rumah')
  screen.remove()
})

form('shows an own tag as it was written, and edits by the same call with the id', async () => {
  const opened = await open('9')
  opened.http.answer('/api/user/address_add', () => accepted())
  const own = opened.screen.get('textbox', 'addresses.ownTag') as HTMLInputElement
  assert.is(own.value, 'Gudang')
  type(own, '')
  await submit(opened)
  assert.match(opened.screen.text(), 'addresses.required.tag')
  type(own, 'Toko')
  await submit(opened)
  assert.match(JSON.stringify(sent(opened)[0]), 'Toko')
  opened.screen.remove()
})

form('keeps what was typed and says why when the host refuses', async () => {
  const opened = await open('9')
  opened.http.answer('/api/user/address_add', () => refused('Terlalu banyak alamat'))
  type(opened.screen.get('textbox', 'addresses.detail'), 'Jl. Baru 1')
  await submit(opened)
  assert.match(opened.screen.get('alert', /Terlalu banyak alamat/).textContent ?? '', 'Terlalu banyak')
  assert.is((opened.screen.get('textbox', 'addresses.detail') as HTMLTextAreaElement).value, 'Jl. Baru 1')
  opened.screen.remove()
})

form('asks before typed text is thrown away', async () => {
  const opened = await open()
  type(opened.screen.get('textbox', 'addresses.name'), 'Budi')
  press(opened.screen.get('button', 'Kembali'))
  assert.ok(opened.screen.find('alertdialog', 'addresses.leaveTitle'))
  press(opened.screen.get('button', 'addresses.goOn'))
  assert.is((opened.screen.get('textbox', 'addresses.name') as HTMLInputElement).value, 'Budi')
  opened.screen.remove()
})

form.run()
