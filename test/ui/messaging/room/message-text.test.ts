import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { hasCardNumber } from '../../../../ui/messaging/room/composer/card-number.ts'
import {
  isBlank,
  lengthOf,
  messagesOf,
  TEXT_LIMIT,
} from '../../../../ui/messaging/room/composer/message-text.ts'
import { createOnceADay } from '../../../../ui/messaging/room/composer/once-a-day.ts'
import { withoutSecrets } from '../../../../ui/messaging/room/composer/secrets.ts'
import { linkedProducts, textPartsOf } from '../../../../ui/messaging/room/transcript/text-parts.ts'

const text = suite('the text of a message')

text('a paste of 5,000 characters goes out whole, as messages within the limit', () => {
  const pasted = Array.from({ length: 500 }, (_, at) => `word${String(at).padStart(5, '0')}`).join(' ')
  const messages = messagesOf(pasted)
  assert.ok(pasted.length > 5000 - 5)
  assert.is(messages.length, 3)
  for (const message of messages) assert.ok(lengthOf(message) <= TEXT_LIMIT)
  assert.is(messages.join(' '), pasted)
})

text('is never cut inside a character', () => {
  const messages = messagesOf('😀'.repeat(2500))
  assert.equal(messages.map(lengthOf), [2000, 500])
  assert.is(messages.join(''), '😀'.repeat(2500))
})

text('of blanks and characters without width is no message', () => {
  assert.ok(isBlank(' \n\t\u200b\u200d\ufeff\u2060\u202e'))
  assert.equal(messagesOf('\u200b\u200b'), [])
  assert.not.ok(isBlank('\u200b!'))
})

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
  assert.equal(linkedProducts(parts), [{ productId: '12', merId: '3' }])
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

text('never shows a password or a payment code', () => {
  for (const given of [
    'my PIN is 123456',
    'Password: abc123',
    'kata sandi saya 998877',
    '支付密码：246810',
  ]) {
    assert.match(withoutSecrets(given), '••••••')
    assert.not.match(withoutSecrets(given), /\d/)
  }
  assert.is(withoutSecrets('(PIN 123456, pin: 654321'), '(PIN •••••• pin: ••••••')
  for (const given of ['I forgot my password', 'pin the topic', 'spinning 12345']) {
    assert.is(withoutSecrets(given), given)
  }
})

text('a card number is told from an order number by its check digit', () => {
  assert.ok(hasCardNumber('4111 1111 1111 1111 please'))
  assert.ok(hasCardNumber('5500-0055-5555-5559'))
  assert.ok(hasCardNumber('0812 4555 0142,5500005555555559'))
  assert.not.ok(hasCardNumber('order 4111111111111112'))
  assert.not.ok(hasCardNumber('0000000000000000'))
  assert.not.ok(hasCardNumber('+62 812 5550 0142'))
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
  rows.set('lintas_chat_cards', 'no json')
  assert.is(createOnceADay(storage).isDue('p1', 1_700_000_001_000), true)
  const forgetful = createOnceADay(undefined)
  forgetful.done('p1', 1_700_000_000_000)
  assert.is(forgetful.isDue('p1', 1_700_000_001_000), false)
})

text.run()
