import { act } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  accepted,
  createHeldAnswer,
  refused,
  unauthorised,
  unreachable,
} from '../../../adapters/fakes/fake-http.ts'
import { AddressFormScreen } from '../../../ui/addresses/AddressFormScreen.tsx'
import { userRow } from '../../support/api-rows.ts'
import { createFakeApp, type FakeApp } from '../../support/ui/fake-app.ts'
import { type OpenScreen, openScreen } from '../../support/ui/open-screen.tsx'
import { leave, press, type } from '../../support/ui/render.tsx'

const form = suite('AddressFormScreen')

type Opened = OpenScreen & FakeApp

const ROW = {
  address_id: 9,
  name: 'Rani',
  mobile: '6281255500142',
  country: 'MY',
  province: { id: 1, name: 'Jawa Barat' },
  city: { id: 2, name: 'Bandung' },
  area: { id: 3, name: 'Sukajadi' },
  detail: 'Jl. Kenanga 18',
  tag: 'Gudang',
  is_default: 0,
}

const areaIdOf = (url: string): number => {
  if (url.includes('city_id')) return 3
  return url.includes('province_id') ? 2 : 1
}

const open = async (id?: string, known?: FakeApp, row = ROW): Promise<Opened> => {
  const fake = known ?? createFakeApp({ token: 'token' })
  fake.http.answer('/api/user/getUserInfo', () => accepted(userRow()))
  fake.http.answer('/api/user/address_list', () => accepted({ count: 0, list: [] }))
  fake.http.answer('/api/user/address', () => accepted(row))
  fake.http.answer('/api/user/area', ({ url }) => accepted([{ id: areaIdOf(url), name: 'Tempat' }]))
  const node = <AddressFormScreen params={{ id }} search={new URLSearchParams()} />
  return { ...fake, ...(await openScreen(fake.app, node, '/addressForm')) }
}

const shownIn = ({ screen }: Opened, label: string): string =>
  (screen.get('textbox', label) as HTMLInputElement).value

form.before.each(() => sessionStorage.clear())

const submit = async (opened: Opened): Promise<void> => {
  press(opened.screen.get('button', 'addresses.save'))
  await opened.rest()
}

const sent = (opened: Opened) => opened.http.sentTo('/api/user/address_add')

form('shows what is missing at every field, and focuses the first', async () => {
  const opened = await open()
  await submit(opened)
  for (const field of ['name', 'mobile', 'area', 'detail']) {
    assert.match(opened.screen.text(), `addresses.required.${field}`)
  }
  assert.is(document.activeElement, opened.screen.get('textbox', 'addresses.name'))
  assert.is(sent(opened).length, 0)
  opened.screen.remove()
})

