import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createFakeClock } from '../../../adapters/fakes/fake-clock.ts'
import { followWaiting } from '../../../application/shared/follow-waiting.ts'

const waiting = suite('detection of slow loading')

const open = () => {
  const clock = createFakeClock()
  let isBusy = true
  let looks = 0
  const { isSlow$, check } = followWaiting({
    clock,
    isWaiting: () => {
      looks += 1
      return isBusy
    },
  })
  const set = (busy: boolean): void => {
    isBusy = busy
  }
  return { clock, isSlow$, check, looks: () => looks, set }
}

waiting('reports slow loading after four seconds', () => {
  const { clock, isSlow$, check } = open()
  check()
  clock.advance(2_500)
  assert.is(isSlow$.value, false)
  clock.advance(1_500)
  assert.is(isSlow$.value, true)
})

waiting('ends when the data has arrived', () => {
  const { clock, isSlow$, check, set } = open()
  check()
  clock.advance(4_000)
  set(false)
  clock.advance(500)
  assert.is(isSlow$.value, false)
})

waiting('does not report requests that start and end one after the other', () => {
  const { clock, isSlow$, check, set } = open()
  check()
  clock.advance(2_000)
  set(false)
  clock.advance(500)
  set(true)
  check()
  clock.advance(2_500)
  assert.is(isSlow$.value, false)
})

waiting('reports in time when the device clock was set back', () => {
  const { clock, isSlow$, check } = open()
  check()
  clock.advance(500)
  clock.setBack(3_600_000)
  clock.advance(3_500)
  assert.is(isSlow$.value, true)
})

waiting('runs no timer while nothing is loading', () => {
  const { clock, check, looks, set } = open()
  set(false)
  check()
  clock.advance(60_000)
  assert.is(looks(), 1)
})

waiting.run()
