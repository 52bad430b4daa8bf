import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { settle } from '../../../adapters/fakes/fake-clock.ts'
import { accepted, createHeldAnswer, refused, unreachable } from '../../../adapters/fakes/fake-http.ts'
import type { AddressDraft, Place } from '../../../domain/addresses/address.ts'
import { BLANK_ADDRESS, formOf } from '../../../domain/addresses/address-form.ts'
import { createFakeApp } from '../../support/ui/fake-app.ts'

const addresses = suite('addresses (requirements S5 and S7, api.md 6)')
const LIST = '/api/user/address_list'
const row = {
  address_id: 5,
  name: 'Sari',
  mobile: '0812',
  province: { id: 1, name: 'Bali' },
  city: { id: 2, name: 'Denpasar' },
  area: { id: 3, name: 'Sanur' },
  detail: 'Jl. Melati',
  tag: 'Rumah',
  is_default: '1',
}
const draft: AddressDraft = {
  name: 'Sari',
  mobile: '+62 812-345-678',
  province: { id: '1', name: 'Bali' },
  city: { id: '2', name: 'Denpasar' },
  area: { id: '3', name: 'Sanur' },
  detail: 'Jl. Melati',
  tag: 'Rumah',
  isDefault: true,
}

addresses('reads the list in either wrapper', async () => {
  const { app, http } = createFakeApp({ token: 't' })
  http.answer(LIST, () => accepted({ count: 1, list: [row] }))
  await app.addresses.refresh()
  const [address] = app.addresses.addresses$.value.addresses
  assert.equal([address?.id, address?.city.name, address?.isDefault], ['5', 'Denpasar', true])
})

addresses('keeps the last list when loading it again fails', async () => {
  const { app, http } = createFakeApp({ token: 't' })
  http.answer(LIST, () => accepted([row]))
  await app.addresses.refresh()
  http.answer(LIST, () => unreachable)
  await app.addresses.refresh()
  const { phase, addresses: kept, fault } = app.addresses.addresses$.value
  assert.equal([phase, kept.length, fault?.kind], ['failed', 1, 'offline'])
})

addresses('returns every fault of the form and sends nothing', async () => {
  const { app, http } = createFakeApp({ token: 't' })
  const saved = await app.addresses.save({ ...draft, name: '', mobile: 'x' })
  assert.equal(saved.ok || saved.fault.kind !== 'form' ? [] : saved.fault.faults.map(({ field }) => field), [
    'name',
    'mobile',
  ])
  assert.is(http.requests.length, 0)
})

addresses('adds, and edits by the same call with an id, then reloads the list', async () => {
  const { app, http } = createFakeApp({ token: 't' })
  http.answer(LIST, () => accepted([row]))
  http.answer('/api/user/address_add', () => accepted())
  assert.ok((await app.addresses.save(draft)).ok)
  assert.ok((await app.addresses.save({ ...draft, id: '5' })).ok)
  const bodies = http.sentTo('/api/user/address_add').map(({ body }) => (body as { json: object }).json)
  const sent = {
    name: 'Sari',
    mobile: '62812345678',
    country: 'ID',
    province_id: '1',
    city_id: '2',
    area_id: '3',
    detail: 'Jl. Melati',
    tag: 'Rumah',
    is_default: 1,
  }
  assert.equal(bodies, [sent, { address_id: '5', ...sent }])
  assert.is(http.sentTo(LIST).length, 2)
})

addresses('loads more than a hundred addresses until the server has no more', async () => {
  const { app, http } = createFakeApp({ token: 't' })
  const rows = Array.from({ length: 230 }, (_, at) => ({ ...row, address_id: at + 1 }))
  http.answer(LIST, ({ url }) => {
    const page = Number(new URLSearchParams(url.split('?')[1]).get('page'))
    return accepted({ count: rows.length, list: rows.slice((page - 1) * 100, page * 100) })
  })
  const listed = await app.addresses.refresh()
  assert.is(listed.ok && listed.value.length, 230)
  assert.is(app.addresses.addresses$.value.addresses.at(-1)?.id, '230')
  assert.is(http.sentTo(LIST).length, 3)
})

addresses('stops at a server that answers every page with the same rows', async () => {
  const { app, http } = createFakeApp({ token: 't' })
  const rows = Array.from({ length: 120 }, (_, at) => ({ ...row, address_id: at + 1 }))
  http.answer(LIST, () => accepted(rows))
  await app.addresses.refresh()
  assert.is(app.addresses.addresses$.value.addresses.length, 120)
  assert.is(http.sentTo(LIST).length, 3)
})

