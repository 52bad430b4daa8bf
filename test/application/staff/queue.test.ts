import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  accepted,
  createHeldAnswer,
  refused,
  refusedAt,
  unreachable,
} from '../../../adapters/fakes/fake-http.ts'
import {
  createFakeCounter,
  journalEntry,
  meRow,
  staffItem,
  staffList,
  staffRow,
} from '../../support/fake-counter.ts'

const queues = suite('a queue at the counter (api.md 9)')

const LIST = '/api/staff/list'
const ITEM = '/api/staff/item'
const SHIP = '/api/staff/act/order/ship'
const PASS = '/api/staff/act/recharge/pass'

const open = async () => {
  const fake = createFakeCounter()
  fake.http.answer(LIST, () => accepted(staffList([staffRow(), staffRow({ id: '4', number: 'LT4' })])))
  fake.http.answer(ITEM, () => accepted(staffItem()))
  await fake.counter.session.refresh()
  const queue = fake.counter.queues('order')
  await queue.show({ filter: 'to-ship', search: '' })
  return { ...fake, queue }
}

queues('lists the longest waiting first, by filter and search', async () => {
  const { queue, urls } = await open()
  assert.is(queue.list$.value.phase, 'ready')
  assert.equal(
    queue.list$.value.rows.map(({ id }) => id),
    ['3', '4'],
  )
  await queue.show({ filter: 'all', search: 'Rani & Budi' })
  assert.match(urls(LIST)[0] ?? '', 'filter=to-ship')
  assert.match(urls(LIST)[0] ?? '', 'sort=waiting')
  assert.match(urls(LIST)[1] ?? '', 'search=Rani%20%26%20Budi')
})

queues('loads an item once that is listed already', async () => {
  const { queue, urls } = await open()
  await queue.show({ filter: 'to-ship', search: '' })
  assert.is(urls(LIST).length, 1)
})

queues('drops the answer to an outdated search', async () => {
  const { queue, http } = await open()
  const slow = createHeldAnswer()
  http.answer(LIST, () => slow.sent)
  const first = queue.show({ filter: 'all', search: 'a' })
  http.answer(LIST, () => accepted(staffList([staffRow({ id: '9' })])))
  await queue.show({ filter: 'all', search: 'ab' })
  slow.give(accepted(staffList([staffRow({ id: '1' })])))
  await first
  assert.equal(
    queue.list$.value.rows.map(({ id }) => id),
    ['9'],
  )
})

queues('loads page by page, without repeated rows, and reports a failure', async () => {
  const { queue, http } = await open()
  http.answer(LIST, () => accepted(staffList([staffRow()], 'next')))
  await queue.show({ filter: 'all', search: '' })
  assert.ok(queue.list$.value.hasMore)
  http.answer(LIST, () => unreachable)
  await queue.more()
  assert.is(queue.list$.value.fault?.kind, 'offline')
  http.answer(LIST, ({ url }) => {
    assert.match(url, 'cursor=next')
    return accepted(staffList([staffRow(), staffRow({ id: '5' })]))
  })
  await queue.more()
  assert.equal(
    queue.list$.value.rows.map(({ id }) => id),
    ['3', '5'],
  )
  assert.not(queue.list$.value.hasMore)
})

queues('reloads a failed list when it is shown again', async () => {
  const { queue, http } = await open()
  http.answer(LIST, () => unreachable)
  await queue.show({ filter: 'all', search: '' })
  assert.is(queue.list$.value.phase, 'failed')
  http.answer(LIST, () => accepted(staffList([staffRow({ id: '5' })])))
  await queue.show({ filter: 'all', search: '' })
  assert.equal([queue.list$.value.phase, queue.list$.value.rows.length], ['ready', 1])
})

queues('reports that nothing could be loaded, and loads it on retry', async () => {
  const fake = createFakeCounter()
  fake.http.answer(LIST, () => unreachable)
  const queue = fake.counter.queues('refund')
  await queue.show({ filter: 'waiting', search: '' })
  assert.is(queue.list$.value.phase, 'failed')
  fake.http.answer(LIST, () => accepted(staffList([])))
  await queue.refresh()
  assert.is(queue.list$.value.phase, 'ready')
})

queues('keeps its rows while it cannot be reloaded', async () => {
  const { queue, http } = await open()
  await queue.open('3')
  http.answer(LIST, () => unreachable)
  http.answer(ITEM, () => unreachable)
  await queue.refresh()
  assert.is(queue.list$.value.rows.length, 2)
  assert.is(queue.item$.value.kind, 'open')
})

queues('opens an item, another in its place, and none', async () => {
  const { queue, http } = await open()
  const slow = createHeldAnswer()
  http.answer(ITEM, () => slow.sent)
  const first = queue.open('3')
  assert.is(queue.item$.value.kind, 'loading')
  http.answer(ITEM, () => refused('Order not found'))
  await queue.open('4')
  slow.give(accepted(staffItem()))
  await first
  const now = queue.item$.value
  assert.ok(now.kind === 'failed' && now.id === '4')
  await queue.open(undefined)
  assert.is(queue.item$.value.kind, 'none')
})

