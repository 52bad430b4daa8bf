import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { maskName, maskNickname } from '../../../domain/account/full-name.ts'

const masks = suite('masked names of other shoppers')

const TABLE: readonly (readonly [given: string, family: string, shown: string])[] = [
  ['Sari', 'Wijaya', 'S*** W.'],
  ['sari', 'wijaya', 's*** W.'],
  [' Sari ', ' Wijaya ', 'S*** W.'],
  ['Sari', '', 'S***'],
  ['', 'Wijaya', '*** W.'],
  ['', '', '***'],
  ['山田', '太郎', '山*** 太.'],
  // A character is what a reader calls one.
  ['👩🏽\u200d🌾 Rani', 'P', '👩🏽\u200d🌾*** P.'],
]
for (const [given, family, shown] of TABLE)
  masks(`is ${shown} for "${given} ${family}"`, () => assert.is(maskName(given, family), shown))

masks('reveals no more in a conversation', () => {
  assert.equal([maskNickname('Sari'), maskNickname(' Sari'), maskNickname('')], ['S***', 'S***', '***'])
})

masks.run()
