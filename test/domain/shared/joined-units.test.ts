import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { joinUnits } from '../../../domain/shared/joined-units.ts'

const units = suite('joinUnits')

units('keeps a figure and its unit in one line, also before other letters', () => {
  assert.is(joinUnits('Lensa 16-50 mm, 4 K'), 'Lensa 16-\u206050\u00a0mm, 4\u00a0K')
  assert.is(joinUnits('16-50 mmレンズ'), '16-\u206050\u00a0mmレンズ')
})

units('leaves words and figures that stand for themselves', () => {
  assert.is(joinUnits('Tiba dalam 3 hari, isi 2'), 'Tiba dalam 3 hari, isi 2')
})

units.run()
