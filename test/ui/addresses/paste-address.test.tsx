import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted } from '../../../adapters/fakes/fake-http.ts'
import { AddressFormScreen } from '../../../ui/addresses/AddressFormScreen.tsx'
import { userRow } from '../../support/api-rows.ts'
import { createFakeApp, type FakeApp } from '../../support/ui/fake-app.ts'
import { type OpenScreen, openScreen } from '../../support/ui/open-screen.tsx'
import { press, type } from '../../support/ui/render.tsx'

const paste = suite('a whole address pasted into the form')

type Opened = OpenScreen & FakeApp

const SUKAJADI = { id: 3, name: 'Sukajadi', postcodes: '40161,40162' }
const SUKASARI = { id: 4, name: 'Sukasari', postcodes: '40152' }

const open = async (known?: FakeApp): Promise<Opened> => {
  const fake = known ?? createFakeApp({ token: 'token' })
  fake.http.answer('/api/user/getUserInfo', () => accepted(userRow()))
  fake.http.answer('/api/user/address_list', () => accepted({ count: 0, list: [] }))
  fake.http.answer('/api/user/area', ({ url }) => {
    if (url.includes('keyword')) return accepted([])
    if (url.includes('city_id')) return accepted([SUKAJADI, SUKASARI])
    if (url.includes('province_id')) return accepted([{ id: 2, name: 'Kota Bandung' }])
    return accepted([{ id: 1, name: 'Jawa Barat' }])
  })
  const node = <AddressFormScreen params={{ id: undefined }} search={new URLSearchParams()} />
  return { ...fake, ...(await openScreen(fake.app, node, '/addressForm')) }
}

const valueIn = ({ screen }: Opened, label: string): string =>
  (screen.get('textbox', label) as HTMLInputElement).value

const pasteText = async (opened: Opened, text: string): Promise<void> => {
  press(opened.screen.get('button', /^addresses.paste.title/))
  await opened.rest()
  type(opened.screen.get('textbox', 'addresses.paste.text'), text)
  opened.clock.advance(250)
  await opened.rest()
}

const fill = async ({ screen, rest }: Opened): Promise<void> => {
  press(screen.get('button', 'addresses.paste.fill'))
  await rest()
}

const WHOLE = 'Rani Prameswari\n0812 5550 0142\nJl. Kenanga 18, Kec. Sukajadi, Kota Bandung, Jawa Barat 40162'

paste.before.each(() => sessionStorage.clear())

paste('fills every field, once the shopper has seen them', async () => {
  const opened = await open()
  await pasteText(opened, WHOLE)
  assert.is(valueIn(opened, 'addresses.name'), '')
  await fill(opened)
  assert.equal(
    ['name', 'mobile', 'postcode', 'detail'].map((field) => valueIn(opened, `addresses.${field}`)),
    ['Rani Prameswari', '0812 5550 0142', '40162', 'Jl. Kenanga 18'],
  )
  assert.match(
    opened.screen.get('button', /^addresses.area/).textContent ?? '',
    'Jawa Barat, Kota Bandung, Sukajadi',
  )
  opened.http.answer('/api/user/address_add', () => accepted())
  press(opened.screen.get('button', 'addresses.save'))
  await opened.rest()
  const body = JSON.stringify(opened.http.sentTo('/api/user/address_add')[0])
  for (const part of ['6281255500142', '"area_id":"3"', '"postcode":"40162"']) assert.match(body, part)
  opened.screen.remove()
})

paste('says what it would replace, and leaves out what the shopper does not want', async () => {
  const opened = await open()
  type(opened.screen.get('textbox', 'addresses.name'), 'Budi')
  await pasteText(opened, WHOLE)
  assert.match(opened.screen.text(), 'addresses.paste.replaces')
  press(opened.screen.get('checkbox', 'addresses.name: Rani Prameswari'))
  await fill(opened)
  assert.equal(
    [valueIn(opened, 'addresses.name'), valueIn(opened, 'addresses.detail')],
    ['Budi', 'Jl. Kenanga 18'],
  )
  opened.screen.remove()
})

