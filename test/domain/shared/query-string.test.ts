import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { parseQueryString, toQueryString, withQuery } from '../../../domain/shared/url.ts'

const query = suite('query string (requirement S7)')

query('skips null, empty and undefined, and keeps 0 and false', () => {
  assert.is(toQueryString({ a: null, b: '', c: undefined, d: 0, e: false }), 'd=0&e=false')
})

query('flattens an object one level as key[sub], by the same rule', () => {
  assert.is(toQueryString({ f: { x: 1, y: '', z: 'b c' } }), 'f[x]=1&f[z]=b%20c')
})

query('encodes names and values', () => {
  assert.is(toQueryString({ 'a&b': 'ü/?' }), 'a%26b=%C3%BC%2F%3F')
})

query('encodes the keys of an object too, which somebody else may have chosen', () => {
  assert.is(toQueryString({ f: { 'x]&a=1': 'b' } }), 'f[x%5D%26a%3D1]=b')
})

query('is appended to a path that has a query already', () => {
  assert.is(withQuery('/a?b=1', { c: 2 }), '/a?b=1&c=2')
  assert.is(withQuery('/a', { c: '' }), '/a')
})

query('reads what it writes', () => {
  const fields = { q: 'a+b & c=%', n: '7' }
  assert.equal(Object.fromEntries(parseQueryString(`?${toQueryString(fields)}`)), fields)
})

query('reads plus as a space and keeps broken escapes', () => {
  assert.is(parseQueryString('q=red+shoes').get('q'), 'red shoes')
  assert.is(parseQueryString('q=100%').get('q'), '100%')
})

query('replaces half an emoji, which no address can contain', () => {
  assert.is(toQueryString({ q: 'a\ud83d' }), 'q=a%EF%BF%BD')
  assert.is(toQueryString({ q: '🛒' }), 'q=%F0%9F%9B%92')
})

query.run()
