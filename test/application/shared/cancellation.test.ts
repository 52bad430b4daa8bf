import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createCancellation } from '../../../application/shared/async.ts'

const cancellation = suite('cancellation')

cancellation('calls its listeners once, and late ones at once', () => {
  const switchOff = createCancellation()
  const told: string[] = []
  switchOff.onCancel(() => told.push('early'))
  assert.is(switchOff.isCancelled, false)
  switchOff.cancel()
  switchOff.cancel()
  switchOff.onCancel(() => told.push('late'))
  assert.equal([switchOff.isCancelled, told], [true, ['early', 'late']])
})

cancellation.run()
