import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { cents } from '../../../domain/shared/money.ts'
import { topUpAimOf, topUpPath } from '../../../domain/wallet/top-up-aim.ts'

const aim = suite('top-up aim')

const aimIn = (query: string) => topUpAimOf(new URLSearchParams(query))

aim('says the sum that is missing and the way back, through an address', () => {
  const path = topUpPath('/cardTopUp?method=manual', { back: '/checkout?no=G1', missing: cents(2_440) })
  assert.is(path, '/cardTopUp?method=manual&back=%2Fcheckout%3Fno%3DG1&missing=2440')
  assert.equal(aimIn(path.split('?')[1] ?? ''), { back: '/checkout?no=G1', missing: 2_440 })
})

aim('adds nothing to an address where nothing asked for the money', () => {
  assert.is(topUpPath('/cardTopUp', aimIn('')), '/cardTopUp')
})

aim('takes no sum that is none', () => {
  for (const missing of ['0', '-5', '1.5', '1e9', 'x', '9999999999999', '٣']) {
    assert.is(aimIn(`missing=${missing}`).missing, undefined, missing)
  }
})

aim.run()
