import type { ReactNode } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted, unreachable } from '../../../adapters/fakes/fake-http.ts'
import { POLL_EVERY_MS } from '../../../application/shared/stay-fresh.ts'
import type { Translations } from '../../../ui/i18n/translations.ts'
import { CapitalRecordScreen } from '../../../ui/wallet/CapitalRecordScreen.tsx'
import { DepositRecordScreen } from '../../../ui/wallet/DepositRecordScreen.tsx'
import { TopUpRecordScreen } from '../../../ui/wallet/TopUpRecordScreen.tsx'
import { billRow, MID_MONTH, rechargeRow, userRow } from '../../support/api-rows.ts'
import { createFakeApp, type FakeApp } from '../../support/ui/fake-app.ts'
import { type OpenScreen, openScreen } from '../../support/ui/open-screen.tsx'
import { kitWords, press } from '../../support/ui/render.tsx'

const records = suite('records of the wallet')

const kit = kitWords()
/** The month's sums with their amounts, which a bare key would hide. */
const translations: Translations = {
  ...kit,
  t: (key, values = {}) =>
    key === 'records.sums' ? `records.sums ${values['in']} ${values['out']}` : kit.t(key, values),
}

const open = async (
  node: ReactNode,
  path: string,
  rows: readonly unknown[],
  prepare?: (fake: FakeApp) => void,
): Promise<OpenScreen & FakeApp> => {
  const fake = createFakeApp({ token: 'token' })
  fake.http.answer('/api/user/getUserInfo', () => accepted(userRow()))
  fake.http.answer(path, () => accepted({ count: rows.length, list: rows }))
  prepare?.(fake)
  return { ...fake, ...(await openScreen(fake.app, node, '/', translations)) }
}

const bill = (query = '') => <CapitalRecordScreen params={{}} search={new URLSearchParams(query)} />

records('show the year above the rows only', async () => {
  const { screen } = await open(bill(), '/api/user/bill', [billRow(1, false, '40.00', '60.00')])
  const [row] = screen.all('listitem')
  assert.match(row?.textContent ?? '', /15 Nov, \d\d\.\d\d/)
  assert.not.match(row?.textContent ?? '', '2025')
  assert.match(screen.text(), 'November 2025')
  screen.remove()
})

records('sum each month and show the direction of every movement', async () => {
  const rows = [billRow(1, false, '40.00', '60.00'), billRow(2, true, '100.00', '100.00')]
  const { screen } = await open(bill(), '/api/user/bill', rows)
  assert.match(screen.text(), 'records.sums $100,00 $40,00')
  assert.match(screen.text(), '\u2212$40,00')
  assert.match(screen.text(), '+$100,00')
  screen.remove()
})

records('mark what is deducted for a pending withdrawal', async () => {
  const extract = { ...billRow(1, false, '40.00', '60.00'), type: 'extract' }
  const rows = [
    { ...extract, status: 0 },
    { ...extract, id: 2, status: 1 },
    { ...billRow(3, false, '5.00', '100.00'), status: 0 },
  ]
  const { screen } = await open(bill(), '/api/user/bill', rows)
  const [first, ...others] = screen.all('listitem').map((row) => row.textContent ?? '')
  assert.match(first ?? '', 'records.status.under-audit')
  assert.not.ok(others.some((text) => text.includes('under-audit')))
  screen.remove()
})

records('describe the balance in words beside the line', async () => {
  const rows = [billRow(1, false, '40.00', '60.00'), billRow(2, true, '100.00', '100.00')]
  const { screen } = await open(bill(), '/api/user/bill', rows)
  assert.match(screen.container.querySelector('figcaption')?.textContent ?? '', 'records.chart.text')
  screen.remove()
})

records('leave the balance line out while the balance is hidden', async () => {
  const { matchMedia } = window
  const wide = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }
  window.matchMedia = (() => wide) as unknown as typeof window.matchMedia
  const rows = [billRow(1, false, '40.00', '60.00'), billRow(2, true, '100.00', '100.00')]
  const { app, screen, rest } = await open(bill(), '/api/user/bill', rows)
  await app.session.refreshUser()
  await rest()
  assert.ok(screen.container.querySelector('figcaption'))
  press(screen.get('button', 'Sembunyikan saldo'))
  assert.is(screen.container.querySelector('figcaption'), null)
  screen.remove()
  window.matchMedia = matchMedia
})

