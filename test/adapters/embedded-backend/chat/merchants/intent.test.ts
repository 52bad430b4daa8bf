import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { intentOf, languageOfText } from '../../../../../adapters/embedded-backend/chat/merchants/intent.ts'
import { piecesOf } from '../../../../../adapters/embedded-backend/chat/merchants/send-answer.ts'
import { readShopperMessage } from '../../../../../adapters/embedded-backend/chat/merchants/shopper-message.ts'
import { chatMessages } from '../../../../../adapters/embedded-backend/http/messages/chat-messages.ts'
import { LANGUAGES } from '../../../../../domain/account/language.ts'

const intents = suite('intent of a shopper’s message')

const QUICK: readonly (readonly [keyof typeof chatMessages, string])[] = [
  ['chat-ask-order', 'order'],
  ['chat-ask-return', 'refund'],
  ['chat-ask-size', 'size'],
  ['chat-ask-stock', 'product'],
  ['chat-ask-shipping', 'shipping'],
  ['chat-ask-pay', 'payment'],
  ['chat-ask-topup', 'topup'],
  ['chat-ask-person', 'person'],
]

for (const [key, intent] of QUICK) {
  intents(`is recognised from the quick reply ${key} in every language`, () => {
    for (const language of LANGUAGES) {
      const text = chatMessages[key][language]
      assert.is(intentOf(text), intent, `${language}: ${text}`)
    }
  })
}

const SENTENCES: readonly (readonly [string, string | undefined])[] = [
  ['Halo kak', 'greeting'],
  ['hi', 'greeting'],
  ['barang hilang', undefined],
  ['Halo, pesanan saya kok belum datang?', 'order'],
  ['terima kasih ya', 'thanks'],
  ['makasih, ongkir ke Medan berapa?', 'shipping'],
  ['ada foto aslinya?', 'photo'],
  ['how much is it', 'product'],
  ['lupa PIN', 'payment'],
  ['暗証番号を忘れました', 'payment'],
  ['pintu lemari', undefined],
  ['xyzzy', undefined],
  ['', undefined],
  ['???', undefined],
]

for (const [text, intent] of SENTENCES) {
  intents(`is ${intent ?? 'unknown'} in "${text}"`, () => {
    assert.is(intentOf(text), intent)
  })
}

intents('comes with the language of its script, or else the chosen one', () => {
  assert.is(languageOfText('재고 있나요?', 'dgn'), 'han')
  assert.is(languageOfText('在庫はありますか', 'en'), 'ri')
  assert.is(languageOfText('มีของไหม', 'en'), 'tai')
  assert.is(languageOfText('有货吗', 'en'), 'zh-cn')
  assert.is(languageOfText('在庫', 'ri'), 'ri')
  assert.is(languageOfText('ready stock?', 'dgn'), 'dgn')
})

const payload = (fields: object) => new TextEncoder().encode(JSON.stringify(fields))

intents('is not looked for in commands, stream pieces, signals and system lines', () => {
  for (const type of [98, 99, 1000, 1001, 2000, 21_000])
    assert.is(readShopperMessage(payload({ type, content: 'halo' })), undefined)
})

intents('is read from texts, pictures and cards, and nothing breaks on the rest', () => {
  assert.equal(readShopperMessage(payload({ type: 1, content: 'halo' })), { kind: 'text', text: 'halo' })
  assert.equal(readShopperMessage(payload({ type: 2, url: 'x' })), { kind: 'image' })
  for (const id of [7, '7']) {
    assert.equal(readShopperMessage(payload({ type: 3001, productId: id })), {
      kind: 'product',
      productId: 7,
    })
    assert.equal(readShopperMessage(payload({ type: 3002, orderId: id })), { kind: 'order', orderId: 7 })
  }
  for (const id of ['x', '', ' 7', '7.5', '-7', '0x7', '1e3', '99999999999999999999', null, {}]) {
    assert.equal(readShopperMessage(payload({ type: 3001, productId: id })), {
      kind: 'product',
      productId: 0,
    })
  }
  assert.equal(readShopperMessage(new Uint8Array([1, 2, 255])), { kind: 'other' })
  assert.equal(readShopperMessage(payload([])), { kind: 'other' })
})

intents('streams an answer in pieces that add up to the text and cut no word', () => {
  const text = 'Refund diajukan dari detail pesanan.\n\nSatu kali untuk setiap pesanan yang sudah dibayar.'
  const pieces = piecesOf(text)
  assert.ok(pieces.length > 2)
  assert.is(pieces.join(''), text)
  assert.ok(pieces.slice(0, -1).every((piece) => /\s$/.test(piece)))
  assert.equal(piecesOf(''), [])
})

intents.run()
