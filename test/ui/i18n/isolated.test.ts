import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { isolated } from '../../../ui/i18n/isolated.ts'

const names = suite('a name within a sentence')

names('stands between the characters that isolate its direction', () => {
  assert.is(`ke ${isolated('חנות 24')}!`, 'ke \u2068חנות 24\u2069!')
})

names.run()