records('show movements for which the server sends only kind and title', async () => {
  const opened = await open(bill(), '/api/user/bill', [
    { id: 4, link_id: 9, type: 'order', title: 'Pesanan' },
  ])
  const row = opened.screen.get('listitem')
  assert.equal([row.textContent, row.querySelectorAll('p').length], ['Pesanan', 1])
  assert.is(opened.screen.all('radio').length, 0)
  press(opened.screen.get('button', 'Pesanan'))
  await opened.rest()
  assert.equal(
    [...opened.screen.get('dialog', 'Pesanan').querySelectorAll('dt')].map((term) => term.textContent),
    ['records.kind'],
  )
  opened.screen.remove()
})

records('open one movement with its number to copy', async () => {
  const opened = await open(bill(), '/api/user/bill', [billRow(7, true, '5.00', '5.00')])
  press(opened.screen.get('button', 'records.type.recharge'))
  await opened.rest()
  assert.match(opened.screen.get('dialog', 'records.type.recharge').textContent ?? '', 'NO-7')
  assert.ok(opened.screen.get('button', 'records.copyNumber'))
  opened.screen.remove()
})

records('read the kind from the address and replace it by another', async () => {
  const opened = await open(bill('type=order'), '/api/user/bill', [billRow(1, false, '1.00', '0.00')])
  assert.match(opened.http.sentTo('/api/user/bill').at(-1)?.url ?? '', 'type=order')
  press(opened.screen.get('tab', 'records.type.refund'))
  await opened.rest()
  assert.equal(opened.history, ['/capitalRecord?type=refund'])
  opened.screen.remove()
})

records('filter by direction without a new request', async () => {
  const rows = [billRow(1, false, '40.00', '60.00'), billRow(2, true, '100.00', '100.00')]
  const came = await open(bill('flow=in'), '/api/user/bill', rows)
  assert.match(came.screen.text(), '+$100,00')
  assert.not.match(came.screen.text(), '\u2212$40,00')
  press(came.screen.get('radio', 'records.flow.out'))
  await came.rest()
  assert.is(came.history.at(-1), '/capitalRecord?flow=out')
  assert.is(came.http.sentTo('/api/user/bill').length, 1)
  came.screen.remove()
  const went = await open(bill('type=order&flow=out'), '/api/user/bill', rows)
  assert.match(went.screen.text(), '\u2212$40,00')
  press(went.screen.get('radio', 'records.type.all'))
  await went.rest()
  assert.is(went.history.at(-1), '/capitalRecord?type=order')
  went.screen.remove()
})

records('offer the next page when no loaded row has the chosen direction', async () => {
  const rows = [billRow(1, false, '40.00', '60.00')]
  const { screen } = await open(bill('flow=in'), '/api/user/bill', rows, ({ http }) => {
    http.answer('/api/user/bill', () => accepted({ count: 30, list: rows }))
  })
  assert.ok(screen.get('button', 'Muat lagi'))
  screen.remove()
})

records('say that there is nothing, and offer a retry when the server is unreachable', async () => {
  const empty = await open(bill(), '/api/user/bill', [])
  assert.match(empty.screen.text(), 'records.emptyBill')
  empty.screen.remove()
  const failed = await open(bill(), '/api/user/bill', [], (fake) => {
    fake.http.answer('/api/user/bill', () => unreachable)
  })
  assert.ok(failed.screen.get('button', 'Coba lagi'))
  failed.screen.remove()
})

records('distinguish a filter without matches from an empty record, and lead back to all', async () => {
  const opened = await open(bill('type=refund&flow=in'), '/api/user/bill', [])
  assert.match(opened.screen.text(), 'records.emptyChoice')
  assert.not.match(opened.screen.text(), 'records.emptyBill')
  press(opened.screen.get('button', 'records.showAll'))
  await opened.rest()
  assert.equal(opened.history, ['/capitalRecord'])
  opened.screen.remove()
})

records('strike a refused withdrawal through, with the reason, and leave it out of the sums', async () => {
  const row = {
    id: 3,
    extract_price: '20.00',
    fee: '0.60',
    real_price: '19.40',
    status: 2,
    refuse_reason: 'Wrong bank',
    bank_card: '6217003344801195',
    bank_name: 'B',
    real_name: 'A',
    createtime: MID_MONTH,
  }
  const node = <DepositRecordScreen params={{}} search={new URLSearchParams('status=2')} />
  const opened = await open(node, '/api/user/extract_log', [row])
  assert.match(opened.http.sentTo('/api/user/extract_log').at(-1)?.url ?? '', 'status=2')
  assert.ok(opened.screen.container.querySelector('s'))
  assert.not.match(opened.screen.text(), 'records.sum')
  press(opened.screen.get('button', 'records.withdrawal.card'))
  await opened.rest()
  const sheet = opened.screen.get('dialog', 'records.withdrawal.card').textContent ?? ''
  assert.match(sheet, 'records.refusedFor')
  assert.match(sheet, '•••• 1195')
  assert.not.match(sheet, '6217003344801195')
  opened.screen.remove()
})

