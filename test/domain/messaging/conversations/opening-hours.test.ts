import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { ALWAYS, presenceAt } from '../../../../domain/messaging/conversations/opening-hours.ts'

const hours = suite('opening hours of a shop')

const HOUR = 3_600
const DAY = 24 * HOUR
/** Midnight in Greenwich. */
const MIDNIGHT = 20_000 * DAY
const SHOP = { openHour: 8, closeHour: 22 }

const TABLE: readonly (readonly [
  what: string,
  hourOfGreenwich: number,
  offsetHours: number,
  isOpen: boolean,
  closedAtHour: number,
  opensAtHour: number,
])[] = [
  ['in Greenwich at noon', 12, 0, true, 0, 0],
  ['as it opens', 8, 0, true, 0, 0],
  ['as it closes', 22, 0, false, 22, 32],
  ['in the morning before', 7, 0, false, -2, 8],
  ['in Jakarta in the evening of Greenwich', 16, 7, false, 15, 25],
  ['in Jakarta early in the day of Greenwich', 0, 7, false, -9, 1],
  ['in Tokyo past midnight there', 15.5, 9, false, 13, 23],
  ['west of Greenwich', 2, -5, true, 0, 0],
]
for (const [what, at, offset, isOpen, closed, opens] of TABLE)
  hours(`are ${what}`, () => {
    const presence = presenceAt(SHOP, MIDNIGHT + at * HOUR, offset * HOUR)
    const instant = (hour: number) => (isOpen ? 0 : MIDNIGHT + hour * HOUR)
    assert.equal(presence, { isOpen, closedAt: instant(closed), opensAt: instant(opens), opensText: '08:00' })
  })

hours('may be the whole day', () => {
  for (let hour = 0; hour < 24; hour += 1)
    assert.is(presenceAt(ALWAYS, MIDNIGHT + hour * HOUR, 7 * HOUR).isOpen, true)
})

hours.run()