addresses('leave the country of an edited address as it is', async () => {
  const { app, http } = createFakeApp({ token: 't' })
  http.answer(LIST, () => accepted([row]))
  http.answer('/api/user/address_add', () => accepted())
  await app.addresses.save({ ...draft, id: '5', country: 'MY' })
  assert.match(JSON.stringify(http.sentTo('/api/user/address_add')), '"country":"MY"')
})

const sentAddress = (http: ReturnType<typeof createFakeApp>['http']): Record<string, unknown> => {
  const body = http.sentTo('/api/user/address_add')[0]?.body
  return body && 'json' in body ? (body.json as Record<string, unknown>) : {}
}

const WHOLE_ROW = { ...row, mobile: '+62812345678' }

addresses('save what was typed in a form, and newer values of the address elsewhere', async () => {
  const { app, http } = createFakeApp({ token: 't' })
  http.answer(LIST, () => accepted([WHOLE_ROW]))
  await app.addresses.refresh()
  const [edited] = app.addresses.addresses$.value.addresses
  if (!edited) throw new Error('not listed')
  http.answer('/api/user/address', () => accepted({ ...WHOLE_ROW, name: 'Sari Putri', is_default: 0 }))
  http.answer('/api/user/address_add', () => accepted())
  const typed = { ...formOf(edited), detail: 'Jl. Mawar 3' }
  assert.ok((await app.addresses.saveForm(typed, { edited, isOnly: false })).ok)
  const sent = sentAddress(http)
  assert.equal([sent['name'], sent['detail'], sent['is_default']], ['Sari Putri', 'Jl. Mawar 3', 0])
})

addresses('save a form as it was typed where the newer address cannot be loaded', async () => {
  const { app, http } = createFakeApp({ token: 't' })
  http.answer(LIST, () => accepted([WHOLE_ROW]))
  await app.addresses.refresh()
  const [edited] = app.addresses.addresses$.value.addresses
  if (!edited) throw new Error('not listed')
  http.answer('/api/user/address', () => unreachable)
  http.answer('/api/user/address_add', () => accepted())
  await app.addresses.saveForm({ ...formOf(edited), name: 'Budi' }, { edited, isOnly: false })
  assert.equal([sentAddress(http)['name'], sentAddress(http)['detail']], ['Budi', 'Jl. Melati'])
})

addresses('make the only one the default, whatever the form says', async () => {
  const { app, http } = createFakeApp({ token: 't' })
  http.answer(LIST, () => accepted([]))
  http.answer('/api/user/address_add', () => accepted({ address_id: 9 }))
  const area = { province: draft.province, city: draft.city, area: draft.area } as Place
  const form = { ...BLANK_ADDRESS, name: 'Sari', mobile: '812345678', area, detail: 'Jl. Melati' }
  const saved = await app.addresses.saveForm(form, { edited: undefined, isOnly: true })
  assert.equal([saved.ok && saved.value.id, sentAddress(http)['is_default']], ['9', 1])
})

addresses('removes and sets the default', async () => {
  const { app, http } = createFakeApp({ token: 't' })
  http.answer(LIST, () => accepted([]))
  http.answer('/api/user/address_del', () => accepted())
  http.answer('/api/user/address_set_default', () => refused('no'))
  assert.ok((await app.addresses.remove('5')).ok)
  assert.is(http.sentTo('/api/user/address_del')[0]?.url, '/api/user/address_del?address_id=5')
  assert.not((await app.addresses.setDefault('5')).ok)
})

addresses('are reloaded when the server refuses a change', async () => {
  const { app, http } = createFakeApp({ token: 't' })
  http.answer(LIST, () => accepted([row]))
  await app.addresses.refresh()
  http.answer(LIST, () => accepted([]))
  http.answer('/api/user/address_del', () => refused('Address not found'))
  await app.addresses.remove('5')
  assert.equal(app.addresses.addresses$.value.addresses, [])
})

addresses('asks for regions level by level and caches them, but not a failure', async () => {
  const { app, http } = createFakeApp({ token: 't' })
  http.answer('/api/user/area', () => unreachable)
  await app.addresses.loadRegions('1')
  http.answer('/api/user/area', () => accepted([{ id: 2, name: 'Denpasar' }]))
  await app.addresses.loadRegions('1')
  const cities = await app.addresses.loadRegions('1')
  assert.equal(cities.ok && cities.value, [{ id: '2', name: 'Denpasar' }])
  assert.equal(
    http.sentTo('/api/user/area').map(({ url }) => url),
    ['/api/user/area?province_id=1', '/api/user/area?province_id=1'],
  )
})

