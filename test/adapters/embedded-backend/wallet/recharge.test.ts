import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { audit } from '../../../../adapters/embedded-backend/audit/audit.ts'
import { startBackend, type TestBackend } from '../../../support/backend/backend.ts'
import { CARD, PNG, type WalletCalls, walletCalls } from '../../../support/backend/shoppers/wallet-calls.ts'

const recharging = suite('recharge')
let shop: TestBackend
let sari: WalletCalls

recharging.before(async () => {
  shop = await startBackend()
})
recharging.before.each(async () => {
  sari = walletCalls(shop, await shop.register('isi'))
})
recharging.after.each(async () => {
  assert.equal(await audit(shop.deps.database), [])
  assert.equal(shop.errors, [])
})
recharging.after(() => shop.close())

const NEWCOMER = 25_000
const chain = {
  recharge_type: 1,
  network: 'USDT-TRC20',
  blockchain: 'TUSzbcWLndi7fTcCCSJcwB4SXXqcEGd9eW',
}
const notices = async (language = 'en'): Promise<readonly { title: string; content: string }[]> =>
  (await shop.get('/api/user/notice', sari.token, language)).data.list

recharging('lists the networks with their data', async () => {
  assert.equal((await shop.get('/api/user/getBlockchain', sari.token)).data, [
    {
      network: 'USDT-TRC20',
      blockchain: 'TUSzbcWLndi7fTcCCSJcwB4SXXqcEGd9eW',
      min_amount: '10.00',
      confirm_num: 20,
      tip: 'Example address',
    },
  ])
})

recharging('credits nothing before the audit, and the amount once after it', async () => {
  const { code, msg, data } = await sari.recharge({ ...CARD, price: '12.34' })
  assert.equal([code, msg, data.status], [1, 'Top-up received. It is being checked.', 0])
  assert.is(await sari.money(), NEWCOMER)
  await sari.audited()
  await sari.audited()
  assert.is(await sari.money(), NEWCOMER + 1_234)
  const [row] = (await sari.log('recharge', '1')).list
  assert.equal([row.order_sn, row.price, row.status, row.refuse_reason], [data.order_sn, '12.34', 1, ''])
  assert.match(row.createtime, /^2026-11-21 \d\d:\d\d:\d\d$/)
  assert.is((await notices())[0]?.title, 'Top-up complete')
  assert.match((await notices('ri'))[0]?.content ?? '', '$12.34')
})

recharging('on a chain needs evidence, stores it, and shows it in the record', async () => {
  assert.match((await sari.recharge(chain)).msg, 'Upload the proof of transfer')
  const image = await sari.evidence()
  assert.is((await sari.recharge({ ...chain, image, tx_hash: 'ab'.repeat(32) })).code, 1)
  const [row] = (await sari.log('recharge', '0')).list
  assert.equal(
    [row.image, row.network, row.blockchain, row.recharge_type],
    [image, 'USDT-TRC20', 'TUSzbcWLndi7fTcCCSJcwB4SXXqcEGd9eW', 1],
  )
})

recharging('by manual transfer needs evidence only', async () => {
  const image = await sari.evidence()
  assert.is((await sari.recharge({ recharge_type: 2, image: `http://shop.test${image}` })).code, 1)
})

recharging('refuses unsupported networks with an explanation', async () => {
  for (const network of ['DEX', 'USDT-BSC', 'HECO', 'BEP20']) {
    const { code, msg } = await sari.recharge({ ...chain, network, image: await sari.evidence() })
    assert.equal([code, msg], [0, 'DEX, BSC and HECO are not supported. Money sent over them may be lost.'])
  }
  const image = await sari.evidence()
  assert.match((await sari.recharge({ ...chain, network: 'BTC', image })).msg, 'not in use')
  assert.match((await sari.recharge({ ...chain, blockchain: 'TElsewhere', image })).msg, 'not in use')
  assert.match((await sari.recharge({ ...chain, price: '9.99', image })).msg, 'at least $10.00')
})

recharging('refuses an invalid card and an invalid transaction, and records neither', async () => {
  const image = await sari.evidence()
  const refused = [
    await sari.recharge({ ...CARD, bank_card: '8810' }),
    await sari.recharge({ ...CARD, bank_name: '' }),
    await sari.recharge({ ...chain, image, tx_hash: 'ab'.repeat(7) }),
    await sari.recharge({ ...chain, image, tx_hash: 'https://example.com/tx' }),
  ]
  assert.equal(
    refused.map(({ code }) => code),
    [0, 0, 0, 0],
  )
  assert.is((await sari.log('recharge')).total, 0)
})

for (const price of [
  '0',
  '0.00',
  '-1',
  '1e3',
  '0.001',
  '10.005',
  'NaN',
  '١٢',
  '１２',
  '1,234.5',
  '9'.repeat(20),
]) {
  recharging(`refuses an amount of ${price}`, async () => {
    const { code, msg } = await sari.recharge({ ...CARD, price })
    assert.equal([code, msg], [0, 'Enter a correct amount: above 0, with at most two decimals'])
    assert.is((await sari.log('recharge')).total, 0)
  })
}

