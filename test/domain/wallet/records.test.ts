import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Cents, cents } from '../../../domain/shared/money.ts'
import { groupByMonth, monthOf, sumByMonth } from '../../../domain/shared/month-groups.ts'
import { balanceSeries } from '../../../domain/wallet/balance-series.ts'
import { billCsv, csvOf } from '../../../domain/wallet/bill-csv.ts'
import { AUDIT_STATUSES, changeOfWithdrawal, FLOWS, isOfFlow } from '../../../domain/wallet/records.ts'

const records = suite('money records')
const at = (text: string): number => Date.parse(text) / 1000
const london = () => 0
const jakarta = () => 7 * 3_600

const entry = (id: number, when: string, change: number, balance?: number) => ({
  id: String(id),
  number: `N${id}`,
  linkId: '',
  type: change > 0 ? ('recharge' as const) : ('order' as const),
  isUnderAudit: false,
  title: `title ${id}`,
  change: cents(change),
  balance: balance === undefined ? undefined : cents(balance),
  createdAt: when === '' ? undefined : at(when),
  createdText: when,
})
const changeOf = (row: { readonly change: Cents }): Cents => row.change

records('are grouped by month, each with its sums of income and expense', () => {
  const rows = [
    entry(4, '2026-11-02T10:00:00Z', -300),
    entry(3, '2026-11-01T10:00:00Z', 1_000),
    entry(2, '2026-10-31T18:00:00Z', -200),
    entry(1, '2026-10-01T00:00:00Z', 500),
  ]
  const groups = sumByMonth(rows, changeOf, london, true)
  assert.equal(
    groups.map(({ month, moneyIn, moneyOut, isWhole }) => [month, moneyIn, moneyOut, isWhole]),
    [
      [{ year: 2026, month: 11 }, 1_000, 300, true],
      [{ year: 2026, month: 10 }, 500, 200, false],
    ],
  )
  // 18:00 in London is past midnight in Jakarta, and there November.
  const there = sumByMonth(rows, changeOf, jakarta, false)
  assert.equal(
    there.map((group) => [group.rows.length, group.isWhole]),
    [
      [3, true],
      [1, true],
    ],
  )
})

records('without a time form a group of their own', () => {
  const groups = sumByMonth([entry(1, '', 5)], changeOf, london, false)
  assert.equal([groups.length, groups[0]?.month], [1, undefined])
})

records('start another group when a month appears again', () => {
  const rows = ['2026-11-30T18:00Z', '2026-11-02T00:00Z', '2026-10-31T23:59Z', '2026-11-01T00:00Z']
  const groups = groupByMonth(
    rows.map((when) => ({ createdAt: at(when) })),
    london,
  )
  assert.equal(
    groups.map((group) => [group.month?.month, group.rows.length]),
    [
      [11, 2],
      [10, 1],
      [11, 1],
    ],
  )
})

records('are grouped by calendar month, whatever the day', () => {
  fc.assert(
    fc.property(fc.integer({ min: -4_000_000_000, max: 40_000_000_000 }), (seconds) => {
      const day = new Date(seconds * 1000)
      assert.equal(monthOf(seconds, london), { year: day.getUTCFullYear(), month: day.getUTCMonth() + 1 })
    }),
  )
})

records('have sums that are exact to the cent', () => {
  const anyRow = fc.record({
    createdAt: fc.integer({ min: 0, max: 2e9 }),
    change: fc.integer({ min: -1e9, max: 1e9 }),
  })
  fc.assert(
    fc.property(fc.array(anyRow), (rows) => {
      const groups = sumByMonth(rows, (row) => row.change as Cents, jakarta, false)
      const net = groups.reduce((sum, { moneyIn, moneyOut }) => sum + moneyIn - moneyOut, 0)
      assert.is(
        net,
        rows.reduce((sum, { change }) => sum + change, 0),
      )
    }),
  )
})

records('are drawn as the balance over time, from before the oldest row', () => {
  const series = balanceSeries([
    entry(3, '2026-11-03T00:00:00Z', 700, 1_200),
    entry(2, '2026-11-02T00:00:00Z', -600, 500),
    entry(1, '2026-11-01T00:00:00Z', 100, 1_100),
    entry(0, '', 1, 1),
  ])
  assert.equal(
    series?.points.map(({ balance }) => balance),
    [1_000, 1_100, 500, 1_200],
  )
  assert.equal(
    [series?.first, series?.last, series?.lowest.balance, series?.highest.balance],
    [1_000, 1_200, 500, 1_200],
  )
  assert.is(balanceSeries([]), undefined)
})

records('are drawn with at most the requested number of points, including the last one', () => {
  const rows = Array.from({ length: 500 }, (_, n) => entry(n, '2026-11-01T00:00:00Z', 1, 500 - n))
  const series = balanceSeries(rows, 40)
  assert.equal(
    [series?.points.length, series?.points[0]?.balance, series?.points.at(-1)?.balance],
    [40, 0, 500],
  )
})

const words = {
  columns: {
    time: 'Time',
    type: 'Type',
    title: 'Title',
    number: 'No.',
    change: 'Change',
    balance: 'Balance',
  },
  types: { recharge: 'In', extract: 'Out', order: 'Order', refund: 'Refund', other: 'Other' },
  time: (seconds: number) => new Date(seconds * 1000).toISOString(),
}

records('are exported to a file without formulas that a spreadsheet would run', () => {
  const evil = { ...entry(1, '2026-11-01T00:00:00Z', -1_250, 300), title: '=HYPERLINK("x"),\r\nsecond' }
  assert.is(
    billCsv([evil, entry(2, '', 5)], words),
    '\ufeffTime,Type,Title,No.,Change,Balance\r\n' +
      '2026-11-01T00:00:00.000Z,Order,"\'=HYPERLINK(""x""),\r\nsecond",N1,-12.50,3.00\r\n' +
      ',In,title 2,N2,0.05,\r\n',
  )
})

for (const cell of ['=1+1', '+1+1', '-1+1', '@SUM(A1)', '\t=1', ' =1', '＝1', '|calc', '-', '\r=1']) {
  records(`are exported without making ${JSON.stringify(cell)} a formula`, () => {
    assert.match(csvOf([[cell]]), /^"?'/)
  })
}

records('are exported with numbers and ordinary text unchanged', () => {
  assert.is(csvOf([['-12.50', '+3', 'a-b', '5 %', '']]), '-12.50,+3,a-b,5 %,\r\n')
})

records('of withdrawals have the amount that left the balance, like the fund record', () => {
  const amount = cents(500)
  const changes = AUDIT_STATUSES.map((status) => changeOfWithdrawal({ status, amount }))
  assert.equal(changes.map(Number), [-500, -500, 0])
})

records('are filtered by direction, which an entry without an amount does not have', () => {
  const shown = FLOWS.map((flow) => [500, -500, 0, undefined].map((change) => isOfFlow(flow, change)))
  assert.equal(shown, [
    [true, true, true, true],
    [true, false, false, false],
    [false, true, false, false],
  ])
})

records.run()
