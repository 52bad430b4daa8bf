import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { audit } from '../../../../adapters/embedded-backend/audit/audit.ts'
import type { StaffRoute } from '../../../../adapters/embedded-backend/staff/staff-route.ts'
import { commandActor } from '../../../../adapters/embedded-backend/staff/staff-store.ts'
import { findAct, STAFF_ACTS } from '../../../../domain/staff/acts.ts'
import { STAFF_KINDS } from '../../../../domain/staff/queue.ts'
import { type Answer, startBackend, type TestBackend } from '../../../support/backend/backend.ts'
import { BAD_VALUES, createBadValues } from '../../../support/backend/shoppers/bad-values.ts'
import { orderCalls, TENT } from '../../../support/backend/shoppers/order-calls.ts'
import { CARD, walletCalls } from '../../../support/backend/shoppers/wallet-calls.ts'
import { staffRequest } from '../../../support/backend/staff/staff-calls.ts'

// One field after the other is spoilt, the others being right: each reaches the code that reads it. With all bad values for
// each field: node build.mjs reliability staff-bad-input
const sweep = suite('bad input of staff')
let shop: TestBackend

sweep.before(async () => {
  shop = await startBackend({
    config: { demo: { hasStaff: false, hasMerchants: false, showsMails: false, logsCodes: false } },
  })
  const sari = await shop.signIn()
  await orderCalls(shop, sari).buy(TENT)
  const wallet = walletCalls(shop, sari)
  await wallet.recharge({ recharge_type: 2, image: await wallet.evidence() })
  await wallet.withdraw({ ...CARD })
})
sweep.after(() => shop.close())

type Body = Readonly<Record<string, unknown>>

const RIGHT: Body = {
  id: '1',
  kind: 'order',
  filter: 'all',
  search: 'a',
  cursor: '',
  limit: 5,
  sort: 'newest',
  name: 'Siapa',
  password: 'kata-sandi',
  old_password: 'kata-sandi-lama',
  new_password: 'kata-sandi-baru',
  shop: 1,
  shopper: 1,
  staff: 1,
  words: 'Kata',
  text: 'product,price\na,1.00',
  format: 'csv',
  pictures: [],
  save: 0,
  channelID: 'u1',
  channelType: 1,
  version: 0,
  request_id: '',
  messageID: '1',
  messageIDs: ['1'],
  content: 'Isi',
  unread: 0,
  page: 1,
  pageSize: 10,
  startMessageSeq: 0,
  endMessageSeq: 0,
  pullMode: 0,
}

/** What the calls that are no acts read. */
const READ_BY: readonly (readonly [string, readonly string[]])[] = [
  ['/list', ['kind', 'filter', 'search', 'cursor', 'limit', 'sort']],
  ['/item', ['kind', 'id']],
  ['/slips', ['ids']],
  ['/journal', ['kind', 'id', 'staff', 'cursor', 'limit']],
  ['/catalogue/', ['text', 'format', 'shop', 'pictures', 'save']],
  ['/chat/conversations', ['shop', 'filter', 'search', 'cursor']],
  ['/chat/getRecentConversation', ['shop', 'page', 'pageSize']],
  [
    '/chat/get',
    ['shop', 'channelID', 'channelType', 'startMessageSeq', 'endMessageSeq', 'pullMode', 'limit'],
  ],
  [
    '/chat/',
    [
      'shop',
      'shopper',
      'staff',
      'words',
      'channelID',
      'channelType',
      'messageID',
      'messageIDs',
      'content',
      'unread',
      'version',
    ],
  ],
]

/** What every act takes, read in one place for all acts of a kind. */
const OF_EVERY_ACT = ['id', 'version', 'request_id', 'password']
const FIRST_ACTS = new Set(STAFF_KINDS.map((kind) => STAFF_ACTS.find((one) => one.kind === kind)))

const fieldsOf = ({ path }: StaffRoute): readonly string[] => {
  const [, kind = '', act = ''] = /\/act\/(\w+)\/(\w+)$/.exec(path) ?? []
  const found = findAct(kind, act)
  if (found) return [...(FIRST_ACTS.has(found) ? OF_EVERY_ACT : []), ...found.fields.map(({ name }) => name)]
  const own = READ_BY.find(([part]) => path.includes(part))
  return own?.[1] ?? ['name', 'password', 'old_password', 'new_password']
}

const call = async (route: StaffRoute, fields: Body): Promise<Answer> => {
  const query = new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, typeof value === 'object' ? JSON.stringify(value) : String(value)]],
    ),
  )
  const path = route.path.replace('/api/staff', '').replace(':name', 'a')
  const request =
    route.method === 'GET'
      ? staffRequest(`${path}?${query}`, undefined)
      : staffRequest(path, undefined, fields)
  const response = await shop.fetchAs(request, commandActor('sweep'))
  if (!response.headers.get('content-type')?.includes('json'))
    return { status: response.status, code: 1, msg: '', data: null }
  const { code, msg, data } = (await response.json()) as Answer
  return { status: response.status, code, msg, data }
}

for (const [what, value] of BAD_VALUES) {
  sweep(`gives a clear fault when one field is ${what}`, async () => {
    const badValuesOf = createBadValues()
    for (const route of shop.staffRoutes) {
      for (const name of fieldsOf(route)) {
        if (!badValuesOf(name).some(([other]) => other === what)) continue
        const answer = await call(route, { ...RIGHT, [name]: value })
        const place = `${route.path} ${name}: ${JSON.stringify(answer).slice(0, 200)}`
        assert.ok([0, 1, 401, 403].includes(answer.code), place)
        if (answer.code !== 1) assert.ok(answer.msg.length > 0, place)
      }
    }
    assert.equal(shop.errors, [])
  })
}

sweep('lists and shows every kind, with the fields that its editor sends back', async () => {
  for (const kind of STAFF_KINDS) {
    const list = await call({ method: 'GET', path: '/api/staff/list' } as StaffRoute, { kind, filter: '' })
    assert.is(list.code, 1, `${kind}: ${list.msg}`)
    const [row] = list.data.rows
    if (row === undefined) continue
    const item = await call({ method: 'GET', path: '/api/staff/item' } as StaffRoute, { kind, id: row.id })
    assert.is(item.code, 1, `${kind}: ${item.msg}`)
    if (!item.data.acts.includes('save')) continue
    const path = `/api/staff/act/${kind}/save`
    const saved = await call({ method: 'POST', path } as StaffRoute, { id: row.id, ...item.data.values })
    assert.is(saved.code, 1, `${kind}: ${saved.msg} ${JSON.stringify(item.data.values).slice(0, 300)}`)
    const after = await call({ method: 'GET', path: '/api/staff/item' } as StaffRoute, { kind, id: row.id })
    assert.equal(after.data.values, item.data.values, kind)
  }
  assert.equal(await audit(shop.deps.database), [])
})

sweep.run()
