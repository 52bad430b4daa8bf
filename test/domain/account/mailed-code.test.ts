import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  freshMailedCode,
  MAILED_CODE_DIGITS,
  MAILED_CODE_TRIES,
  tryMailedCode,
} from '../../../domain/account/mailed-code.ts'

const codes = suite('a mailed code')

codes('has six digits, ten minutes and five tries (api.md 6)', () => {
  assert.is(MAILED_CODE_DIGITS, 6)
  assert.equal(freshMailedCode(1_000), { expiresAt: 1_600, triesLeft: 5 })
})

codes('counts each try, and refuses a sixth', () => {
  let code = tryMailedCode(freshMailedCode(1_000), 1_000)
  const left: (number | undefined)[] = [code?.triesLeft]
  for (let at = 1; at <= MAILED_CODE_TRIES; at += 1) {
    code = code && tryMailedCode(code, 1_000)
    left.push(code?.triesLeft)
  }
  assert.equal(left, [4, 3, 2, 1, 0, undefined])
})

const ENDS: readonly (readonly [now: number, isTaken: boolean])[] = [
  [1_000, true],
  [1_599, true],
  [1_600, false],
  [9_999, false],
]
for (const [now, isTaken] of ENDS)
  codes(`sent at 1000 is valid at ${now}: ${isTaken}`, () => {
    assert.is(tryMailedCode(freshMailedCode(1_000), now) !== undefined, isTaken)
  })

codes.run()
