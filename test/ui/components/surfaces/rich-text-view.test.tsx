import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { RichTextView } from '../../../../ui/components/surfaces/RichTextView.tsx'
import { render } from '../../../support/ui/render.tsx'

const rich = suite('text of the server')

/** What is rendered of it, without the classes of the frame. */
const drawn = (html: string): string => {
  const screen = render(<RichTextView html={html} />)
  const inside = screen.container.firstElementChild?.innerHTML ?? ''
  screen.remove()
  return inside
}

for (const [what, html, wanted] of [
  ['breaks its lines where it does', '<p>Satu<br>Dua</p>', '<p>Satu<br>Dua</p>'],
  ['stands one level below the headings of the page', '<h2>Isi</h2>', '<h3>Isi</h3>'],
  ['keeps the headings of a chapter below its own', '<h2>A</h2><h3>B</h3>', '<h3>A</h3><h4>B</h4>'],
  ['leaves no level out where it has no chapters', '<h3>B</h3>', '<h3>B</h3>'],
  [
    'keeps lists, and what is strong in them',
    '<ol><li><b>A</b></li></ol>',
    '<ol><li><strong>A</strong></li></ol>',
  ],
  ['shows markup that it must not have as nothing', '<p>A<script>alert(1)</script></p>', '<p>A</p>'],
] as const) {
  rich(what, () => {
    assert.is(drawn(html), wanted)
  })
}

rich('opens its links in a new window without referrer', () => {
  const screen = render(<RichTextView html={'<p><a href="https://contoh.id/a">A</a></p>'} />)
  const link = screen.get('link', 'A')
  assert.equal(
    ['href', 'target', 'rel'].map((name) => link.getAttribute(name)),
    ['https://contoh.id/a', '_blank', 'noopener noreferrer'],
  )
  screen.remove()
})

rich('breaks no line between a number and its unit', () => {
  const screen = render(<RichTextView html="<p>Lensa 16-50 mm cocok</p>" />)
  assert.match(screen.text(), '16-\u206050\u00a0mm cocok')
  screen.remove()
})

rich.run()
