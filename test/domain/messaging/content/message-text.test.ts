import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  fitsMessage,
  isBlank,
  isFewEmoji,
  messagesOf,
  TEXT_LIMIT,
} from '../../../../domain/messaging/content/message-text.ts'
import { hasCardNumber, withoutSecrets } from '../../../../domain/messaging/content/secrets.ts'
import { utf8Length } from '../../../../domain/messaging/wire/text-encoding.ts'
import { lengthOf } from '../../../../domain/shared/text.ts'

const text = suite('the text of a message')

text('a paste of 5,000 characters is sent completely, as messages within the limit', () => {
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

text('of one to three emoji and nothing else is told from every other', () => {
  for (const few of ['🎉', '😀👍🏽❤️', '😀 👨‍👩‍👧‍👦\n🇮🇩', '1️⃣', '🏴󠁧󠁢󠁳󠁣󠁴󠁿']) assert.ok(isFewEmoji(few), few)
  const others = ['', ' ', '123', '#', '©', 'oke 👍', '😀😀😀😀', '♥', '\u200d', 'ที่', '😀'.repeat(500)]
  for (const other of others) assert.not(isFewEmoji(other), other)
})

const SIX_SCRIPTS = [
  ['an emoji family', '👨‍👩‍👧‍👦'],
  ['a flag', '🇮🇩'],
  ['a flag of a region', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
  ['a hand with a skin tone', '👍🏽'],
  ['a Thai syllable', 'ที่'],
  ['a Korean syllable of jamo', '한'],
  ['a Japanese kana with its mark', 'が'],
  ['a letter with an accent of its own', 'é'],
] as const

for (const [name, character] of SIX_SCRIPTS) {
  text(`of more than a message is never cut inside ${name}`, () => {
    for (const before of ['', 'a', 'ab', 'abc']) {
      const whole = before + character.repeat(TEXT_LIMIT + 40)
      const messages = messagesOf(whole)
      assert.is(messages.join(''), whole)
      assert.ok(messages.length > 1)
      for (const message of messages) {
        assert.ok(fitsMessage(message), `${lengthOf(message)} characters`)
        assert.is(message.replaceAll(character, '').replace(/[abc]/g, ''), '')
      }
    }
  })
}

text('is counted in visible characters, for sending and for editing', () => {
  assert.equal(messagesOf('ที่'.repeat(TEXT_LIMIT)).map(lengthOf), [TEXT_LIMIT])
  assert.equal(messagesOf('🇮🇩'.repeat(TEXT_LIMIT)).map(lengthOf), [TEXT_LIMIT])
  assert.is(fitsMessage('ที่'.repeat(TEXT_LIMIT)), true)
  assert.is(fitsMessage('ที่'.repeat(TEXT_LIMIT + 1)), false)
})

text('fits a field of the wire, also with characters of many bytes', () => {
  const families = '👨‍👩‍👧‍👦'.repeat(TEXT_LIMIT)
  assert.is(fitsMessage(families), false)
  for (const message of messagesOf(families)) {
    const payload = utf8Length(JSON.stringify({ content: message, type: 1 }))
    assert.ok(Math.ceil((payload + 16) / 3) * 4 <= 32_767, `${payload}`)
  }
})

text('of spaces and zero-width characters is no message', () => {
  assert.ok(isBlank(' \n\t\u200b\u200d\ufeff\u2060\u202e'))
  assert.equal(messagesOf('\u200b\u200b'), [])
  assert.not.ok(isBlank('\u200b!'))
})

text('never shows a password or a payment code', () => {
  for (const given of [
    'my PIN is 123456',
    'Password: abc123',
    'kata sandi saya 998877',
    '支付密码：246810',
    'PIN pembayaran: 246810',
    '支払い暗証番号は246810',
    'รหัส PIN 246810',
    '결제 비밀번호는 246810',
  ]) {
    assert.match(withoutSecrets(given), '••••••')
    assert.not.match(withoutSecrets(given), /\d/)
  }
  for (const given of ['pin nya 482193', 'pinnya 482193', 'PIN saya adalah 4821', 'password is hunter2!']) {
    assert.match(withoutSecrets(given), '••••••', given)
    assert.not.match(withoutSecrets(given), /\d/)
  }
  assert.is(withoutSecrets('(PIN 123456, pin: 654321'), '(PIN ••••••, pin: ••••••')
  for (const given of [
    'I forgot my password',
    'pin the topic',
    'spinning 12345',
    'enamel pin 50mm',
    'enamel pin 2024',
    'pin 100000mAh',
    'Password minimal 8 karakter',
    'passwords 8-12 characters',
  ]) {
    assert.is(withoutSecrets(given), given)
  }
})

text('a card number is distinguished from an order number by its check digit', () => {
  assert.ok(hasCardNumber('4111 1111 1111 1111 please'))
  assert.ok(hasCardNumber('5500-0055-5555-5559'))
  assert.ok(hasCardNumber('0812 4555 0142,5500005555555559'))
  assert.not.ok(hasCardNumber('order 4111111111111112'))
  assert.not.ok(hasCardNumber('0000000000000000'))
  assert.not.ok(hasCardNumber('+62 812 5550 0142'))
})

text.run()
