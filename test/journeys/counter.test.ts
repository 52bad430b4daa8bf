import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type BackendProgram, buildBackendProgram } from '../support/backend/process/backend-process.ts'
import { SHORT_LIVED } from '../support/backend/process/short-lived.ts'
import { newRestlessShopper, RESTLESS_CODE } from '../support/backend/shoppers/restless-shopper.ts'
import { PNG } from '../support/backend/shoppers/wallet-calls.ts'
import { bundleCommands, type Command } from '../support/backend/staff/staff-command.ts'

// A production shop from nothing to the first order, over HTTP and by command, as the people who run it do.
const journey = suite('a shop that people run')

/** With passwords at full cost: such a shop refuses to make them cheap. */
const PRODUCTION = { LINTAS_MODE: 'production', LINTAS_PASSWORD_COST: '' }
const PASSWORD = { LINTAS_STAFF_NEW_PASSWORD: 'kata-sandi-staf' }
const FILE = [
  'product,shop,category,title,title_en,pictures,price,stock,code',
  'senter-1,1,outdoor,Senter kepala,Head torch,senter.png,6.20,30,S-1',
  'tas-1,1,outdoor,Tas keras,Hard case,senter.png,12.50,4,T-1',
].join('\n')

type Answer = {
  readonly code: number
  readonly msg: string
  // biome-ignore lint/suspicious/noExplicitAny: a test names the fields it expects
  readonly data: any
}

let program: BackendProgram
let staff: Command
let catalogue: Command

journey.before(async () => {
  program = await buildBackendProgram('counter', SHORT_LIVED)
  const commands = await bundleCommands(program, PRODUCTION)
  staff = commands.staff
  catalogue = commands.catalogue
})
journey.after(() => program.remove())

const caller =
  (origin: string, header: string, token: string) =>
  async (path: string, body?: object): Promise<Answer> => {
    const response = await fetch(origin + path, {
      headers: { 'content-type': 'application/json', [header]: token, cookie: 'lintas_lang=en' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    return (await response.json()) as Answer
  }

const evidenceOf = async (origin: string, token: string): Promise<string> => {
  const form = new FormData()
  form.set('file', new File([PNG.slice()], 'bukti.png', { type: 'image/png' }))
  const response = await fetch(`${origin}/api/user/evidence`, {
    method: 'POST',
    headers: { token },
    body: form,
  })
  return ((await response.json()) as Answer).data.url
}

journey('goes from an empty folder to an order that has arrived', async () => {
  const added = await staff(['add', 'Ratna', '--role', 'owner'], PASSWORD)
  assert.is(added.exitCode, 0, added.out)
  const twice = await staff(['add', 'ratna', '--role', 'owner'], PASSWORD)
  assert.equal([twice.exitCode, twice.out.trim()], [1, 'Another member of staff has this name'])

  const shop = await program.start(PRODUCTION)
  const { origin } = shop
  const entered = await caller(
    origin,
    'staff-token',
    '',
  )('/api/staff/login', {
    name: 'Ratna',
    password: 'kata-sandi-staf',
  })
  const owner = caller(origin, 'staff-token', entered.data.token)
  const opened = await owner('/api/staff/act/shop/save', {
    name: 'Toko Pertama',
    town: 'Bandung',
    country: 'ID',
  })
  assert.is(opened.code, 1, opened.msg)

  const folder = join(program.folder, 'goods')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'goods.csv')
  writeFileSync(join(folder, 'senter.png'), PNG)
  writeFileSync(file, FILE.replace('6.20', '6,20x').replace('senter-1,1', 'senter-1,2'))
  const wrong = await catalogue(['import', file, '--pictures', folder, '--save'])
  assert.is(wrong.exitCode, 1)
  assert.match(wrong.out, /goods\.csv:2: /)
  writeFileSync(file, FILE)
  const looked = await catalogue(['import', file, '--pictures', folder])
  assert.match(looked.out, /2 new, 0 changed.*Nothing is saved yet/s)
  const imported = await catalogue(['import', file, '--pictures', folder, '--save'])
  assert.equal([imported.exitCode, imported.out.trim()], [0, 'Saved: 2 new, 0 changed, 0 as they are.'])
  const { data: found } = await caller(origin, 'token', '')('/api/product/search?title=senter')
  const goods = found.list[0]
  assert.is(goods.goods.title_en, 'Head torch')

  const clerk = await staff(['add', 'Dimas', '--role', 'clerk', '--shop', '1'], PASSWORD)
  assert.is(clerk.exitCode, 0, clerk.out)

  const rani = await newRestlessShopper(origin, 'rani', [])
  const shopper = caller(origin, 'token', rani.token)
  const form = { recharge_type: 2, price: '50.00', image: await evidenceOf(origin, rani.token) }
  assert.is((await shopper('/api/user/recharge', form)).code, 1)
  const { data: queue } = await owner('/api/staff/list?kind=recharge')
  const bare = await owner('/api/staff/act/recharge/pass', { id: queue.rows[0].id })
  assert.is(bare.data.needs_password, 1)
  const passed = await owner('/api/staff/act/recharge/pass', {
    id: queue.rows[0].id,
    password: 'kata-sandi-staf',
  })
  assert.is(passed.code, 1, passed.msg)
  assert.is((await shopper('/api/user/getUserInfo')).data.money, '50.00')

  const basket = { product_id: goods.product_id, mer_id: 1, number: 2, address_id: rani.addressId }
  const { data: group, msg } = await shopper('/api/order/merSubmit', basket)
  assert.ok(group, msg)
  const proof = (await shopper('/api/user/verify_pay', { password_pay: RESTLESS_CODE })).data.pay_token
  const paid = await shopper('/api/order/merPay', { out_trade_no: group.out_trade_no, pay_token: proof })
  assert.is(paid.code, 1, paid.msg)

  const number = group.order_sns[0] as string
  const denied = await staff(['recharge', 'note', '1', '--words', 'x', '--as', 'Dimas'])
  assert.is(denied.exitCode, 1)
  const waiting = await staff(['list', 'order', '--as', 'Dimas'])
  assert.ok(waiting.out.includes(number), waiting.out)
  const shipped = await staff([
    'ship',
    number,
    '--courier',
    'JNE',
    '--tracking',
    'JNE88402216',
    '--as',
    'Dimas',
  ])
  assert.is(shipped.exitCode, 0, shipped.out)
  const late = await staff(['ship', number, '--courier', 'JNE', '--tracking', 'JNE88402216'])
  assert.equal([late.exitCode, late.out.includes('Dimas was first')], [1, true], late.out)
  await staff(['order', 'step', number, '--step', 'arrived', '--as', 'Dimas'])

  const orderId = group.order_ids[0]
  const seen = (await shopper(`/api/order/detail?order_id=${orderId}`)).data
  assert.equal([seen.status, seen.delivery_id, seen.is_arrived], [2, 'JNE88402216', 1])
  assert.is((await shopper('/api/order/received', { order_id: orderId })).code, 1)
  const journal = (await owner('/api/staff/journal?kind=order')).data.rows
  assert.equal(
    journal.map(({ act, who }: { act: string; who: { name: string } }) => [act, who.name]),
    [
      ['step', 'Dimas'],
      ['ship', 'Dimas'],
    ],
  )
  await shop.leave()
  const { exitCode, out } = program.audit()
  assert.is(exitCode, 0, out)
})

journey.run()