recharging('accepts a repeated request once, however many come at the same time', async () => {
  const body = { ...CARD, request_id: 'r1' }
  const answers = await Promise.all(Array.from({ length: 8 }, () => sari.recharge(body)))
  assert.is(new Set(answers.map(({ data }) => data.order_sn)).size, 1)
  await sari.audited()
  assert.is((await sari.recharge(body)).data.status, 1)
  assert.is(await sari.money(), NEWCOMER + 1_000)
})

recharging('answers a repeated request id with the first result even if its content differs', async () => {
  const first = await sari.recharge({ ...CARD, request_id: 'r1' })
  const other = await sari.recharge({ ...CARD, price: '90.00', request_id: 'r1' })
  assert.equal([other.code, other.data], [1, first.data])
  await sari.audited()
  assert.is(await sari.money(), NEWCOMER + 1_000)
})

recharging('accepts a picture for one recharge, and only from its owner', async () => {
  const image = await sari.evidence()
  await sari.recharge({ recharge_type: 2, image })
  assert.match((await sari.recharge({ recharge_type: 2, image })).msg, 'another top-up')
  const other = walletCalls(shop, await shop.signIn())
  assert.match((await other.recharge({ recharge_type: 2, image })).msg, 'not found')
  for (const forged of ['/private/../upload/x.png', 'x', '/upload/0123456789abcdef0123456789abcdef.png']) {
    assert.match((await sari.recharge({ recharge_type: 2, image: forged })).msg, 'not found', forged)
  }
})

recharging('is refused by the demo’s rule when it ends in 13 cents, with the reason', async () => {
  await sari.recharge({ ...CARD, price: '20.13' })
  await sari.audited()
  assert.is(await sari.money(), NEWCOMER)
  const [row] = (await sari.log('recharge', '2')).list
  assert.equal(
    [row.status, row.refuse_reason],
    [2, 'Rule of the demo: amounts that end in 13 cents are refused'],
  )
  assert.is((await notices())[0]?.title, 'Top-up refused')
})

recharging('credits a transaction once, whoever submits it', async () => {
  const tx_hash = 'cd'.repeat(32)
  const other = walletCalls(shop, await shop.signIn())
  const before = await other.money()
  await sari.recharge({ ...chain, tx_hash, image: await sari.evidence() })
  await other.recharge({ ...chain, tx_hash, image: await other.evidence() })
  await sari.audited()
  assert.equal([await sari.money(), await other.money()], [NEWCOMER + 1_000, before])
  assert.match((await other.log('recharge', '2')).list[0].refuse_reason, 'credited before')
})

recharging('credits a picture once, even if uploaded again or by somebody else', async () => {
  const other = walletCalls(shop, await shop.signIn())
  const before = await other.money()
  for (const who of [sari, sari, other]) {
    const image = (await who.upload(PNG)).data.url
    assert.is((await who.recharge({ recharge_type: 2, image })).code, 1)
  }
  await sari.audited()
  assert.equal([await sari.money(), await other.money()], [NEWCOMER + 1_000, before])
  const [row] = (await other.log('recharge', '2')).list
  assert.is(row.refuse_reason, 'This proof was used for another top-up')
})

recharging('accepts the picture of a refused recharge for the next one', async () => {
  for (const price of ['10.13', '10.00']) {
    const image = (await sari.upload(Uint8Array.from([...PNG, 7]))).data.url
    await sari.recharge({ recharge_type: 2, price, image })
    await sari.audited()
  }
  assert.is(await sari.money(), NEWCOMER + 1_000)
})

recharging('recognises a transaction in capitals and without its 0x prefix', async () => {
  const name = 'ef'.repeat(32)
  for (const tx_hash of [`0x${name.toUpperCase()}`, name, `0x${name}`, name.toUpperCase()]) {
    await sari.recharge({ ...chain, tx_hash, image: await sari.evidence() })
  }
  await sari.audited()
  assert.is(await sari.money(), NEWCOMER + 1_000)
  assert.is((await sari.log('recharge', '2')).total, 3)
})

recharging('on a chain is refused without the receiving address', async () => {
  const image = await sari.evidence()
  for (const blockchain of ['', '  ', undefined]) {
    assert.is((await sari.recharge({ ...chain, blockchain, image })).code, 0)
  }
  assert.is((await sari.log('recharge')).total, 0)
})

recharging('shows its record to its owner only, by page and by status', async () => {
  for (const price of ['1.00', '2.00', '3.13']) await sari.recharge({ ...CARD, price })
  await sari.audited()
  await sari.recharge({ ...CARD, price: '4.00' })
  const totals = await Promise.all(
    ['all', '0', '1', '2'].map(async (status) => (await sari.log('recharge', status)).total),
  )
  assert.equal(totals, [4, 1, 2, 1])
  const page = (await shop.get('/api/user/recharge_log?page=2&limit=3', sari.token)).data
  assert.equal([page.total, page.list.length, page.list[0].price], [4, 1, '1.00'])
})

recharging.run()
