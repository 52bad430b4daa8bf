import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { canRate, ratingFault } from '../../../../domain/messaging/conversations/feedback.ts'

const feedback = suite('rating a visit')

const NOW = 1_700_000_000
const DAY = 24 * 60 * 60

feedback('needs a visit, and can be changed for a day', () => {
  assert.is(ratingFault(undefined, NOW), 'nothing-to-rate')
  assert.is(ratingFault({ lastAt: 0, ratedAt: 0 }, NOW), 'nothing-to-rate')
  assert.is(ratingFault({ lastAt: NOW - 9 * DAY, ratedAt: 0 }, NOW), undefined)
  assert.is(ratingFault({ lastAt: NOW, ratedAt: NOW - DAY }, NOW), undefined)
  assert.is(ratingFault({ lastAt: NOW, ratedAt: NOW - DAY - 1 }, NOW), 'rating-closed')
  assert.equal([canRate(undefined, NOW), canRate({ lastAt: NOW, ratedAt: 0 }, NOW)], [false, true])
  assert.is(canRate({ lastAt: 0, ratedAt: 0 }, NOW, NOW - 5), true, 'said since the server was asked')
  const old = { lastAt: NOW - 9 * DAY, ratedAt: NOW - 9 * DAY }
  assert.equal([canRate(old, NOW, old.lastAt), canRate(old, NOW, NOW - 5)], [false, true])
})

feedback.run()
