import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { cents } from '../../../domain/shared/money.ts'
import { topUpPath, topUpReturnOf } from '../../../domain/wallet/top-up-return.ts'

const aim = suite('target of a top-up in its address')

const aimIn = (query: string) => topUpReturnOf(new URLSearchParams(query))

aim('contains the missing sum and the way back', () => {
  const path = topUpPath('/cardTopUp?method=manual', { back: '/checkout?no=G1', missing: cents(2_440) })
  assert.is(path, '/cardTopUp?method=manual&back=%2Fcheckout%3Fno%3DG1&missing=2440')
  assert.equal(aimIn(path.split('?')[1] ?? ''), { back: '/checkout?no=G1', missing: 2_440 })
})

aim('is empty where no payment needs the money', () => {
  assert.is(topUpPath('/cardTopUp', aimIn('')), '/cardTopUp')
})

aim('ignores an invalid sum', () => {
  for (const missing of ['0', '-5', '1.5', '1e9', 'x', '9999999999999', '٣']) {
    assert.is(aimIn(`missing=${missing}`).missing, undefined, missing)
  }
})

aim.run()
