import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  becomesMain,
  hasRoom,
  MOST_ADDRESSES,
  mainAfterRemoval,
} from '../../../domain/addresses/address-book.ts'

const book = suite('an address book')

book('holds at most fifty', () => {
  assert.is(MOST_ADDRESSES, 50)
  assert.equal([hasRoom(0), hasRoom(49), hasRoom(50)], [true, true, false])
})

const MAIN: readonly (readonly [isDefault: boolean, others: number, isMain: boolean])[] = [
  [false, 0, true],
  [true, 0, true],
  [false, 1, false],
  [true, 1, true],
]
for (const [isDefault, others, isMain] of MAIN)
  book(`makes a new address the default: chosen ${isDefault}, ${others} others, result ${isMain}`, () =>
    assert.is(becomesMain({ isDefault }, others), isMain),
  )

const of = (id: number, isDefault = false) => ({ id, isDefault })

book('keeps its default when another is deleted, and else makes the newest the default', () => {
  assert.is(mainAfterRemoval(of(1), [of(2), of(3, true)]), 3)
  assert.is(mainAfterRemoval(of(3, true), [of(2), of(10), of(9)]), 10)
  assert.is(mainAfterRemoval(of(3, true), []), undefined)
  assert.is(
    mainAfterRemoval({ isDefault: true }, [
      { id: '9', isDefault: false },
      { id: '10', isDefault: false },
    ]),
    '10',
  )
})

book.run()
