import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { audit } from '../../../../adapters/embedded-backend/audit/audit.ts'
import { STAFF_ACTS } from '../../../../domain/staff/acts.ts'
import { startBackend, type TestBackend } from '../../../support/backend/backend.ts'
import { applyForRefund } from '../../../support/backend/shoppers/after-sale-calls.ts'
import {
  HEADPHONES,
  orderCalls,
  RADIO,
  stockOf,
  TENT,
  wait,
} from '../../../support/backend/shoppers/order-calls.ts'
import { CARD, PNG, walletCalls } from '../../../support/backend/shoppers/wallet-calls.ts'
import {
  hireStaff,
  STAFF_PASSWORD,
  type StaffCalls,
  staffRequest,
} from '../../../support/backend/staff/staff-calls.ts'

/** A shop where people work: nobody is simulated. */
const REAL = { demo: { hasStaff: false, hasMerchants: false, showsMails: true, logsCodes: false } }
const SHIPPED = { courier: 'JNE Reguler', tracking: 'jne 8840 2216' }

type World = { shop: TestBackend; sari: string; owner: StaffCalls; clerk: StaffCalls; aruna: StaffCalls }

const open = async (): Promise<World> => {
  const shop = await startBackend({ config: REAL })
  return {
    shop,
    sari: await shop.signIn(),
    owner: await hireStaff(shop, 'Ibu Ratna', 'owner'),
    clerk: await hireStaff(shop, 'Dimas', 'clerk'),
    aruna: await hireStaff(shop, 'Rina', 'clerk', 1),
  }
}

/** Runs a test in a shop of its own; at its end the books are in order and nothing has failed. */
const inShop = (work: (world: World) => Promise<void>) => async () => {
  const world = await open()
  try {
    await work(world)
    assert.equal(await audit(world.shop.deps.database), [])
    assert.equal(world.shop.errors, [])
  } finally {
    await world.shop.close()
  }
}

const noticesOf = async ({ shop, sari }: World): Promise<readonly string[]> => {
  const { data } = await shop.get('/api/user/notice', sari)
  return data.list.map(({ title }: { title: string }) => title)
}

const orders = suite('orders at the counter')

orders(
  'wait with address and lines, and are shipped with courier and number, which the shopper reads',
  inShop(async (world) => {
    const { shop, sari, clerk } = world
    const calls = orderCalls(shop, sari)
    const id = await calls.buy(TENT)
    const { data: list } = await clerk.get('/list?kind=order')
    assert.equal(
      list.rows.map((row: { id: string; status: string }) => [row.id, row.status]),
      [[String(id), 'to-ship']],
    )
    assert.equal(list.filters[0], { key: 'to-ship', count: 1 })
    const { data: item } = await clerk.item('order', id)
    assert.is(item.facts.receiver.name, 'Sari Wijaya')
    assert.match(item.facts.receiver.address, /Melati 5/)
    assert.is(item.facts.lines.length, 1)
    assert.match(item.facts.print, /Melati 5/)
    assert.equal(item.acts, ['ship', 'cancel', 'note'])
    const done = await clerk.act('order/ship', { id, ...SHIPPED })
    assert.is(done.code, 1, done.msg)
    assert.is(done.data.row.status, 'shipped')
    const seen = await calls.detail(id)
    assert.equal([seen.status, seen.delivery_name, seen.delivery_id], [2, 'JNE Reguler', 'JNE88402216'])
    assert.ok((await noticesOf(world)).includes('Order shipped'))
    const [mail] = await shop.deps.database.query<{ subject: string }>(
      'select subject from mails order by id desc',
    )
    assert.ok(mail)
    const { data: after } = await clerk.item('order', id)
    assert.equal(
      after.journal.map(({ act, who }: { act: string; who: { name: string } }) => [act, who.name]),
      [['ship', 'Dimas']],
    )
  }),
)

orders(
  'take the steps that are typed in, and have arrived when somebody says so',
  inShop(async (world) => {
    const { shop, sari, clerk } = world
    const calls = orderCalls(shop, sari)
    const id = await calls.buy(TENT)
    assert.is((await clerk.act('order/step', { id, step: 'in-transit' })).code, 0)
    await clerk.act('order/ship', { id, ...SHIPPED })
    await clerk.act('order/step', { id, step: 'in-transit', place: 'Surabaya' })
    assert.is((await calls.detail(id)).is_arrived, 0)
    const arrived = await clerk.act('order/step', { id, step: 'arrived' })
    assert.is(arrived.code, 1, arrived.msg)
    const seen = await calls.detail(id)
    assert.is(seen.is_arrived, 1)
    assert.equal(
      seen.delivery.map(({ content }: { content: string }) => content),
      ['Delivered', 'On its way, Surabaya'],
    )
    assert.ok((await noticesOf(world)).includes('Parcel delivered'))
    await wait(shop, 16 * 24 * 3_600_000)
    assert.is((await calls.detail(id)).status, 3)
  }),
)

