import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { draftedTexts } from '../../../domain/shared/fields.ts'

const drafted = suite('the texts of a form after a reload')

const BLANK = { name: '', courier: 'JNE' }

drafted('are those of the draft where it has them', () => {
  assert.equal(draftedTexts({ name: 'Sari' }, BLANK), { name: 'Sari', courier: 'JNE' })
  assert.equal(draftedTexts({ courier: '' }, BLANK), { name: '', courier: '' })
  assert.equal(draftedTexts(undefined, BLANK), BLANK)
})

drafted('take nothing else from a draft, which another release may have written', () => {
  assert.equal(draftedTexts({ name: 7, courier: null, other: 'x' }, BLANK), BLANK)
})

drafted.run()
