import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type RichInline, readRichText, richTextChapters } from '../../../domain/shared/rich-text.ts'
import { processorMs } from '../../support/processor-time.ts'

const rich = suite('rich text: host HTML as a safe tree')
const text = (value: string): RichInline => ({ kind: 'text', text: value })

rich('reads paragraphs, headings, marks and line breaks', () => {
  assert.equal(readRichText('<h2>Size</h2><p>very <b>big <i>one</i></b><br>end</p>'), [
    { kind: 'h2', children: [text('Size')] },
    {
      kind: 'p',
      children: [
        text('very '),
        { kind: 'strong', children: [text('big '), { kind: 'em', children: [text('one')] }] },
        { kind: 'break' },
        text('end'),
      ],
    },
  ])
})

rich('reads lists, and keeps nested lists', () => {
  assert.equal(readRichText('<ul><li>a<ul><li>b</ul><li>c</ul>tail'), [
    { kind: 'ul', items: [[text('a')], [text('b')], [text('c')]] },
    { kind: 'p', children: [text('tail')] },
  ])
})

rich('drops scripts, styles and frames with their content', () => {
  const html = '<p>a</p><script>alert("</p>")</script><style>p{}</style><iframe src=x>no</iframe><p>b</p>'
  assert.equal(readRichText(html), [
    { kind: 'p', children: [text('a')] },
    { kind: 'p', children: [text('b')] },
  ])
})

rich('drops every attribute but the address of a link or a picture', () => {
  const html =
    '<p onclick="x()" style="position:fixed"><a href="https://a.b/c?d=1&amp;e=2" onmouseover=x>go</a></p>'
  assert.equal(readRichText(html), [
    { kind: 'p', children: [{ kind: 'link', href: 'https://a.b/c?d=1&e=2', children: [text('go')] }] },
  ])
})

rich('keeps the text of a link that leads anywhere but http or https', () => {
  const hostile = [
    'javascript:x()',
    'JaVaScript:x',
    '&#106;avascript:x',
    'java&#9;script:x',
    'data:text/html,x',
    '//evil.example',
    '/inside',
    ' javascript:x',
  ]
  for (const href of hostile) {
    assert.equal(readRichText(`<p><a href="${href}">w</a></p>`), [{ kind: 'p', children: [text('w')] }], href)
  }
})

rich('shows pictures from the web and from this site only', () => {
  const shown = (src: string) => readRichText(`<p>.<img src="${src}" alt="A &amp; B"></p>`)[0]
  const image = (src: string) => ({ kind: 'p', children: [text('.'), { kind: 'image', src, alt: 'A & B' }] })
  assert.equal(shown('/art/a.webp'), image('/art/a.webp'))
  assert.equal(shown('https://c.d/a.png'), image('https://c.d/a.png'))
  assert.equal(shown(' https://c.d/a.png\n'), image('https://c.d/a.png'))
  for (const src of [
    'java&#9;script:x',
    'data:image/svg+xml,x',
    '//evil/x.png',
    'javascript:x',
    '',
    '\\\\evil\\x',
  ]) {
    assert.equal(shown(src), { kind: 'p', children: [text('.')] }, src)
  }
})

rich('keeps the text of unknown tags', () => {
  assert.equal(readRichText('<p><blink>a</blink><custom-x>b</custom-x></p>'), [
    { kind: 'p', children: [text('a'), text('b')] },
  ])
})

rich('keeps the text of tags named like properties of every object', () => {
  assert.equal(readRichText('<p>a<constructor>b</constructor>c</p>'), [
    { kind: 'p', children: [text('a'), text('b'), text('c')] },
  ])
})

rich('reads text without tags by its lines', () => {
  assert.equal(readRichText('one\ntwo\n\nthree < 4 & more'), [
    { kind: 'p', children: [text('one'), { kind: 'break' }, text('two')] },
    { kind: 'p', children: [text('three < 4 & more')] },
  ])
})

rich('returns nothing for an empty text', () => {
  for (const empty of ['', '   ', '<p></p>', '<ul></ul>', '<br><br>']) assert.equal(readRichText(empty), [])
})

rich('closes tags that the server left open or crossed', () => {
  assert.equal(readRichText('<p><b>a<i>b</b>c'), [
    {
      kind: 'p',
      children: [{ kind: 'strong', children: [text('a'), { kind: 'em', children: [text('b')] }] }, text('c')],
    },
  ])
})

rich('parses hostile text in reasonable time', async () => {
  const tookMs = await processorMs(() => {
    for (const piece of ['<a', '<a "', '<!--', '<b>', "<p x='", '<script', '&#x', '<ul>']) {
      readRichText(`<p>${piece.repeat(20_000)}`)
    }
  })
  assert.ok(tookMs < 5_000, `${tookMs} ms`)
})

rich('names its chapters, without what is marked in them', () => {
  assert.equal(richTextChapters('<h2>Terms <b>of service</b></h2><p>a</p><h3>Account</h3><h2>Refunds</h2>'), [
    'Terms of service',
    'Refunds',
  ])
})

rich.run()
