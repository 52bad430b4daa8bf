import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { PERSONAL } from '../../../application/shared/device-memory.ts'
import { cartItem } from '../../support/api-rows.ts'
import { createFakeApp } from '../../support/ui/fake-app.ts'

const cart = suite("a visitor's cart (api.md 3)")

cart('is stored on the device at once, without a call, and survives a reload', async () => {
  const { app, http, reload } = createFakeApp()
  assert.equal(await app.cart.add(cartItem({ quantity: 2 })), {
    ok: true,
    value: { quantity: 2, isCut: false },
  })
  assert.is(app.cart.count$.value, 2)
  assert.equal([...app.cart.cart$.value.selectedIds], [app.cart.cart$.value.lines[0]?.id])
  assert.is(reload().cart.count$.value, 2)
  assert.is(http.requests.length, 0)
})

cart('leaves out stored lines whose amount is no safe number', async () => {
  const { reload, device } = createFakeApp()
  const kept = (change: object) => ({ ...cartItem(), merId: '1', id: 'local:1', fault: undefined, ...change })
  const lines = [
    kept({ price: Number.MAX_SAFE_INTEGER, quantity: 2 }),
    kept({ price: -500 }),
    kept({ quantity: 0 }),
    kept({ id: 'local:2' }),
  ]
  device.write('lintas_cart.1', JSON.stringify(lines), 90)
  assert.equal(
    reload().cart.cart$.value.lines.map(({ id }) => id),
    ['local:2'],
  )
})

cart('is stored in the format of the first builds, so that tabs of two builds share it', async () => {
  const { app, device, reload } = createFakeApp()
  await app.cart.add(cartItem({ shopId: '7' }))
  const [{ shopId, ...kept }] = JSON.parse(device.read('lintas_cart.1') ?? '[]')
  assert.is(kept.merId, shopId)
  device.write('lintas_cart.1', JSON.stringify([kept]), 90)
  assert.equal(
    reload().cart.cart$.value.lines.map(({ shopId }) => shopId),
    ['7'],
  )
})

cart('is updated in the other tab', async () => {
  const { app, openTab } = createFakeApp()
  const other = openTab()
  await app.cart.add(cartItem())
  assert.is(other.cart.count$.value, 1)
})

cart('keeps deselected lines in every tab, whichever changed last', async () => {
  const { app, openTab, reload, sleepTabs } = createFakeApp()
  const tabs = [app, openTab()]
  for (const productId of ['1', '2', '3']) await app.cart.add(cartItem({ productId }))
  const ids = app.cart.cart$.value.lines.map(({ id }) => id)
  const [first = '', second = '', third = ''] = ids
  const selected = () =>
    tabs.map(({ cart: { cart$ } }) => ids.filter((id) => cart$.value.selectedIds.has(id)))
  tabs[0]?.cart.select([first], false)
  assert.equal(selected(), [
    [second, third],
    [second, third],
  ])
  tabs[1]?.cart.select([second], false)
  assert.equal(selected(), [[third], [third]])
  const wake = sleepTabs()
  tabs[0]?.cart.select([first], true)
  tabs[1]?.cart.select([third], false)
  wake()
  assert.equal(selected(), [[first], [first]])
  const again = reload()
  await again.cart.refresh()
  assert.equal([...again.cart.cart$.value.selectedIds], [first])
})

cart('adds up quantities up to the stock', async () => {
  const { app } = createFakeApp()
  await app.cart.add(cartItem({ quantity: 8 }))
  assert.equal(await app.cart.add(cartItem({ quantity: 8 })), {
    ok: true,
    value: { quantity: 10, isCut: true },
  })
})

cart('refuses what is sold out', async () => {
  const { app } = createFakeApp()
  assert.equal(await app.cart.add(cartItem({ stock: 0 })), { ok: false, fault: { kind: 'sold-out' } })
})

cart('holds at most fifty lines, and says so', async () => {
  const { app } = createFakeApp()
  for (let at = 0; at < 50; at += 1) await app.cart.add(cartItem({ productId: `${at}` }))
  const refusal = { ok: false, fault: { kind: 'cart-full', max: 50 } }
  assert.equal(await app.cart.add(cartItem({ productId: 'x' })), refusal)
  assert.ok((await app.cart.add(cartItem({ productId: '7' }))).ok)
  assert.is(app.cart.cart$.value.lines.length, 50)
})

cart('changes and removes lines', async () => {
  const { app } = createFakeApp()
  await app.cart.add(cartItem())
  const id = app.cart.cart$.value.lines[0]?.id ?? ''
  app.cart.setQuantity(id, 99)
  assert.is(app.cart.count$.value, 10)
  await app.cart.remove([id])
  assert.equal(app.cart.cart$.value.lines, [])
})

cart('remembers deselected lines', async () => {
  const { app, reload } = createFakeApp()
  await app.cart.add(cartItem())
  await app.cart.add(cartItem({ productId: '2' }))
  const [first, second] = app.cart.cart$.value.lines.map(({ id }) => id)
  app.cart.select([first ?? ''], false)
  assert.equal([...app.cart.cart$.value.selectedIds], [second])
  assert.equal([...reload().cart.cart$.value.selectedIds], [second])
  app.cart.select([first ?? ''], true)
  assert.is(app.cart.cart$.value.selectedIds.size, 2)
})

cart('ignores unreadable stored data', () => {
  const { device, reload } = createFakeApp()
  device.write('lintas_cart.1', '[{"id":"local:1"},7]', 1)
  assert.equal(reload().cart.cart$.value.lines, [])
})

cart('leaves out a stored line with missing fields', () => {
  const { reload, device } = createFakeApp()
  const whole = { ...cartItem(), merId: '1', id: 'local:1' }
  const lines = Object.keys({ ...whole, shopId: 1 })
    .filter((name) => typeof whole[name as keyof typeof whole] === 'string')
    .filter((name) => !['shopId', 'merId', 'categoryKey'].includes(name))
    .map((name) => ({ ...whole, [name]: undefined }))
  assert.is(lines.length, 8)
  device.write('lintas_cart.1', JSON.stringify([...lines, whole]), 90)
  assert.is(reload().cart.cart$.value.lines.length, 1)
})

cart('is loaded at once, and empty after it was emptied', async () => {
  const { app, device } = createFakeApp()
  assert.is(app.cart.cart$.value.phase, 'ready')
  await app.cart.add(cartItem())
  await app.cart.remove(app.cart.cart$.value.lines.map(({ id }) => id))
  assert.equal([app.cart.cart$.value.phase, device.read('lintas_cart.1')], ['ready', undefined])
})

cart('stores deselection only for lines that exist', async () => {
  const { app, device } = createFakeApp()
  for (const productId of ['1', '2']) await app.cart.add(cartItem({ productId }))
  const [first = '', second = ''] = app.cart.cart$.value.lines.map(({ id }) => id)
  app.cart.select([first], false)
  await app.cart.remove([first])
  app.cart.select([second], false)
  assert.is(device.read(PERSONAL.unselected), second)
  app.cart.select([second], true)
  assert.is(device.read(PERSONAL.unselected), undefined)
})

cart.run()
