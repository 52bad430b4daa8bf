import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  afterWrongTry,
  CODE_LOCK_SECONDS,
  CODE_TRIES,
  type CodeTries,
  FRESH_TRIES,
  isLocked,
  minutesLocked,
} from '../../../domain/wallet/code-tries.ts'

const tries = suite('tries of a payment code')

tries('are five, and the fifth wrong one locks for half an hour (api.md 8)', () => {
  const seen: CodeTries[] = []
  let left = FRESH_TRIES
  for (let at = 0; at < CODE_TRIES; at += 1) {
    left = afterWrongTry(left, 1_000)
    seen.push(left)
  }
  assert.equal(
    seen.map(({ triesLeft }) => triesLeft),
    [4, 3, 2, 1, 5],
  )
  assert.equal(
    seen.map((one) => isLocked(one, 1_000)),
    [false, false, false, false, true],
  )
  assert.is(left.lockedUntil, 1_000 + 30 * 60)
})

const LOCKS: readonly (readonly [secondsLater: number, isLocked: boolean, minutes: number])[] = [
  [0, true, 30],
  [1, true, 30],
  [60, true, 29],
  [CODE_LOCK_SECONDS - 1, true, 1],
  [CODE_LOCK_SECONDS, false, 1],
]
for (const [later, held, minutes] of LOCKS)
  tries(`are locked ${later} seconds after the lock: ${held}`, () => {
    const locked = afterWrongTry({ triesLeft: 1, lockedUntil: 0 }, 1_000)
    assert.equal([isLocked(locked, 1_000 + later), minutesLocked(locked, 1_000 + later)], [held, minutes])
  })

tries('start from the full number after a lock has expired', () => {
  const locked = afterWrongTry({ triesLeft: 1, lockedUntil: 0 }, 1_000)
  const after = afterWrongTry(locked, 1_000 + CODE_LOCK_SECONDS)
  assert.equal([after.triesLeft, isLocked(after, 1_000 + CODE_LOCK_SECONDS)], [4, false])
})

tries.run()
