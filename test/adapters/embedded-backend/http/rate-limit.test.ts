import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createRateLimit } from '../../../../adapters/embedded-backend/http/rate-limit.ts'

const limits = suite('a rate limit')

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const setUp = () => {
  let at = 1_000 * HOUR
  return {
    limit: createRateLimit({ now: () => at }, 2, 15 * MINUTE),
    pass: (ms: number) => {
      at += ms
    },
  }
}

limits('forgets tries when their time is over', () => {
  const { limit, pass } = setUp()
  assert.ok(limit.take('a'))
  pass(10 * MINUTE)
  assert.ok(limit.take('a'))
  assert.not.ok(limit.take('a'))
  assert.ok(limit.take('b'))
  pass(5 * MINUTE)
  assert.ok(limit.take('a'))
})

limits('forgets tries dated by a fast clock after their time at the latest', () => {
  const { limit, pass } = setUp()
  pass(24 * HOUR)
  assert.ok(limit.take('a'))
  assert.ok(limit.take('a'))
  pass(-24 * HOUR)
  assert.not.ok(limit.take('a'))
  pass(15 * MINUTE)
  assert.ok(limit.take('a'))
})

limits('keeps its counts when the clock is set back', () => {
  const { limit, pass } = setUp()
  assert.ok(limit.take('a'))
  pass(-HOUR)
  assert.ok(limit.take('a'))
  assert.not.ok(limit.take('a'))
  pass(14 * MINUTE)
  assert.not.ok(limit.take('a'))
})

limits.run()
