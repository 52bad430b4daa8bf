import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { dayOf } from '../../../domain/shared/time.ts'

const calendar = suite('calendar')

calendar('names the day of an instant, across leap days and centuries', () => {
  for (const day of [
    '1970-01-01',
    '1999-12-31',
    '2000-02-29',
    '2000-03-01',
    '2024-02-29',
    '2026-11-21',
    '2100-03-01',
  ]) {
    const start = Date.parse(`${day}T00:00:00Z`)
    assert.equal([dayOf(start), dayOf(start + 86_399_999)], [day, day])
    assert.is.not(dayOf(start - 1), day)
  }
})

calendar.run()
