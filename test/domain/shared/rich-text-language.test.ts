import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { readRichText, richTextLanguage } from '../../../domain/shared/rich-text.ts'

const language = suite('the language of server HTML')

language('is that of the block around it', () => {
  assert.is(richTextLanguage('<div lang="en"><p>Returns</p></div>'), 'en')
  assert.is(richTextLanguage(' <section class="a" lang=zh-CN><h2>A</h2></section>'), 'zh-CN')
})

language('is unknown where the server sends none, or an invalid one', () => {
  for (const html of ['', 'text', '<p lang="en">a</p>', '<div>a</div>', '<div lang="x" onclick">a</div>']) {
    assert.is(richTextLanguage(html), undefined, html)
  }
})

language('is not part of the text', () => {
  const html = '<h2>Returns</h2><p>Within <b>7</b> days</p><ul><li>Box</li></ul>'
  assert.equal(readRichText(`<div lang="en">${html}</div>`), readRichText(html))
})

language.run()