addresses('are reloaded in other tabs after a change, where they were loaded before', async () => {
  const { app, http, openTab } = createFakeApp({ token: 't' })
  const other = openTab()
  const unread = openTab()
  http.answer(LIST, () => accepted([]))
  http.answer('/api/user/address_del', () => accepted())
  await other.addresses.refresh()
  http.answer(LIST, () => accepted([row]))
  await app.addresses.remove('6')
  await settle()
  const counted = [app, other, unread].map((tab) => tab.addresses.addresses$.value.addresses.length)
  assert.equal(counted, [1, 1, 0])
  assert.equal(
    [app, other, unread].map((tab) => tab.addresses.changes$.value),
    [1, 1, 1],
  )
})

addresses('are forgotten at sign-out', async () => {
  const { app, http } = createFakeApp({ token: 't' })
  http.answer(LIST, () => accepted([row]))
  await app.addresses.refresh()
  await app.session.signOut()
  assert.equal(app.addresses.addresses$.value.addresses, [])
})

addresses('ignores a list that was requested before a deletion', async () => {
  const { app, http } = createFakeApp({ token: 't' })
  const early = createHeldAnswer()
  http.answer(LIST, () => early.sent)
  http.answer('/api/user/address_del', () => accepted())
  const first = app.addresses.refresh()
  await settle()
  const removed = app.addresses.remove('5')
  http.answer(LIST, () => accepted([]))
  await Promise.race([removed, settle()])
  early.give(accepted([row]))
  await Promise.all([first, removed])
  assert.equal(app.addresses.addresses$.value.addresses, [])
})

addresses(
  'includes a saved address from the answer, even when the list cannot be loaded afterwards',
  async () => {
    const { app, http } = createFakeApp({ token: 't' })
    http.answer(LIST, () => unreachable)
    http.answer('/api/user/address_add', () => accepted({ address_id: 77 }))
    const saved = await app.addresses.save(draft)
    assert.equal(saved, { ok: true, value: { id: '77' } })
  },
)

addresses('sends a region of the list by its id, and a typed one by its name', async () => {
  const { app, http } = createFakeApp({ token: 't' })
  http.answer('/api/user/address_add', () => accepted({ address_id: 9 }))
  const area = { id: '', name: ' Sanur Kaja ' }
  assert.ok((await app.addresses.save({ ...draft, area, postcode: '８０２２８' })).ok)
  const [sent] = http.sentTo('/api/user/address_add')
  const {
    province_id,
    city_id,
    area_id,
    area: written,
    postcode,
    country,
  } = (sent?.body && 'json' in sent.body ? sent.body.json : {}) as Record<string, unknown>
  assert.equal(
    [province_id, city_id, area_id, written, postcode, country],
    ['1', '2', undefined, 'Sanur Kaja', '80228', 'ID'],
  )
})

addresses('reads a postcode under any of its field names, and an address without one', async () => {
  const { app, http } = createFakeApp({ token: 't' })
  for (const [change, postcode] of [
    [{ postcode: '80228' }, '80228'],
    [{ zip: 80228 }, '80228'],
    [{}, ''],
  ] as const) {
    http.answer('/api/user/address', () => accepted({ ...row, ...change }))
    const loaded = await app.addresses.loadAddress('5')
    assert.is(loaded.ok && loaded.value.postcode, postcode)
  }
})

addresses(
  'finds places of every level, drops outdated results, and shows no toast when the search fails',
  async () => {
    const { app, http } = createFakeApp({ token: 't' })
    const bali = { id: 51, name: 'Bali' }
    http.answer('/api/user/area', () =>
      accepted([
        { province: bali, city: null, area: null },
        { id: 7, name: 'a province of a server that cannot search' },
      ]),
    )
    const [found] = await app.addresses.searchPlaces('bali')
    assert.equal(
      [found?.level, found?.province.name, found?.city],
      ['province', 'Bali', { id: '', name: '' }],
    )
    const held = createHeldAnswer()
    http.answer('/api/user/area', () => held.sent)
    const older = app.addresses.searchPlaces('b')
    http.answer('/api/user/area', () => unreachable)
    assert.equal(await app.addresses.searchPlaces('ba'), [])
    held.give(accepted([{ province: bali }]))
    assert.equal(await older, [])
    assert.equal(app.notices.notices$.value, [])
  },
)

addresses.run()
