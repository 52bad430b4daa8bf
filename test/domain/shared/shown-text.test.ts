import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { shownText } from '../../../domain/shared/shown-text.ts'

const shown = suite('shownText')

shown('is empty where a reader sees nothing', () => {
  for (const text of ['', ' \n\t', '\u00a0', '\u200b\u200d', '\u2060', '\ufeff', '\u3164', '\u00ad']) {
    assert.is(shownText(text), '', JSON.stringify(text))
  }
})

shown('takes the blanks around a text away and leaves the rest', () => {
  assert.is(shownText('  Rani Prameswari '), 'Rani Prameswari')
  assert.is(shownText('👨‍👩‍👧'), '👨‍👩‍👧')
  assert.is(shownText('ที่\u200bอยู่'), 'ที่\u200bอยู่')
})

shown.run()
