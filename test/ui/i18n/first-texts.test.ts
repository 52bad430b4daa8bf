import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { firstTexts } from '../../../ui/i18n/fault-text.ts'

const texts = suite('error texts of a form')

texts('say of each field what was found first', () => {
  const faults = [
    { field: 'code', kind: 'too short' },
    { field: 'repeat', kind: 'differs' },
    { field: 'code', kind: 'unchanged' },
  ]
  assert.equal(
    firstTexts(faults, ({ kind }) => kind),
    { code: 'too short', repeat: 'differs' },
  )
})

texts.run()