form('checks a field when it is left, and from then on during typing', async () => {
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

form('filters provinces by a part of the name, and says when none matches', async () => {
  const opened = await open()
  const { screen, rest } = opened
  const names = [
    'Aceh',
    'Bali',
    'Banten',
    'Jambi',
    'Jawa Barat',
    'Jawa Tengah',
    'Jawa Timur',
    'Maluku',
    'Riau',
  ]
  opened.http.answer('/api/user/area', () => accepted(names.map((name, at) => ({ id: at + 1, name }))))
  press(screen.get('button', /^addresses.area/))
  await rest()
  const shown = () => [...screen.container.querySelectorAll('dialog li button')].map((row) => row.textContent)
  assert.is(shown().length, 9)
  type(screen.get('searchbox', 'addresses.findPlace'), 'JAWAT')
  assert.equal(shown(), ['Jawa Tengah', 'Jawa Timur'])
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
  act(() => void screen.get('searchbox', 'addresses.findPlace').dispatchEvent(enter))
  assert.ok(enter.defaultPrevented, 'Enter would send the address')
  type(screen.get('searchbox', 'addresses.findPlace'), 'Atlantis')
  assert.equal(shown(), [])
  assert.match(screen.text(), 'addresses.noPlace')
  screen.remove()
})

form(
  'offers the shopper’s own name and number for a new address, and only while none are typed',
  async () => {
    const opened = await open()
    await opened.app.session.refreshUser()
    await opened.rest()
    press(opened.screen.get('button', /^addresses.useMine/))
    assert.equal(
      [shownIn(opened, 'addresses.name'), shownIn(opened, 'addresses.mobile')],
      ['Sari Wijaya', '8123456789'],
    )
    assert.not.match(opened.screen.text(), 'addresses.useMine')
    opened.screen.remove()
    const edited = await open('9')
    await edited.app.session.refreshUser()
    await edited.rest()
    assert.not.match(edited.screen.text(), 'addresses.useMine')
    edited.screen.remove()
  },
)

form('makes the first one the default, which it says after a reload too', async () => {
  const opened = await open()
  await opened.rest()
  const main = opened.screen.get('switch', 'addresses.asMain') as HTMLInputElement
  assert.equal([main.checked, main.disabled], [true, true])
  opened.screen.remove()
})

form('offers the choice of the default only when there are other addresses', async () => {
  const fake = createFakeApp({ token: 'token' })
  fake.http.answer('/api/user/address_list', () => accepted({ count: 1, list: [ROW] }))
  await fake.app.addresses.refresh()
  const opened = await open(undefined, fake)
  const main = opened.screen.get('switch', 'addresses.asMain') as HTMLInputElement
  assert.equal([main.checked, main.disabled], [false, false])
  opened.screen.remove()
})

form('shows a custom tag as it was written, and edits by the same call with the id', async () => {
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

const CHANGED_ELSEWHERE = { ...ROW, name: 'Rani Putri', mobile: '60123456789', is_default: 1 }

form('saves typed fields, and newer values from elsewhere for the rest', async () => {
  const opened = await open('9')
  opened.http.answer('/api/user/address_add', () => accepted())
  type(opened.screen.get('textbox', 'addresses.detail'), 'Jl. Mawar 3')
  opened.http.answer('/api/user/address', () => accepted(CHANGED_ELSEWHERE))
  await submit(opened)
  const body = JSON.stringify(sent(opened)[0])
  for (const part of ['Jl. Mawar 3', 'Rani Putri', '60123456789', '"is_default":1', 'Gudang']) {
    assert.match(body, part)
  }
  opened.screen.remove()
})

form('shows typed fields after a reload, and newer values from elsewhere for the rest', async () => {
  const before = await open('9')
  type(before.screen.get('textbox', 'addresses.detail'), 'Jl. Mawar 3')
  before.screen.remove()
  const again = await open('9', undefined, CHANGED_ELSEWHERE)
  assert.is(shownIn(again, 'addresses.detail'), 'Jl. Mawar 3')
  assert.is(shownIn(again, 'addresses.name'), 'Rani Putri')
  again.screen.remove()
})

form('keeps the country of an address that is edited', async () => {
  const opened = await open('9')
  opened.http.answer('/api/user/address_add', () => accepted())
  type(opened.screen.get('textbox', 'addresses.detail'), 'Jl. Baru 1')
  await submit(opened)
  assert.match(JSON.stringify(sent(opened)[0]), '"country":"MY"')
  opened.screen.remove()
})

form('keeps typed text and shows the reason when the server refuses', async () => {
  const opened = await open('9')
  opened.http.answer('/api/user/address_add', () => refused('Terlalu banyak alamat'))
  type(opened.screen.get('textbox', 'addresses.detail'), 'Jl. Baru 1')
  await submit(opened)
  assert.match(opened.screen.text(), 'Terlalu banyak alamat')
  assert.is((opened.screen.get('textbox', 'addresses.detail') as HTMLTextAreaElement).value, 'Jl. Baru 1')
  opened.screen.remove()
})

/** Types into the form of the address, and finds at its save that the session has ended. */
const typeAndLose = async (id?: string): Promise<Opened> => {
  const opened = await open(id)
  await act(async () => void (await opened.app.session.guard('/addressForm')))
  await opened.rest()
  type(opened.screen.get('textbox', 'addresses.detail'), 'Jl. Baru 1')
  if (id === undefined) return opened
  opened.http.answer('/api/user/address_add', () => unauthorised())
  await submit(opened)
  assert.is(opened.app.session.session$.value.kind, 'visitor')
  opened.screen.remove()
  return opened
}

const signInAgain = async ({ app, http }: Opened, as = userRow()): Promise<void> => {
  http.answer('/api/user/login', () => accepted({ userinfo: { token: 'again' } }))
  http.answer('/api/user/getUserInfo', () => accepted(as))
  await act(async () => void (await app.session.signIn({ account: 'a@b.co', password: 'rahasia1' })))
}

form('restores typed text when the session ended at its save, and nothing once it is saved', async () => {
  const lost = await typeAndLose('9')
  await signInAgain(lost)
  const other = await open(undefined, lost)
  assert.is(shownIn(other, 'addresses.detail'), '')
  other.screen.remove()
  const back = await open('9', lost)
  assert.is(shownIn(back, 'addresses.detail'), 'Jl. Baru 1')
  assert.is(shownIn(back, 'addresses.name'), 'Rani')
  back.http.answer('/api/user/address_add', () => accepted())
  await submit(back)
  assert.match(JSON.stringify(sent(back).at(-1)), 'Jl. Baru 1')
  back.screen.remove()
  const next = await open('9', lost)
  assert.is(shownIn(next, 'addresses.detail'), 'Jl. Kenanga 18')
  next.screen.remove()
})

form('restores nothing for another person at the device', async () => {
  const lost = await typeAndLose('9')
  await signInAgain(lost, userRow({ id: 77 }))
  const other = await open('9', lost)
  assert.is(shownIn(other, 'addresses.detail'), 'Jl. Kenanga 18')
  other.screen.remove()
})

form('keeps a new address over a reload, its area too, until it is discarded', async () => {
  const opened = await typeAndLose()
  press(opened.screen.get('button', /^addresses.area/))
  for (let level = 0; level < 3; level += 1) {
    await opened.rest()
    press([...opened.screen.container.querySelectorAll<HTMLElement>('dialog li button')][0] ?? document.body)
  }
  await opened.rest()
  opened.screen.remove()
  const back = await open(undefined, opened)
  assert.is(shownIn(back, 'addresses.detail'), 'Jl. Baru 1')
  assert.match(back.screen.get('button', /^addresses.area/).textContent ?? '', 'Tempat, Tempat, Tempat')
  press(back.screen.get('button', 'Kembali'))
  press(back.screen.get('button', 'addresses.discard'))
  await back.rest()
  back.screen.remove()
  const next = await open(undefined, opened)
  assert.is(shownIn(next, 'addresses.detail'), '')
  next.screen.remove()
})

form('asks before typed text is discarded', async () => {
  const opened = await open()
  type(opened.screen.get('textbox', 'addresses.name'), 'Budi')
  press(opened.screen.get('button', 'Kembali'))
  assert.ok(opened.screen.find('alertdialog', 'addresses.leaveTitle'))
  press(opened.screen.get('button', 'addresses.goOn'))
  assert.is((opened.screen.get('textbox', 'addresses.name') as HTMLInputElement).value, 'Budi')
  opened.screen.remove()
})

form(
  'keeps typed text over a reload when it could not be saved, and asks before it is discarded',
  async () => {
    const opened = await open('9')
    await act(async () => void (await opened.app.session.guard('/addressForm')))
    opened.http.answer('/api/user/address_add', () => unreachable)
    type(opened.screen.get('textbox', 'addresses.detail'), 'Jl. Baru 1')
    await submit(opened)
    assert.is(sent(opened).length, 1)
    press(opened.screen.get('button', 'Kembali'))
    assert.ok(opened.screen.find('alertdialog', 'addresses.leaveTitle'))
    press(opened.screen.get('button', 'addresses.goOn'))
    opened.screen.remove()
    const back = await open('9', opened)
    assert.is(shownIn(back, 'addresses.detail'), 'Jl. Baru 1')
    back.screen.remove()
  },
)

form('moves the screen reader to the sheet’s title when it continues to the cities', async () => {
  const opened = await open()
  press(opened.screen.get('button', /^addresses.area/))
  await opened.rest()
  const province = opened.screen.container.querySelector<HTMLElement>('dialog li button')
  province?.focus()
  press(province ?? opened.screen.container)
  await opened.rest()
  assert.is(document.activeElement, opened.screen.get('heading', 'addresses.choose.city'))
  opened.screen.remove()
})

const rowsOf = ({ screen }: Opened): readonly (string | null)[] =>
  [...screen.container.querySelectorAll('dialog[open] li button')].map((row) => row.textContent)

const pressRow = (opened: Opened, at: number): void =>
  press(
    [...opened.screen.container.querySelectorAll<HTMLElement>('dialog[open] li button')][at] ?? document.body,
  )

const bodyOf = (opened: Opened): Record<string, unknown> => {
  const [request] = sent(opened)
  return (request?.body && 'json' in request.body ? request.body.json : {}) as Record<string, unknown>
}

const fill = (opened: Opened, texts: Readonly<Record<string, string>>): void => {
  for (const [label, text] of Object.entries(texts)) {
    type(opened.screen.get('textbox', `addresses.${label}`), text)
  }
}

const UBUD = {
  province: { id: 51, name: 'Bali' },
  city: { id: 5104, name: 'Kabupaten Gianyar' },
  area: { id: 510405, name: 'Ubud' },
}

form('finds a district by its name alone, with its regions, and selects all three at once', async () => {
  const opened = await open()
  const gianyar = { province: UBUD.province, city: UBUD.city, area: null }
  opened.http.answer('/api/user/area', ({ url }) =>
    accepted(
      url.includes('keyword=')
        ? [UBUD, gianyar]
        : [
            { id: 51, name: 'Bali' },
            { id: 31, name: 'Ubudiah' },
          ],
    ),
  )
  press(opened.screen.get('button', /^addresses.area/))
  await opened.rest()
  type(opened.screen.get('searchbox', 'addresses.findPlace'), 'ubud')
  await act(() => opened.clock.advanceAsync(300))
  await opened.rest()
  assert.match(opened.http.sentTo('/api/user/area').at(-1)?.url ?? '', 'keyword=ubud')
  assert.equal(rowsOf(opened), [
    'Ubudiah',
    'Ubudaddresses.level.area, Kabupaten Gianyar, Bali',
    'Kabupaten Gianyaraddresses.level.city, Bali',
  ])
  // A city is a step on the way.
  pressRow(opened, 2)
  await opened.rest()
  assert.ok(opened.screen.find('heading', 'addresses.choose.district'))
  type(opened.screen.get('searchbox', 'addresses.findPlace'), 'ubud')
  await act(() => opened.clock.advanceAsync(300))
  await opened.rest()
  pressRow(
    opened,
    rowsOf(opened).findIndex((row) => row?.startsWith('Ubudadd')),
  )
  await opened.rest()
  assert.match(
    opened.screen.get('button', /^addresses.area/).textContent ?? '',
    'Bali, Kabupaten Gianyar, Ubud',
  )
  opened.screen.remove()
})

form('lets an unlisted place be typed, from the level where the list ends', async () => {
  const opened = await open()
  opened.http.answer('/api/user/address_add', () => accepted())
  fill(opened, { name: 'Budi', mobile: '81255500142', detail: 'Jl. Mawar 3' })
  press(opened.screen.get('button', /^addresses.area/))
  for (let level = 0; level < 2; level += 1) {
    await opened.rest()
    pressRow(opened, 0)
  }
  await opened.rest()
  press(opened.screen.get('button', /^addresses.notListed/))
  await opened.rest()
  assert.not(opened.screen.find('textbox', 'addresses.level.city'), 'what is chosen stays chosen')
  press(opened.screen.get('button', 'addresses.useWritten'))
  assert.match(opened.screen.text(), 'addresses.writePlace')
  fill(opened, { 'level.area': 'Cibiru Wetan' })
  press(opened.screen.get('button', 'addresses.useWritten'))
  await opened.rest()
  assert.match(
    opened.screen.get('button', /^addresses.area/).textContent ?? '',
    'Tempat, Tempat, Cibiru Wetan',
  )
  await submit(opened)
  const body = bodyOf(opened)
  assert.equal(
    [body['province_id'], body['city_id'], body['area_id'], body['area'], body['country']],
    ['1', '2', undefined, 'Cibiru Wetan', 'ID'],
  )
  opened.screen.remove()
})

form('accepts an address abroad: country, parts as text, calling code and postcode format', async () => {
  const opened = await open()
  opened.http.answer('/api/user/address_add', () => accepted())
  press(opened.screen.get('button', /^addresses.country/))
  await opened.rest()
  type(opened.screen.get('searchbox', 'addresses.findCountry'), 'เกาหลี')
  assert.equal(rowsOf(opened), [])
  type(opened.screen.get('searchbox', 'addresses.findCountry'), '日本')
  assert.equal(rowsOf(opened), ['Jepang日本'])
  pressRow(opened, 0)
  await opened.rest()
  assert.not(opened.screen.find('button', /^addresses.area/))
  fill(opened, { name: 'Budi', mobile: '90 1234 5678', detail: '1-1 Chiyoda', postcode: '100' })
  await submit(opened)
  assert.match(opened.screen.text(), 'addresses.required.city')
  assert.match(opened.screen.text(), 'addresses.postcodeNotValid')
  assert.is(sent(opened).length, 0)
  fill(opened, { postcode: '100-0001', 'level.city': 'Chiyoda', 'level.province': 'Tokyo' })
  await submit(opened)
  const { country, province, city, area, postcode, mobile, city_id } = bodyOf(opened)
  assert.equal(
    [country, province, city, area, postcode, mobile, city_id],
    ['JP', 'Tokyo', 'Chiyoda', undefined, '100-0001', '819012345678', undefined],
  )
  opened.screen.remove()
})

form('keeps typed text when the country changes, and over a reload', async () => {
  const opened = await open()
  fill(opened, { mobile: '81255500142', postcode: '40162' })
  const choose = async (of: Opened, name: RegExp): Promise<void> => {
    press(of.screen.get('button', /^addresses.country/))
    await of.rest()
    pressRow(
      of,
      rowsOf(of).findIndex((row) => name.test(row ?? '')),
    )
    await of.rest()
  }
  await choose(opened, /^Singapura/)
  // The number is still the one of home, and says so.
  assert.is(shownIn(opened, 'addresses.mobile'), '+6281255500142')
  fill(opened, { 'level.city': 'Singapore' })
  opened.screen.remove()
  const back = await open()
  assert.equal(
    ['level.city', 'postcode', 'mobile'].map((label) => shownIn(back, `addresses.${label}`)),
    ['Singapore', '40162', '+6281255500142'],
  )
  await choose(back, /^Indonesia/)
  assert.ok(back.screen.find('button', /^addresses.area/))
  await choose(back, /^Singapura/)
  assert.is(shownIn(back, 'addresses.level.city'), 'Singapore')
  back.screen.remove()
})

form.run()
