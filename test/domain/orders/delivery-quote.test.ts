import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { arrivalOf, deliveryDays } from '../../../domain/orders/delivery-quote.ts'

const delivery = suite('delivery')

for (const [from, days] of [
  ['ID', { min: 3, max: 6 }],
  ['id', { min: 3, max: 6 }],
  ['JP', { min: 6, max: 12 }],
  ['TW', { min: 6, max: 12 }],
  ['DE', { min: 8, max: 16 }],
  ['US', { min: 8, max: 16 }],
  ['', undefined],
  ['Tiongkok', undefined],
] as const)
  delivery(
    `from "${from}" takes ${days ? `${days.min} to ${days.max} days` : 'nobody knows how long'}`,
    () => {
      assert.equal(deliveryDays(from), days)
    },
  )

const at = (text: string): number => Date.parse(text) / 1_000

delivery('arrives on days of the Indonesian calendar, over the end of a month and of a year', () => {
  assert.equal(arrivalOf({ min: 3, max: 6 }, at('2026-11-26T03:00:00Z')), {
    first: '2026-11-29',
    last: '2026-12-02',
  })
  // It is the 31st in Jakarta by then.
  assert.equal(arrivalOf({ min: 0, max: 1 }, at('2026-12-30T17:30:00Z')), {
    first: '2026-12-31',
    last: '2027-01-01',
  })
})

delivery.run()
