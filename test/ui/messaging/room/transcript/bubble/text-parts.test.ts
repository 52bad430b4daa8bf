import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createOnceADay } from '../../../../../../ui/messaging/room/composer/once-a-day.ts'
import {
  linkedProducts,
  textPartsOf,
} from '../../../../../../ui/messaging/room/transcript/bubble/text-parts.ts'

const text = suite('the text of a message, as it is drawn')

text('is cut into words and links, and only http and https are links', () => {
  assert.equal(textPartsOf('see https://a.example/x?y=1, please', 'shop.example'), [
    { kind: 'text', text: 'see ' },
    { kind: 'link', text: 'https://a.example/x?y=1', href: 'https://a.example/x?y=1' },
    { kind: 'text', text: ', please' },
  ])
  const bad = 'javascript:alert(1) data:text/html,x ftp://a.b <img src=x onerror=alert(1)>'
  assert.equal(textPartsOf(bad, 'shop.example'), [{ kind: 'text', text: bad }])
})

text('knows the products of its own shop among the links, each once', () => {
  const parts = textPartsOf(
    'https://shop.example/detail/12/3?from=chat https://shop.example/detail/12/3 https://other.example/detail/9/9',
    'shop.example',
  )
  assert.equal(linkedProducts(parts), [{ productId: '12', shopId: '3' }])
})

text('marks names that are spoken to only when it speaks to somebody', () => {
  const given = 'Halo @Rani, a@b.example'
  assert.is(textPartsOf(given, 's').length, 1)
  assert.equal(textPartsOf(given, 's', true)[1], { kind: 'mention', text: '@Rani' })
  assert.is(textPartsOf(given, 's', true).filter(({ kind }) => kind === 'mention').length, 1)
})

text('marks each of several names in a row', () => {
  const spoken = textPartsOf('@Rani @Sari.@Dewi, x@y @@z 𝒜@b', 's', true).filter(
    ({ kind }) => kind === 'mention',
  )
  assert.equal(
    spoken.map(({ text: name }) => name),
    ['@Rani', '@Sari.', '@Dewi'],
  )
})

text('a card at the top of the composer comes once a day, also on a device that keeps nothing', () => {
  const rows = new Map<string, string>()
  const storage = {
    getItem: (name: string) => rows.get(name) ?? null,
    setItem: (name: string, value: string) => void rows.set(name, value),
  }
  createOnceADay(storage).done('p1', 1_700_000_000_000)
  assert.is(createOnceADay(storage).isDue('p1', 1_700_000_001_000), false)
  assert.is(createOnceADay(storage).isDue('p2', 1_700_000_001_000), true)
  assert.is(createOnceADay(storage).isDue('p1', 1_700_086_400_000), true)
  // Done "next week" by a device clock that has been put right since.
  assert.is(createOnceADay(storage).isDue('p1', 1_699_400_000_000), true)
  createOnceADay(storage).done('p2', 1_699_400_000_000)
  assert.equal(JSON.parse(rows.get('lintas_chat_cards') ?? ''), { p2: 1_699_400_000_000 })
  rows.set('lintas_chat_cards', 'no json')
  assert.is(createOnceADay(storage).isDue('p1', 1_700_000_001_000), true)
  const forgetful = createOnceADay(undefined)
  forgetful.done('p1', 1_700_000_000_000)
  assert.is(forgetful.isDue('p1', 1_700_000_001_000), false)
})

text('cuts a link with a long tail of stops in the time that its length takes', () => {
  const tail = '.'.repeat(200_000)
  const from = performance.now()
  const cut = textPartsOf(`see https://a.example/x${tail}!y`, 'shop.example')
  assert.is(cut[1]?.text.length, 'https://a.example/x'.length + tail.length + 2)
  // Milliseconds where the square of the length takes half a minute.
  assert.ok(performance.now() - from < 3_000)
})

text.run()
