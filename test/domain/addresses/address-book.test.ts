import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  becomesMain,
  hasRoom,
  isPicking,
  keepPick,
  MAX_ADDRESSES,
  mainAfterRemoval,
  pickFrom,
  withPicked,
} from '../../../domain/addresses/address-book.ts'

const book = suite('an address book')

book('holds at most fifty', () => {
  assert.is(MAX_ADDRESSES, 50)
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

const picking = suite('choosing an address for a page')

const asked = (pick: string): URLSearchParams => new URLSearchParams({ pick })

picking('is for the page that the address of the list names, within this app', () => {
  assert.is(pickFrom(asked('/order?cart=4')), '/order?cart=4')
  assert.is(pickFrom(asked('//evil.example/x')), '/')
  assert.is(pickFrom(asked('')), undefined)
  assert.is(pickFrom(new URLSearchParams()), undefined)
})

picking('puts the chosen address in place of another one', () => {
  assert.is(withPicked('/order?cart=4,5', '2'), '/order?cart=4%2C5&address=2')
  assert.is(withPicked('/order?cart=4%2C5&address=1', '2'), '/order?cart=4%2C5&address=2')
  assert.is(withPicked('/', '2'), '/?address=2')
})

picking('knows its page with any address, and no other page', () => {
  const isIt = isPicking('/order?cart=4,5&address=1')
  assert.ok(isIt('/order?cart=4%2C5'))
  assert.ok(isIt('/order?cart=4,5&address=9'))
  assert.not.ok(isIt('/order?cart=4'))
  assert.not.ok(isIt('/bag?cart=4,5'))
})

picking('goes on from the list to the form', () => {
  assert.is(keepPick('/addressForm', '/order?cart=4'), '/addressForm?pick=%2Forder%3Fcart%3D4')
  assert.is(keepPick('/addressForm', undefined), '/addressForm')
})

picking.run()
