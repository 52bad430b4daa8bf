import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { parcelParts } from '../../../domain/orders/order.ts'

const parcelNumber = suite('parcel number')

parcelNumber('is split into its letters, and its digits in fours', () => {
  assert.equal(parcelParts('LX884022157719ID'), ['LX', '8840', '2215', '7719', 'ID'])
})

parcelNumber('leaves no single digit', () => {
  assert.equal(parcelParts('KN884022157'), ['KN', '8840', '22157'])
  assert.equal(parcelParts('KN8840221577'), ['KN', '8840', '2215', '77'])
})

parcelNumber('is the same when its parts are joined', () => {
  for (const number of ['', '1', 'RB 123-456', '荷物12345', 'A1B22C333D4444E55555']) {
    assert.is(parcelParts(number).join(''), number)
  }
})

parcelNumber.run()