queues(
  'repeats an act under one request id until its outcome is known, so that it happens once',
  async () => {
    const { queue, http, bodies } = await open()
    await queue.open('3')
    http.answer(SHIP, () => unreachable)
    const fields = { courier: 'jne', tracking: 'LX1' }
    const lost = await queue.act('3', 'ship', fields)
    assert.is(lost.kind, 'refused')
    http.answer(SHIP, () =>
      accepted({ row: staffRow({ status: 'shipped' }), journal: journalEntry(), id: '3' }),
    )
    const done = await queue.act('3', 'ship', fields)
    assert.is(done.kind, 'done')
    const [first, second] = bodies(SHIP)
    assert.equal(first, second)
    assert.match(String(first?.['request_id']), /^[0-9a-f]{32}$/)
    assert.equal([first?.['id'], first?.['tracking']], ['3', 'LX1'])
    await queue.act('3', 'ship', { ...fields, tracking: 'LX2' })
    assert.is.not(bodies(SHIP)[2]?.['request_id'], first?.['request_id'])
  },
)

queues('reloads list, item and counts after an act', async () => {
  const { queue, http, urls } = await open()
  await queue.open('3')
  http.answer(SHIP, () => accepted({ row: null, journal: journalEntry(), id: '3' }))
  const before = [LIST, ITEM, '/api/staff/me'].map((path) => urls(path).length)
  await queue.act('3', 'ship', {})
  assert.equal(
    [LIST, ITEM, '/api/staff/me'].map((path) => urls(path).length),
    before.map((count) => count + 1),
  )
})

queues('names the field of a refusal', async () => {
  const { queue, http } = await open()
  http.answer(SHIP, () => refusedAt('tracking', 'Not a tracking number'))
  const outcome = await queue.act('3', 'ship', { courier: 'jne', tracking: '?' })
  assert.ok(outcome.kind === 'refused' && outcome.fault.kind === 'rejected')
  assert.equal([outcome.fault.field, outcome.fault.message], ['tracking', 'Not a tracking number'])
})

queues('sends the loaded version only with acts that would overwrite a colleague’s text', async () => {
  const { counter, queue, http, bodies } = await open()
  const done = () => accepted({ row: null, journal: journalEntry(), id: '3' })
  for (const [kind, act, version] of [
    ['staff', 'change', 4],
    ['staff', 'reset', 4],
    ['review', 'answer', 4],
    ['staff', 'lock', undefined],
  ] as const) {
    const path = `/api/staff/act/${kind}/${act}`
    http.answer(path, done)
    await counter.queues(kind).act('3', act, {}, { version: 4 })
    assert.equal(
      bodies(path).map((body) => body['version']),
      [version],
      path,
    )
  }
  http.answer(SHIP, done)
  await queue.act('3', 'ship', { courier: 'jne' }, { version: 4 })
  http.answer('/api/staff/act/staff/change', done)
  await counter.queues('staff').act('5', 'change', { role: 'clerk' })
  assert.equal(
    [bodies(SHIP)[0]?.['version'], bodies('/api/staff/act/staff/change')[1]?.['version']],
    [undefined, undefined],
  )
})

queues('names the colleague who was first, and shows the result', async () => {
  const { queue, http, urls } = await open()
  await queue.open('3')
  const first = { first: { id: 7, name: 'Budi' }, act: 'ship', at: 1_700_000_000 }
  http.answer(SHIP, () => refused('Budi was first', 0, 200, first))
  const outcome = await queue.act('3', 'ship', { courier: 'jne', tracking: 'LX1' })
  assert.equal(outcome, { kind: 'too-late', first })
  assert.is(urls(ITEM).length, 2)
})

queues('asks for the password where the server requires it, and repeats the act with it', async () => {
  const { counter, http, bodies } = await open()
  const recharges = counter.queues('recharge')
  http.answer(PASS, () => refused('Password needed', 0, 200, { field: 'password', needs_password: 1 }))
  assert.equal(await recharges.act('8', 'pass', {}), { kind: 'password-needed' })
  http.answer('/api/staff/confirm', () => refusedAt('password', 'Wrong password'))
  const wrong = await recharges.act('8', 'pass', {}, { password: 'salah' })
  assert.ok(wrong.kind === 'refused' && wrong.fault.kind === 'rejected' && wrong.fault.field === 'password')
  // Nothing was sent with a wrong one.
  assert.is(bodies(PASS).length, 1)
  http.answer('/api/staff/confirm', () => accepted({ confirmed_until: 9e9 }))
  http.answer(PASS, () => accepted({ row: null, journal: journalEntry({ act: 'pass' }), id: '8' }))
  assert.is((await recharges.act('8', 'pass', {}, { password: 'benar' })).kind, 'done')
  assert.equal(bodies('/api/staff/confirm').at(-1), { password: 'benar' })
  assert.not('password' in (bodies(PASS)[1] ?? {}))
})

queues('ships several parcels, each with its own outcome', async () => {
  const { queue, http, bodies } = await open()
  const results = [
    { id: '3', is_done: 1, reason: '', first: null, tracking: 'LX1' },
    { id: '4', is_done: 0, reason: 'Not a number', first: { field: 'tracking' }, tracking: '' },
  ]
  http.answer('/api/staff/act/order/ship_many', () => accepted({ results }))
  const parcels = [
    { id: '3', courier: 'jne', tracking: 'LX1' },
    { id: '4', courier: 'jne', tracking: '?' },
  ]
  const answer = await queue.shipMany(parcels)
  assert.equal(answer.ok && answer.value, results)
  assert.equal(bodies('/api/staff/act/order/ship_many')[0]?.['parcels'], parcels)
})

queues('counts for the person who is signed in', async () => {
  const { counter } = await open()
  const now = counter.session.session$.value
  assert.equal(now.kind === 'signed-in' && now.me.queues, meRow().queues)
})

queues.run()
