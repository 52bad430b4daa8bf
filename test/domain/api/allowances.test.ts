import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { A_DAY, DAY_SECONDS, isWithinDay } from '../../../domain/api/allowances.ts'

const allowances = suite('daily limits of a shopper')

allowances('are 20 complaints, 20 reports, 300 pictures and 100 of payments', () => {
  assert.equal(A_DAY, { complaints: 20, reports: 20, pictures: 300, evidence: 100 })
  assert.is(DAY_SECONDS, 86_400)
})

for (const what of Object.keys(A_DAY) as (keyof typeof A_DAY)[])
  allowances(`allow exactly the last of ${what}`, () => {
    assert.equal(
      [0, A_DAY[what] - 1, A_DAY[what]].map((sent) => isWithinDay(what, sent)),
      [true, true, false],
    )
  })

allowances.run()
