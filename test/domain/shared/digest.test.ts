import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { digestOf } from '../../../domain/shared/digest.ts'

const digest = suite('placeholder of an empty text')

digest('is 32 hex digits, the same for the same text', () => {
  for (const text of ['', 'a', '收款人', 'x'.repeat(10_000)]) {
    assert.match(digestOf(text), /^[0-9a-f]{32}$/)
    assert.is(digestOf(text), digestOf(text))
  }
})

digest('differs for every other text, however similar', () => {
  const texts = Array.from({ length: 20_000 }, (_, at) => `withdraw 5000 {"account":"${at}"}`)
  const all = texts.map(digestOf)
  for (const lane of [0, 8, 16, 24]) {
    const parts = new Set(all.map((one) => one.slice(lane, lane + 8)))
    // Of 20,000 random numbers of 32 bits hardly one is there twice.
    assert.ok(parts.size > 19_997, `${parts.size} of one lane`)
  }
  assert.is(new Set(all).size, texts.length)
  assert.is.not(digestOf('ab'), digestOf('ba'))
  assert.is.not(digestOf('\0'), digestOf(''))
})

digest('is stable over releases, as devices store data under it', () => {
  assert.is(digestOf(''), '9e3779b10bd794d648180a9f9f53acbc')
  assert.is(digestOf('withdraw 5000'), '2cbbb3344fdf09ed71043c9a3a12031e')
})

digest.run()
