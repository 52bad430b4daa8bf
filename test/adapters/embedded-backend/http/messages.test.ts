import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { inWords } from '../../../../adapters/embedded-backend/http/messages/field-labels.ts'
import { allMessages, translate } from '../../../../adapters/embedded-backend/http/messages/messages.ts'
import { LANGUAGES, type Language } from '../../../../domain/account/language.ts'

const messages = suite('messages of the backend')

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()

messages('exist in all six languages with the same placeholders', () => {
  for (const [key, message] of allMessages()) {
    assert.equal(Object.keys(message).sort(), [...LANGUAGES].sort(), key)
    for (const language of LANGUAGES) {
      assert.ok(message[language].trim().length > 0, `${key} ${language}`)
      assert.equal(placeholders(message[language]), placeholders(message.en), `${key} ${language}`)
    }
  }
})

messages('fill their placeholders', () => {
  assert.is(
    translate('en', 'field-too-long', { field: 'name', max: 60 }),
    'name may have at most 60 characters',
  )
})

messages('name a field as its form does', () => {
  const told = (language: Language, field: string) =>
    translate(language, 'field-too-long', inWords(language, { field, max: 40 }))
  assert.is(told('en', 'real_name'), 'Account holder may have at most 40 characters')
  assert.is(told('dgn', 'express_number'), 'Nomor resi maksimal 40 karakter')
  assert.is(told('zh-cn', 'username'), '姓最多 40 个字符')
})

messages('never show the raw name of a field that has no label', () => {
  for (const language of LANGUAGES)
    for (const key of ['field-required', 'field-not-valid', 'field-too-long', 'too-many-entries'] as const)
      for (const field of ['is_verify', 'toString', 'scene'])
        assert.not.match(
          translate(language, key, inWords(language, { field, max: 3 })),
          /[_{}]|toString|scene/,
        )
})

messages('format sums in the reader’s language', () => {
  const stock = (language: 'dgn' | 'en', price: string) =>
    translate(language, 'merchant-product-stock', { title: 'Sofa', stock: 1234, price })
  assert.match(stock('dgn', '$1234567.90'), '1234, harga mulai $1.234.567,90.')
  assert.match(stock('en', '$1234567.90'), '1234 in stock now, from $1,234,567.90.')
  assert.match(stock('dgn', '$19.90'), '$19,90.')
})

messages('have a text for every notice title', () => {
  const keys = allMessages().map(([key]) => key)
  const titles = keys.filter((key) => key.startsWith('notice-') && !key.endsWith('-text'))
  assert.ok(titles.length > 0)
  for (const title of titles) assert.ok(keys.includes(`${title}-text`), title)
})

messages.run()
