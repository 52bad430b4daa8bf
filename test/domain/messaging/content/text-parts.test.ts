import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  linkedProducts,
  type TextPart,
  textPartsOf,
} from '../../../../domain/messaging/content/text-parts.ts'
import { processorMs } from '../../../support/processor-time.ts'

const text = suite('the text of a message, as it is rendered')

const parse = (address: string): URL | undefined => {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}
const partsOf = (given: string, host: string, hasMentions = false): readonly TextPart[] =>
  textPartsOf(given, { host, parse, hasMentions })

text('is split into words and links, and only http and https are links', () => {
  assert.equal(partsOf('see https://a.example/x?y=1, please', 'shop.example'), [
    { kind: 'text', text: 'see ' },
    { kind: 'link', text: 'https://a.example/x?y=1', href: 'https://a.example/x?y=1' },
    { kind: 'text', text: ', please' },
  ])
  const bad = 'javascript:alert(1) data:text/html,x ftp://a.b <img src=x onerror=alert(1)>'
  assert.equal(partsOf(bad, 'shop.example'), [{ kind: 'text', text: bad }])
})

text('recognises products of its own shop among the links, each once', () => {
  const parts = partsOf(
    'https://shop.example/detail/12/3?from=chat https://shop.example/detail/12/3 https://other.example/detail/9/9',
    'shop.example',
  )
  assert.equal(linkedProducts(parts), [{ productId: '12', shopId: '3' }])
})

text('highlights names only in messages that mention somebody', () => {
  const given = 'Halo @Rani, a@b.example'
  assert.is(partsOf(given, 's').length, 1)
  assert.equal(partsOf(given, 's', true)[1], { kind: 'mention', text: '@Rani' })
  assert.is(partsOf(given, 's', true).filter(({ kind }) => kind === 'mention').length, 1)
})

text('highlights each of several names in a row', () => {
  const spoken = partsOf('@Rani @Sari.@Dewi, x@y @@z 𝒜@b', 's', true).filter(({ kind }) => kind === 'mention')
  assert.equal(
    spoken.map(({ text: name }) => name),
    ['@Rani', '@Sari.', '@Dewi'],
  )
})

text('finds the end of a link with many trailing dots in linear time', async () => {
  const tail = '.'.repeat(200_000)
  let cut: ReturnType<typeof partsOf> = []
  const tookMs = await processorMs(() => {
    cut = partsOf(`see https://a.example/x${tail}!y`, 'shop.example')
  })
  assert.is(cut[1]?.text.length, 'https://a.example/x'.length + tail.length + 2)
  // Milliseconds where the square of the length takes half a minute.
  assert.ok(tookMs < 3_000)
})

/** [what somebody wrote, the links that a reader means by it], in six scripts. */
const LINKS: readonly (readonly [string, readonly string[]])[] = [
  ['lihat https://a.example/x.', ['https://a.example/x']],
  ['(https://a.example/x)', ['https://a.example/x']],
  ['https://a.example/Foo_(bar)', ['https://a.example/Foo_(bar)']],
  ['(lihat https://a.example/Foo_(bar))', ['https://a.example/Foo_(bar)']],
  ['[https://a.example/a[1]]', ['https://a.example/a[1]']],
  ['看https://a.example/x这个商品', ['https://a.example/x']],
  ['請看 https://a.example/x，謝謝', ['https://a.example/x']],
  ['これhttps://a.example/x?y=1です。', ['https://a.example/x?y=1']],
  ['이것 https://a.example/x입니다', ['https://a.example/x']],
  ['ดูที่https://a.example/xนะครับ', ['https://a.example/x']],
  ['「https://a.example/x」', ['https://a.example/x']],
  ['https://a.example/%E4%B8%AD#part-2', ['https://a.example/%E4%B8%AD#part-2']],
  ['https://a.example/x, https://b.example/y!', ['https://a.example/x', 'https://b.example/y']],
  ['"https://a.example/x"', ['https://a.example/x']],
  ['*https://a.example/x*', ['https://a.example/x']],
  ['https://a.example/x?q=(a', ['https://a.example/x?q=(a']],
  ['HTTPS://A.example/X', ['HTTPS://A.example/X']],
  ['xhttps://a.example/x', ['https://a.example/x']],
  ['https:// tidak ada', []],
  ['a.example/x', []],
]

text('ends a link where a reader does', () => {
  for (const [given, links] of LINKS) {
    const found = partsOf(given, 'shop.example').filter(({ kind }) => kind === 'link')
    assert.equal(
      found.map(({ text: shown }) => shown),
      links,
      given,
    )
    assert.is(
      partsOf(given, 'shop.example')
        .map(({ text: shown }) => shown)
        .join(''),
      given,
    )
  }
})

const kindsOf = (given: string): readonly string[] =>
  textPartsOf(given, { host: 'shop.example', parse, isPage: (path) => path.startsWith('/detail') }).map(
    ({ kind }) => kind,
  )

text('links within the app only to one of its pages', () => {
  assert.equal(kindsOf('https://shop.example/detail/1/2'), ['own-link'])
  assert.equal(kindsOf('https://shop.example/upload/a.webp'), ['own-file'])
  // In a router these would lead to another site, without the warning.
  assert.equal(kindsOf('http://shop.example//example.org'), ['link'])
  assert.equal(kindsOf('http://shop.example/\\\\example.org'), ['link'])
  assert.equal(kindsOf('https://shop.example@example.org/detail/1/2'), ['link'])
  assert.equal(kindsOf('https://shop.example.org/detail/1/2'), ['link'])
})

text.run()