paste('says what is missing in the place, which the form then asks for', async () => {
  const opened = await open()
  await pasteText(opened, 'Rani\n081255500142\nJl. Kenanga 18, Kota Bandung, Jawa Barat')
  assert.match(opened.screen.text(), 'addresses.paste.noDistrict')
  await fill(opened)
  press(opened.screen.get('button', 'addresses.save'))
  await opened.rest()
  assert.match(opened.screen.text(), 'addresses.required.area')
  press(opened.screen.get('button', /^addresses.area/))
  await opened.rest()
  assert.ok(opened.screen.find('heading', 'addresses.choose.district'), 'goes on after the city')
  opened.screen.remove()
})

paste('tells when nothing is in it, and when no list has the place', async () => {
  const opened = await open()
  await pasteText(opened, 'Jl. Mawar 3, Negeri Antah')
  assert.match(opened.screen.text(), 'addresses.paste.noPlace')
  await fill(opened)
  await pasteText(opened, 'Jl. Mawar 3, Negeri Antah')
  assert.match(opened.screen.text(), 'addresses.paste.nothing')
  assert.ok((opened.screen.get('button', 'addresses.paste.fill') as HTMLButtonElement).disabled)
  opened.screen.remove()
})

paste('keeps the pasted text over a reload until it is taken over', async () => {
  const opened = await open()
  await opened.app.session.guard('/addressForm')
  await opened.rest()
  await pasteText(opened, 'Rani\n081255500142')
  opened.screen.remove()
  const back = await open(opened)
  press(back.screen.get('button', /^addresses.paste.title/))
  await back.rest()
  assert.is(valueIn(back, 'addresses.paste.text'), 'Rani\n081255500142')
  back.screen.remove()
})

const chooseDistrict = async (opened: Opened, at: number): Promise<void> => {
  press(opened.screen.get('button', /^addresses.area/))
  for (const row of [0, 0, at]) {
    await opened.rest()
    const rows = opened.screen.container.querySelectorAll<HTMLElement>('dialog[open] li button')
    press(rows[row] ?? document.body)
  }
  await opened.rest()
}

const postcodes = suite('the postcode of a chosen district')
postcodes.before.each(() => sessionStorage.clear())

postcodes('is filled in where there is one and the field is empty', async () => {
  const opened = await open()
  await chooseDistrict(opened, 1)
  assert.is(valueIn(opened, 'addresses.postcode'), '40152')
  opened.screen.remove()
})

postcodes('is proposed where there are several', async () => {
  const opened = await open()
  await chooseDistrict(opened, 0)
  assert.is(valueIn(opened, 'addresses.postcode'), '')
  press(opened.screen.get('button', '40162'))
  assert.is(valueIn(opened, 'addresses.postcode'), '40162')
  assert.not(opened.screen.find('button', '40161'), 'it is proposed no longer')
  opened.screen.remove()
})

postcodes('is a warning where it is of another place: it replaces nothing and blocks nothing', async () => {
  const opened = await open()
  type(opened.screen.get('textbox', 'addresses.postcode'), '80228')
  await chooseDistrict(opened, 1)
  assert.is(valueIn(opened, 'addresses.postcode'), '80228')
  assert.match(opened.screen.text(), 'addresses.postcodeOfDistrict')
  assert.is(opened.screen.get('textbox', 'addresses.postcode').getAttribute('aria-invalid'), null)
  opened.http.answer('/api/user/address_add', () => accepted())
  type(opened.screen.get('textbox', 'addresses.name'), 'Budi')
  type(opened.screen.get('textbox', 'addresses.mobile'), '81255500142')
  type(opened.screen.get('textbox', 'addresses.detail'), 'Jl. Mawar 3')
  press(opened.screen.get('button', 'addresses.save'))
  await opened.rest()
  assert.match(JSON.stringify(opened.http.sentTo('/api/user/address_add')), '"postcode":"80228"')
  opened.screen.remove()
})

paste.run()
postcodes.run()