orders(
  'are cancelled with restock and all the money back',
  inShop(async (world) => {
    const { shop, sari, clerk } = world
    const calls = orderCalls(shop, sari)
    const [stock, money] = [await stockOf(shop, TENT.product_id), await calls.money()]
    const id = await calls.buy(TENT)
    assert.ok((await calls.money()) < money)
    const bare = await clerk.post('/act/order/cancel', { id, reason: 'sold-out' })
    assert.equal([bare.code, bare.data.needs_password], [0, 1])
    const done = await clerk.act('order/cancel', { id, reason: 'sold-out', words: 'Maaf.' })
    assert.is(done.code, 1, done.msg)
    assert.equal([await stockOf(shop, TENT.product_id), await calls.money()], [stock, money])
    const refund = (await shop.get(`/api/order/refund_detail?order_id=${id}`, sari)).data
    assert.is(refund.reply, 'The goods are sold out. Maaf.')
    const again = await clerk.act('order/cancel', { id, reason: 'sold-out' })
    assert.equal([again.code, again.data.first.name], [0, 'Dimas'])
    assert.ok((await noticesOf(world)).includes('Order cancelled by the seller'))
  }),
)

orders(
  'that were paid together are told apart when only a part of them leaves',
  inShop(async (world) => {
    const { shop, sari, clerk } = world
    const calls = orderCalls(shop, sari)
    await shop.post('/api/cart/add', { ...HEADPHONES, num: 1 }, sari)
    await shop.post('/api/cart/add', { ...TENT, num: 1 }, sari)
    const cart = JSON.stringify((await shop.get('/api/cart/index', sari)).data)
    const ids = [...cart.matchAll(/"cart_id":"?(\d+)/g)].map(([, one]) => Number(one))
    const { data: group } = await calls.submit({}, { cart_ids: ids, product_id: undefined })
    await calls.pay(group)
    const [one, other] = group.order_ids as number[]
    await clerk.act('order/ship', { id: one, ...SHIPPED })
    assert.is((await noticesOf(world))[0], 'Part of your order is shipped')
    // Notices of earlier releases are stored with the former name of their kind.
    const { database } = shop.deps
    const renamed = await database.query(
      "update notices set kind = 'order-shipped-partly' where kind = 'payment-partly-shipped' returning id",
    )
    assert.is(renamed.length, 1)
    assert.is((await noticesOf(world))[0], 'Part of your order is shipped')
    const { data: list } = await clerk.get('/list?kind=order')
    assert.equal(list.rows[0].marks, ['partly-shipped'])
    await clerk.act('order/ship', { id: other, ...SHIPPED })
    assert.is((await noticesOf(world))[0], 'Order shipped')
  }),
)

orders(
  'are shipped many at once, each for itself',
  inShop(async ({ shop, sari, clerk }) => {
    const calls = orderCalls(shop, sari)
    const ids = [await calls.buy(TENT), await calls.buy(RADIO)]
    const parcels = [
      { id: ids[0], ...SHIPPED },
      { id: ids[1], courier: 'JNE', tracking: '?' },
      { id: 999_999, ...SHIPPED },
    ]
    const { code, data } = await clerk.act('order/ship_many', { parcels })
    assert.is(code, 1)
    assert.equal(
      data.results.map(({ is_done }: { is_done: number }) => is_done),
      [1, 0, 0],
    )
    assert.ok(data.results[1].reason.length > 0)
    assert.equal([(await calls.detail(ids[0] ?? 0)).status, (await calls.detail(ids[1] ?? 0)).status], [2, 1])
  }),
)

orders(
  'are printed several at once, a clerk of a shop those of it alone',
  inShop(async ({ shop, sari, clerk, aruna }) => {
    const calls = orderCalls(shop, sari)
    const [tent, radio] = [await calls.buy(TENT), await calls.buy(RADIO)]
    const slips = async (who: StaffCalls) =>
      (await who.get(`/slips?ids=${radio},${tent},999999`)).data.slips as { id: number; text: string }[]
    const all = await slips(clerk)
    assert.equal(
      all.map(({ id }) => id),
      [radio, tent],
    )
    assert.match(all[1]?.text ?? '', /Melati 5/)
    assert.equal(
      (await slips(aruna)).map(({ id }) => id),
      [radio],
    )
    assert.is((await clerk.get('/slips?ids=')).data.field, 'ids')
  }),
)

orders(
  'are found by what a clerk knows of them, page by page',
  inShop(async ({ shop, sari, clerk }) => {
    const calls = orderCalls(shop, sari)
    const ids = []
    for (let index = 0; index < 5; index += 1) {
      ids.push(await calls.buy(TENT))
      shop.clock.advance(1_000)
    }
    const seen: string[] = []
    let cursor = ''
    do {
      const { data } = await clerk.get(`/list?kind=order&limit=2&cursor=${cursor}`)
      seen.push(...data.rows.map(({ id }: { id: string }) => id))
      cursor = data.cursor
    } while (cursor !== '')
    assert.equal(seen, ids.map(String))
    const { number } = (await clerk.item('order', ids[2] ?? 0)).data.facts
    for (const [word, count] of [
      [number, 1],
      ['Sari', 5],
      ['S%i', 0],
    ]) {
      const { data } = await clerk.get(`/list?kind=order&search=${encodeURIComponent(String(word))}`)
      assert.is(data.rows.length, count, String(word))
    }
  }),
)

const money = suite('money at the counter')

const askedRecharge = async ({ shop, sari }: World, fields: object = {}) => {
  const wallet = walletCalls(shop, sari)
  const { data } = await wallet.recharge({
    recharge_type: 2,
    price: '50.00',
    image: await wallet.evidence(),
    ...fields,
  })
  return data.recharge_id as number
}

money(
  'comes in once it has been passed, and the shopper is told',
  inShop(async (world) => {
    const { shop, sari, clerk } = world
    const wallet = walletCalls(shop, sari)
    const before = await wallet.money()
    const id = await askedRecharge(world)
    await wallet.audited()
    assert.is(await wallet.money(), before)
    const { data: item } = await clerk.item('recharge', id)
    assert.equal([item.facts.price, item.acts], ['50.00', ['pass', 'refuse', 'note']])
    const picture = await shop.fetch(
      new Request(`http://shop.test${item.facts.evidence}`, { headers: { 'staff-token': clerk.token } }),
    )
    assert.equal([picture.status, picture.headers.get('content-type')], [200, 'image/png'])
    const done = await clerk.act('recharge/pass', { id })
    assert.is(done.code, 1, done.msg)
    assert.is(await wallet.money(), before + 5_000)
    assert.is((await clerk.act('recharge/pass', { id })).code, 0)
    assert.is(await wallet.money(), before + 5_000)
    assert.ok((await noticesOf(world)).some((title) => /top-up|recharge/i.test(title)))
  }),
)

money(
  'is refused with a reason in the shopper’s language, and the words of the clerk',
  inShop(async (world) => {
    const { shop, sari, clerk } = world
    const id = await askedRecharge(world)
    const empty = await clerk.act('recharge/refuse', { id, reason: 'other' })
    assert.equal([empty.code, empty.data.field], [0, 'words'])
    await clerk.act('recharge/refuse', { id, reason: 'unreadable', words: 'Foto buram.' })
    const { list } = await walletCalls(shop, sari).log('recharge', '2')
    assert.is(list[0].refuse_reason, 'The picture cannot be read. Foto buram.')
  }),
)

money(
  'shows whose the same picture was before, and passes none that was credited',
  inShop(async (world) => {
    const { shop, sari, clerk } = world
    const budi = await shop.signIn('budi@example.com')
    const bytes = Uint8Array.from([...PNG, 7, 7])
    const ids = []
    for (const token of [sari, budi]) {
      const wallet = walletCalls(shop, token)
      const { url } = (await wallet.upload(bytes)).data
      const { data } = await wallet.recharge({ recharge_type: 2, price: '500.00', image: url })
      ids.push(data.recharge_id)
    }
    const { data: list } = await clerk.get('/list?kind=recharge')
    assert.equal(
      list.rows.map(({ marks }: { marks: string[] }) => marks),
      [['used-picture'], ['used-picture']],
    )
    await clerk.act('recharge/pass', { id: ids[0] })
    const { data: item } = await clerk.item('recharge', ids[1])
    assert.equal(
      item.facts.earlier.map(({ id, by, status }: { id: number; by: string; status: number }) => [
        id,
        by,
        status,
      ]),
      [[ids[0], 'picture', 1]],
    )
    assert.equal(item.acts, ['refuse', 'note'])
    const again = await clerk.act('recharge/pass', { id: ids[1] })
    assert.equal([again.code, again.msg.includes('credited before')], [0, true])
  }),
)

const askedWithdrawal = async ({ shop, sari }: World): Promise<number> =>
  (await walletCalls(shop, sari).withdraw({ price: '30.00', ...CARD })).data.extract_id

money(
  'goes out by whoever has taken it, with the reference of the bank',
  inShop(async (world) => {
    const { clerk, owner } = world
    const id = await askedWithdrawal(world)
    const { data: before } = await clerk.item('withdrawal', id)
    assert.is(before.facts.bank_card, '•••• 5500')
    assert.is((await clerk.act('withdrawal/pay', { id, reference: 'BCA 1' })).code, 0)
    await clerk.act('withdrawal/take', { id })
    const second = await owner.act('withdrawal/take', { id })
    assert.equal([second.code, second.data.first.name], [0, 'Dimas'])
    assert.is((await clerk.item('withdrawal', id)).data.facts.bank_card, '8810245500')
    assert.is((await owner.item('withdrawal', id)).data.facts.bank_card, '•••• 5500')
    assert.is((await owner.act('withdrawal/pay', { id, reference: 'BCA 2' })).code, 0)
    const wrong = await clerk.act('withdrawal/pay', { id, reference: 'BCA 1', password: 'bukan ini' })
    assert.equal([wrong.code, wrong.data.field], [0, 'password'])
    const done = await clerk.act('withdrawal/pay', { id, reference: 'BCA 1' })
    assert.is(done.code, 1, done.msg)
    assert.ok((await noticesOf(world)).length > 0)
    assert.is((await clerk.item('withdrawal', id)).data.facts.bank_card, '•••• 5500')
  }),
)

money(
  'that is refused on its way out is credited back once',
  inShop(async (world) => {
    const { shop, sari, clerk } = world
    const wallet = walletCalls(shop, sari)
    const before = await wallet.money()
    const id = await askedWithdrawal(world)
    assert.is(await wallet.money(), before - 3_000)
    for (const code of [1, 0]) {
      assert.is((await clerk.act('withdrawal/refuse', { id, reason: 'name-differs' })).code, code)
      assert.is(await wallet.money(), before)
    }
  }),
)

money(
  'asks for the password again, once for some minutes',
  inShop(async (world) => {
    const { shop, clerk } = world
    const ids = [await askedRecharge(world), await askedRecharge(world)]
    const bare = await clerk.post('/act/recharge/pass', { id: ids[0] })
    assert.equal([bare.code, bare.data], [0, { field: 'password', needs_password: 1 }])
    assert.is((await clerk.post('/confirm', { password: 'bukan ini' })).code, 0)
    assert.is((await clerk.post('/confirm', { password: STAFF_PASSWORD })).code, 1)
    assert.is((await clerk.post('/act/recharge/pass', { id: ids[0] })).code, 1)
    shop.clock.advance(5 * 60_000)
    assert.is((await clerk.post('/act/recharge/pass', { id: ids[1] })).code, 0)
  }),
)

const afterSale = suite('after the sale at the counter')

afterSale(
  'an application is accepted, or refused with a reason',
  inShop(async ({ shop, sari, aruna, clerk }) => {
    const calls = orderCalls(shop, sari)
    const ids = []
    for (const goods of [RADIO, RADIO]) {
      const order = await calls.buy(goods)
      const whole = (await calls.detail(order)).total_price
      const asked = await applyForRefund(shop, sari, order, { receiving_status: 0, amount: whole })
      assert.is(asked.code, 1, asked.msg)
      ids.push(asked.data.refund_id)
    }
    const before = await calls.money()
    const accepted = await aruna.act('refund/accept', { id: ids[0] })
    assert.is(accepted.code, 1, accepted.msg)
    assert.ok((await calls.money()) > before)
    const refused = await clerk.act('refund/refuse', {
      id: ids[1],
      reason: 'used',
      words: 'Ada bekas pakai.',
    })
    assert.is(refused.code, 1, refused.msg)
    const second = await aruna.act('refund/accept', { id: ids[1] })
    assert.equal([second.code, second.data.first.name], [0, 'Dimas'])
    const seen = await shop.get(`/api/order/refund_detail?order_id=${refused.data.row && 2}`, sari)
    assert.is(seen.data.reply, 'The goods have been used. Ada bekas pakai.')
  }),
)

afterSale(
  'goods come back before the money goes',
  inShop(async ({ shop, sari, clerk }) => {
    const calls = orderCalls(shop, sari)
    const order = await calls.buy(RADIO)
    await clerk.act('order/ship', { id: order, ...SHIPPED })
    await calls.act('received', order)
    const { data } = await applyForRefund(shop, sari, order, { service_type: 1, amount: '5.00' })
    const id = data.refund_id
    const money = await calls.money()
    await clerk.act('refund/accept', { id })
    assert.is(await calls.money(), money)
    await shop.post(
      '/api/order/refund_delivery',
      { order_id: order, express_name: 'JNE', express_number: 'K123' },
      sari,
    )
    const { data: item } = await clerk.item('refund', id)
    assert.equal([item.facts.stage, item.facts.tracking], ['return-sent', 'K123'])
    await clerk.act('refund/returned', { id })
    assert.is(await calls.money(), money + 500)
  }),
)

afterSale(
  'a complaint is answered in words',
  inShop(async (world) => {
    const { shop, sari, clerk, aruna } = world
    const order = await orderCalls(shop, sari).buy(TENT)
    const image = (await walletCalls(shop, sari).evidence()) as string
    const form = { type: 1, order_id: order, content: 'Rusak sekali waktu dibuka.', images: image }
    const { data } = await shop.post('/api/user/complain', form, sari)
    const id = data.complain_id
    // The tent is another shop's.
    assert.is((await aruna.act('complaint/answer', { id, words: 'Hai' })).code, 0)
    const done = await clerk.act('complaint/answer', { id, words: 'Kami ganti dengan yang baru.' })
    assert.is(done.code, 1, done.msg)
    const { list } = (await shop.get('/api/user/complain_list', sari)).data
    assert.equal([list[0].status, list[0].reply], [1, 'Kami ganti dengan yang baru.'])
    assert.is((await clerk.act('complaint/answer', { id, words: 'Sekali lagi.' })).code, 0)
  }),
)

afterSale(
  'a review is answered by its shop, once and again, and everybody reads the last answer',
  inShop(async (world) => {
    const { shop, sari, aruna, clerk, owner } = world
    const calls = orderCalls(shop, sari)
    const order = await calls.buy({ ...HEADPHONES })
    await clerk.act('order/ship', { id: order, ...SHIPPED })
    await calls.act('received', order)
    const scores = { product_score: 2, service_score: 2, postage_score: 3 }
    const said = { order_id: order, product_id: 1, comment: 'Suaranya pecah.', ...scores }
    const { data: made } = await shop.post('/api/order/comment', said, sari)
    const id = made.reply_id
    const list = (await aruna.get('/list?kind=review')).data
    assert.equal([list.filter, list.rows[0].id, list.rows[0].marks], ['waiting', String(id), ['few-stars']])
    const { data: item } = await aruna.item('review', id)
    assert.equal([item.facts.product.id, item.facts.content, item.facts.reply], [1, 'Suaranya pecah.', ''])
    assert.equal(item.acts, ['answer', 'note'])
    assert.is((await aruna.act('review/answer', { id, words: ' ' })).data.field, 'words')

    const { version } = item
    const answered = await aruna.act('review/answer', { id, words: 'Kami ganti.', version })
    assert.equal([answered.code, answered.data.row.status], [1, 'answered'])
    const shown = async () => {
      const { data } = await shop.get('/api/product/reply_list?product_id=1')
      return data.list.find(({ reply_id }: { reply_id: number }) => reply_id === id).reply
    }
    assert.equal(await shown().then(({ comment, language }) => [comment, language]), ['Kami ganti.', 'en'])
    assert.ok((await noticesOf(world)).includes('The shop has answered your review'))
    // Who has not read that answer does not write over it.
    const late = await owner.act('review/answer', { id, words: 'Belum.', version })
    assert.equal([late.code, late.data.first.name], [0, 'Rina'])
    const again = await aruna.act('review/answer', { id, words: 'Sudah kami ganti.' })
    assert.is(again.code, 1, again.msg)
    assert.is((await shown()).comment, 'Sudah kami ganti.')
    const { journal, facts } = (await aruna.item('review', id)).data
    assert.equal(
      journal.map(({ act, before }: { act: string; before: object }) => [act, before]),
      [
        ['answer', { reply: { en: 'Kami ganti.' } }],
        ['answer', { reply: {} }],
      ],
    )
    assert.is(facts.reply, 'Sudah kami ganti.')
    const told = (await noticesOf(world)).filter((title) => title === 'The shop has answered your review')
    assert.is(told.length, 1)
    const other = await hireStaff(shop, 'Tono', 'clerk', 2)
    assert.is((await other.act('review/answer', { id, words: 'Hai' })).code, 0)
    assert.is((await other.item('review', id)).code, 0)
  }),
)

const people = suite('people at the counter')

people(
  'a shopper whose sign-in is locked is out, stays out, and comes back',
  inShop(async ({ shop, sari, clerk }) => {
    const me = (await shop.get('/api/user/getUserInfo', sari)).data
    const { data: found } = await clerk.get('/list?kind=shopper&search=sari@example')
    assert.is(found.rows.length, 1)
    const id = found.rows[0].id
    const { facts } = (await clerk.item('shopper', id)).data
    assert.is(facts.balance, me.money)
    for (const secret of ['password', 'hash', 'code', 'token'])
      assert.not.ok(JSON.stringify(facts).includes(`"${secret}`), secret)
    for (const act of ['lock', 'ban']) {
      const bare = await clerk.post(`/act/shopper/${act}`, { id, words: 'Laporan penipuan' })
      assert.equal([bare.code, bare.data.needs_password], [0, 1], act)
    }
    assert.is((await shop.get('/api/user/getUserInfo', sari)).code, 1)
    const locked = await clerk.act('shopper/lock', { id, words: 'Laporan penipuan' })
    assert.is(locked.code, 1, locked.msg)
    assert.is((await shop.get('/api/user/getUserInfo', sari)).code, 401)
    const form = { account: 'sari@example.com', password: 'rahasia1' }
    assert.match((await shop.post('/api/user/login', form)).msg, /locked by the shop/)
    await clerk.act('shopper/unlock', { id })
    assert.is((await shop.post('/api/user/login', form)).code, 1)
  }),
)

people(
  'a clerk of a shop sees its shoppers without their money, mail and number',
  inShop(async ({ shop, sari, aruna }) => {
    assert.is((await aruna.get('/list?kind=shopper')).data.rows.length, 0)
    await orderCalls(shop, sari).buy(RADIO)
    await orderCalls(shop, sari).buy(TENT)
    const { data } = await aruna.get('/list?kind=shopper')
    assert.is(data.rows.length, 1)
    const { facts } = (await aruna.item('shopper', data.rows[0].id)).data
    assert.is(facts.orders.count, 1)
    for (const hidden of ['balance', 'email', 'mobile', 'username']) assert.not.ok(hidden in facts, hidden)
    assert.is((await aruna.act('shopper/lock', { id: data.rows[0].id, words: 'x' })).code, 403)
  }),
)

people(
  'staff that is locked is out at once, and the last owner stays',
  inShop(async ({ owner, clerk }) => {
    assert.is((await owner.act('staff/lock', { id: clerk.id })).code, 1)
    assert.is((await clerk.get('/me')).code, 401)
    assert.is((await clerk.post('/login', { name: 'Dimas', password: STAFF_PASSWORD })).code, 0)
    assert.match((await owner.act('staff/lock', { id: owner.id })).msg, /your own/)
    await owner.act('staff/unlock', { id: clerk.id })
    await owner.act('staff/reset', { id: clerk.id, new_password: 'kata-sandi-baru' })
    assert.is((await clerk.post('/login', { name: 'dimas', password: 'kata-sandi-baru' })).code, 1)
  }),
)

people(
  'staff whose role or shop is changed signs in again with the new rights, and the last owner stays one',
  inShop(async ({ shop, owner, clerk }) => {
    const { id } = clerk
    assert.is((await owner.act('staff/change', { id, role: 'clerk', shop: 2 })).code, 1)
    assert.is((await clerk.get('/me')).code, 401)
    const { facts, acts } = (await owner.item('staff', id)).data
    assert.equal([facts.role, facts.shop.id, acts], ['clerk', 2, ['lock', 'change', 'end_sessions', 'reset']])
    const over = await owner.act('staff/change', { id, role: 'owner', shop: 2 })
    assert.equal([over.code, over.data.field], [0, 'shop'])
    assert.equal((await owner.act('staff/change', { id, role: 'clerk', shop: 999 })).data.field, 'shop')
    assert.match((await owner.act('staff/change', { id: owner.id, role: 'clerk' })).msg, /your own/)
    const { version } = (await owner.item('staff', id)).data
    await owner.act('staff/change', { id, role: 'owner', version })
    const second = await hireStaff(shop, 'Dewi', 'owner')
    // Who has not read that change does not write over it, nor set a password beside it.
    for (const [act, fields] of [
      ['change', { role: 'clerk' }],
      ['reset', { new_password: 'kata-sandi-lain' }],
    ] as const) {
      const late = await second.act(`staff/${act}`, { id, ...fields, version })
      assert.equal([late.code, late.data.act], [0, 'change'], act)
    }
    assert.is((await owner.item('staff', id)).data.facts.role, 'owner')
    assert.is((await second.act('staff/change', { id: owner.id, role: 'clerk' })).code, 1)
    assert.is((await owner.get('/me')).code, 401)
  }),
)

people(
  'a member of staff changes their own password: the old one is asked, other sessions end, the journal tells',
  inShop(async ({ shop, owner, clerk }) => {
    const next = 'kata-sandi-baru'
    const change = (old_password: string, new_password: string) =>
      clerk.post('/password', { old_password, new_password })
    const { token: elsewhere } = (await clerk.post('/login', { name: 'Dimas', password: STAFF_PASSWORD }))
      .data
    const at = async (token: string) => (await shop.fetch(staffRequest('/me', token))).status
    for (const [old, chosen, field] of [
      ['bukan-yang-ini', next, 'old_password'],
      [STAFF_PASSWORD, 'pendek', 'new_password'],
      [STAFF_PASSWORD, STAFF_PASSWORD, 'new_password'],
    ] as const) {
      const refused = await change(old, chosen)
      assert.equal([refused.code, refused.data.field], [0, field], chosen)
    }
    assert.is(await at(elsewhere), 200)
    assert.is((await change(STAFF_PASSWORD, next)).code, 1)
    assert.equal([await at(clerk.token), await at(elsewhere)], [200, 401])
    assert.is((await clerk.post('/login', { name: 'Dimas', password: STAFF_PASSWORD })).code, 0)
    assert.is((await clerk.post('/login', { name: 'Dimas', password: next })).code, 1)
    const { data } = await owner.get(`/journal?kind=staff&id=${clerk.id}`)
    assert.equal([data.rows[0].act, data.rows[0].who.name], ['password', 'Dimas'])
    assert.not.ok(/kata-sandi|scrypt/.test(JSON.stringify(data)), JSON.stringify(data))
    for (let index = 0; index < 10; index += 1) await change(`salah-${index}-lagi`, 'kata-sandi-lain')
    assert.match((await change(next, 'kata-sandi-lain')).msg, /Too many/)
  }),
)

people(
  'staff whose sessions are ended is out, and may sign in at once',
  inShop(async ({ owner, clerk }) => {
    assert.is((await owner.act('staff/end_sessions', { id: clerk.id, words: 'Ponsel hilang' })).code, 1)
    assert.is((await clerk.get('/me')).code, 401)
    assert.is((await clerk.post('/login', { name: 'Dimas', password: STAFF_PASSWORD })).code, 1)
  }),
)

people(
  'whoever guesses a staff password is stopped after ten tries',
  inShop(async ({ shop, clerk }) => {
    for (let index = 0; index < 10; index += 1)
      assert.is((await clerk.post('/login', { name: 'Dimas', password: `salah-${index}-lagi` })).code, 0)
    const right = await clerk.post('/login', { name: 'DIMAS', password: STAFF_PASSWORD })
    assert.match(right.msg, /Too many/)
    shop.clock.advance(16 * 60_000)
    assert.is((await clerk.post('/login', { name: 'Dimas', password: STAFF_PASSWORD })).code, 1)
  }),
)

const journal = suite('the journal of the staff')

journal(
  'takes new entries and gives none back',
  inShop(async (world) => {
    const { shop, sari, clerk } = world
    const id = await orderCalls(shop, sari).buy(RADIO)
    await clerk.act('order/note', { id, words: 'Pelanggan setia' })
    const sql = shop.deps.database
    for (const statement of [
      "update staff_journal set note = 'x'",
      'delete from staff_journal',
      'truncate staff_journal',
    ]) {
      const refused = await sql.query(statement).then(
        () => 'done',
        (cause: unknown) => String(cause),
      )
      assert.match(refused, /new entries only/)
    }
    const { data } = await clerk.get('/journal?kind=order')
    assert.equal(
      data.rows.map(({ act, note }: { act: string; note: string }) => [act, note]),
      [['note', 'Pelanggan setia']],
    )
  }),
)

journal(
  'knows a call that comes again by its request id',
  inShop(async (world) => {
    const { clerk } = world
    const id = await askedRecharge(world)
    const first = await clerk.act('recharge/pass', { id, request_id: 'abc' })
    const again = await clerk.act('recharge/pass', { id, request_id: 'abc' })
    assert.equal([first.code, again.code, again.data.journal.id], [1, 1, first.data.journal.id])
  }),
)

const rights = suite('the calls of staff')

rights(
  'are closed to a shopper, to whoever has no session, and to a clerk without the right, every one',
  inShop(async (world) => {
    const { shop, sari, aruna, clerk } = world
    const id = await orderCalls(shop, sari).buy(TENT)
    const before = await shop.deps.database.query('select * from orders where id = $1', [id])
    const reviewed = await orderCalls(shop, sari).buy(TENT)
    await clerk.act('order/ship', { id: reviewed, ...SHIPPED })
    await orderCalls(shop, sari).act('received', reviewed)
    const scores = { product_score: 5, service_score: 5, postage_score: 5 }
    const { data: review } = await shop.post(
      '/api/order/comment',
      { order_id: reviewed, product_id: TENT.product_id, comment: 'Kering.', ...scores },
      sari,
    )
    let closed = 0
    for (const route of shop.staffRoutes.filter(({ right }) => right !== undefined)) {
      // Of the other shop: an order, and a product.
      const theirs =
        (route.path.includes('/product/') && TENT.product_id) ||
        (route.path.includes('/review/') && review.reply_id) ||
        id
      const ask = (headers: Record<string, string>) =>
        shop.fetch(
          new Request(`http://shop.test${route.path.replace(':name', 'a')}`, {
            method: route.method,
            headers: { 'content-type': 'application/json', ...headers },
            ...(route.method === 'POST' && {
              body: JSON.stringify({ id: theirs, ...SHIPPED, words: 'x', reason: 'other' }),
            }),
          }),
        )
      for (const headers of [
        {},
        { token: sari },
        { 'staff-token': sari },
        { cookie: `lintas_staff=${sari}; admin_token=${sari}` },
        { 'staff-token': '' },
        { 'staff-token': 'x'.repeat(300) },
        // A page of somebody else's makes the browser send the cookie along.
        ...(route.method === 'POST'
          ? [{ cookie: `lintas_staff=${aruna.token}`, origin: 'http://evil.test' }]
          : []),
      ]) {
        const answer = await ask(headers as Record<string, string>)
        assert.is(answer.status, 401, `${route.path} ${JSON.stringify(headers).slice(0, 80)}`)
        closed += 1
      }
      // Her shop is another one: what is the house's is forbidden, what is another shop's is not there.
      if (route.path.endsWith('/logout')) continue
      // A picture that is not there is no envelope.
      if (route.path.endsWith('/private/:name')) continue
      const other = (await (await ask({ 'staff-token': aruna.token })).json()) as {
        code: number
        data: unknown
      }
      const isAct = route.path.includes('/act/') && !route.path.endsWith('ship_many')
      if (route.right !== 'shop') assert.is(other.code, 403, route.path)
      else if (isAct) assert.is(other.code, 0, route.path)
    }
    assert.ok(closed > 200, String(closed))
    assert.equal(await shop.deps.database.query('select * from orders where id = $1', [id]), before)
  }),
)

rights(
  'have one for each act of the table',
  inShop(async ({ shop }) => {
    const paths = new Set(shop.staffRoutes.map(({ path }) => path))
    assert.equal(
      STAFF_ACTS.filter(({ kind, act }) => !paths.has(`/api/staff/act/${kind}/${act}`)).map(
        ({ kind, act }) => `${kind}/${act}`,
      ),
      [],
    )
  }),
)

rights(
  'open none of a shopper’s',
  inShop(async ({ shop, owner }) => {
    for (const route of shop.routes.filter(({ access }) => access === 'shopper')) {
      for (const headers of [
        { token: owner.token },
        { 'staff-token': owner.token },
        { cookie: `admin_token=${owner.token}; lintas_staff=${owner.token}` },
      ] as Record<string, string>[]) {
        const answer = await shop.fetch(
          new Request(`http://shop.test${route.path}`, {
            method: route.method,
            headers: { 'content-type': 'application/json', ...headers },
            ...(route.method === 'POST' && { body: '{}' }),
          }),
        )
        assert.is(answer.status, 401, route.path)
      }
    }
  }),
)

orders.run()
money.run()
afterSale.run()
people.run()
journal.run()
rights.run()
