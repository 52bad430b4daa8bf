import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { readPage } from '../../../domain/api/page.ts'
import {
  flagOf,
  listOf,
  numberOf,
  picturesOf,
  readRows,
  secondsOf,
  textOf,
  textsOf,
} from '../../../domain/api/read.ts'

const reading = suite('reading host answers (api.md, rules)')

reading('accepts numbers sent as text', () => {
  assert.is(numberOf('12'), 12)
  assert.is(numberOf(12), 12)
  for (const none of ['', ' ', 'x', null, undefined, {}, Number.NaN]) assert.is(numberOf(none), undefined)
})

reading('accepts text sent as a number', () => {
  assert.is(textOf(7), '7')
  assert.is(textOf(null), '')
})

reading('returns text that is valid in an address, wherever it was cut', () => {
  assert.is(textOf('LT7\ud83d'), 'LT7\ufffd')
  assert.is(encodeURIComponent(textOf('\udc00\ud83d')), '%EF%BF%BD%EF%BF%BD')
  assert.is(textOf('kopi ☕ 👩‍👩‍👧'), 'kopi ☕ 👩‍👩‍👧')
})

reading('ignores instants outside of the range of dates', () => {
  assert.is(secondsOf(8_640_000_000_000), 8_640_000_000_000)
  for (const never of [8_640_000_000_001, 2 ** 53, 1e308, '1e309', -1, 0])
    assert.is(secondsOf(never), undefined)
})

reading('accepts a flag as 1, "1" or true', () => {
  for (const yes of [1, '1', true]) assert.ok(flagOf(yes))
  for (const no of [0, '0', false, '', null, 2]) assert.not(flagOf(no))
})

reading('accepts pictures comma-joined, as a list, or as objects', () => {
  assert.equal(picturesOf('/a.png, /b.png,'), ['/a.png', '/b.png'])
  assert.equal(picturesOf(['/a.png', { url: '/b.png' }, { image: '/c.png' }, null]), [
    '/a.png',
    '/b.png',
    '/c.png',
  ])
  assert.equal(picturesOf(null), [])
})

reading('reads 0 seconds as no time', () => {
  assert.is(secondsOf('0'), undefined)
  assert.is(secondsOf('1700000000'), 1_700_000_000)
})

reading('finds the rows in both wrappers and in a bare list', () => {
  assert.equal(listOf({ total: 1, list: [1] }), [1])
  assert.equal(listOf({ count: 1, rows: [1] }), [1])
  assert.equal(listOf([1]), [1])
  assert.is(listOf({ nothing: true }), undefined)
})

reading('reads null as an empty list, unless rows were counted', () => {
  assert.equal(
    readPage({ total: 0, list: null }, () => 1, 1, 10),
    {
      rows: [],
      total: 0,
      page: 1,
      hasMore: false,
      isTotalGiven: true,
    },
  )
  assert.is(
    readPage({ count: 3, list: null }, () => 1, 1, 10),
    undefined,
  )
  assert.is(listOf(null), undefined)
})

reading('leaves out invalid rows, and fails when all are invalid', () => {
  const read = (row: Readonly<Record<string, unknown>>) => numberOf(row['id'])
  assert.equal(readRows([{ id: 1 }, { id: 'x' }, null, { id: 2 }], read), [1, 2])
  assert.is(readRows([{ id: 'x' }], read), undefined)
  assert.equal(readRows([], read), [])
})

reading('counts pages by the total, given as a number or as text', () => {
  const read = (row: Readonly<Record<string, unknown>>) => numberOf(row['id'])
  const list = [{ id: 1 }, { id: 2 }]
  const told = { rows: [1, 2], isTotalGiven: true }
  assert.equal(readPage({ total: '5', list }, read, 1, 2), { ...told, total: 5, page: 1, hasMore: true })
  assert.equal(readPage({ count: 4, list }, read, 2, 2), { ...told, total: 4, page: 2, hasMore: false })
})

reading('assumes a next page after a full unpaged answer, and none after a shorter one', () => {
  const read = (row: Readonly<Record<string, unknown>>) => numberOf(row['id'])
  assert.ok(readPage([{ id: 1 }, { id: 2 }], read, 1, 2)?.hasMore)
  assert.not(readPage([{ id: 1 }], read, 2, 2)?.hasMore)
})

reading('stops at an empty page even when the total promises more', () => {
  assert.not(readPage({ total: 50, list: [] }, () => 1, 3, 10)?.hasMore)
})

reading('keeps text fields, and no others', () => {
  assert.equal(textsOf({ ri: 'ラジオ', han: 3, tai: null, id: { en: 'Radio' } }), { ri: 'ラジオ' })
})

reading.run()
