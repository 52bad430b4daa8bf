import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  pickHtml,
  pickText,
  tagOfPicked,
} from '../../../../adapters/embedded-backend/rows/reading-language.ts'

const reading = suite('localised texts')

reading('are Indonesian for dgn and English for everybody else', () => {
  const given = (['dgn', 'en', 'zh-cn', 'ri', 'han', 'tai'] as const).map((name) =>
    pickText(name, 'ya', 'yes'),
  )
  assert.equal(given, ['ya', 'yes', 'yes', 'yes', 'yes', 'yes'])
})

reading('name their language where it is not the reader’s', () => {
  assert.is(pickHtml('dgn', '<p>ya</p>', '<p>yes</p>'), '<p>ya</p>')
  assert.is(pickHtml('en', '<p>ya</p>', '<p>yes</p>'), '<p>yes</p>')
  for (const name of ['zh-cn', 'ri', 'han', 'tai'] as const) {
    assert.is(pickHtml(name, '<p>ya</p>', '<p>yes</p>'), '<div lang="en"><p>yes</p></div>')
    assert.is(pickHtml(name, '<p>ya</p>', ''), '<div lang="id"><p>ya</p></div>')
  }
  assert.is(pickHtml('en', '<p>ya</p>', ''), '<div lang="id"><p>ya</p></div>')
  assert.is(pickHtml('tai', 'ya', 'yes'), 'yes')
})

reading('are in the reader’s own language where it exists, without naming one', () => {
  const others = { ri: '<p>はい</p>' }
  assert.is(pickText('ri', 'ya', 'yes', others), '<p>はい</p>')
  assert.is(pickText('han', 'ya', 'yes', others), 'yes')
  assert.is(pickHtml('ri', '<p>ya</p>', '<p>yes</p>', others), '<p>はい</p>')
  assert.is(tagOfPicked('ri', 'ya', 'yes', others), 'ja')
  assert.is(tagOfPicked('han', 'ya', 'yes', others), 'en')
})

reading.run()
