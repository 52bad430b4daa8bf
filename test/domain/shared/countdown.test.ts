import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { countdownTo } from '../../../domain/shared/countdown.ts'

const countdown = suite('order countdown (api.md 4: an unpaid order closes)')

countdown('splits what is left into hours, minutes and seconds', () => {
  assert.equal(countdownTo(10_000, 1_000_000), { isOver: false, hours: 2, minutes: 30, seconds: 0 })
})

countdown('counts a begun second as a whole one and is over exactly at the instant', () => {
  assert.is(countdownTo(100, 99_001).seconds, 1)
  assert.not(countdownTo(100, 99_999).isOver)
  assert.ok(countdownTo(100, 100_000).isOver)
})

countdown('never goes below zero', () => {
  assert.equal(countdownTo(1, 9_000_000), { isOver: true, hours: 0, minutes: 0, seconds: 0 })
})

countdown.run()