const topUps = () => <TopUpRecordScreen params={{}} search={new URLSearchParams()} />

records('poll pending records, and the balance follows them', async () => {
  const row = { ...rechargeRow }
  const { screen, clock, http, rest } = await open(topUps(), '/api/user/recharge_log', [row])
  assert.match(screen.text(), 'records.status.under-audit')
  row.status = 1
  clock.advance(POLL_EVERY_MS)
  await rest()
  assert.match(screen.text(), 'records.status.passed')
  assert.is(http.sentTo('/api/user/getUserInfo').length, 1)
  const asked = http.sentTo('/api/user/recharge_log').length
  clock.advance(POLL_EVERY_MS)
  await rest()
  assert.is(http.sentTo('/api/user/recharge_log').length, asked)
  screen.remove()
})

records('update the open sheet too', async () => {
  const row = { ...rechargeRow }
  const { screen, clock, rest } = await open(topUps(), '/api/user/recharge_log', [row])
  press(screen.get('button', 'records.method.card'))
  await rest()
  const sheet = () => screen.get('dialog', 'records.method.card').textContent ?? ''
  assert.match(sheet(), 'records.status.under-audit')
  row.status = 1
  clock.advance(POLL_EVERY_MS)
  await rest()
  assert.match(sheet(), 'records.status.passed')
  screen.remove()
})

records('show no error when polling fails, and poll again', async () => {
  const { screen, clock, http, rest, app } = await open(topUps(), '/api/user/recharge_log', [rechargeRow])
  http.answer('/api/user/recharge_log', () => unreachable)
  clock.advance(POLL_EVERY_MS)
  await rest()
  assert.equal(app.notices.notices$.value, [])
  assert.match(screen.text(), 'records.status.under-audit')
  clock.advance(POLL_EVERY_MS)
  await rest()
  assert.is(http.sentTo('/api/user/recharge_log').length, 3)
  screen.remove()
})

records('show the evidence of a recharge', async () => {
  const row = { ...rechargeRow, image: '/private/bukti.png' }
  const { screen, rest } = await open(topUps(), '/api/user/recharge_log', [row])
  press(screen.get('button', 'records.method.card'))
  await rest()
  assert.is(screen.get('list', 'records.evidence').querySelector('img')?.getAttribute('src'), row.image)
  screen.remove()
})

records('do not add a refused recharge to the balance', async () => {
  const { screen, rest } = await open(topUps(), '/api/user/recharge_log', [{ ...rechargeRow, status: 2 }])
  press(screen.get('button', 'records.method.card'))
  await rest()
  assert.not.match(screen.get('dialog', 'records.method.card').textContent ?? '', '+$50,00')
  screen.remove()
})

records('promise no payout for a refused withdrawal', async () => {
  const row = { id: 3, extract_price: '20.00', fee: '0.60', real_price: '19.40', createtime: MID_MONTH }
  const textOf = async (status: number): Promise<string> => {
    const node = <DepositRecordScreen params={{}} search={new URLSearchParams()} />
    const { screen, rest } = await open(node, '/api/user/extract_log', [{ ...row, status }])
    press(screen.get('button', 'records.withdrawal.unknown'))
    await rest()
    const text = screen.get('dialog', 'records.withdrawal.unknown').textContent ?? ''
    screen.remove()
    return text
  }
  assert.match(await textOf(0), /records.fee\u2212\$0,60.*records.arrival\$19,40/)
  const refused = await textOf(2)
  assert.match(refused, 'records.amount$20,00')
  assert.not.match(refused, 'records.arrival')
  assert.not.match(refused, 'records.fee')
})

records('name the one direction in which money moved in a month', async () => {
  const received = await open(bill(), '/api/user/bill', [billRow(1, true, '100.00', '100.00')])
  assert.match(received.screen.text(), 'records.sumIn')
  assert.not.match(received.screen.text(), 'records.sums')
  received.screen.remove()
})

records('name a recharge by its network and show its state', async () => {
  const row = {
    id: 4,
    price: '50.00',
    recharge_type: 1,
    network: 'USDT-TRC20',
    status: 0,
    createtime: MID_MONTH,
  }
  const node = <TopUpRecordScreen params={{}} search={new URLSearchParams()} />
  const { screen } = await open(node, '/api/user/recharge_log', [row])
  assert.match(screen.text(), 'records.chainTopUp')
  assert.match(screen.text(), 'records.status.under-audit')
  screen.remove()
})

records.run()
