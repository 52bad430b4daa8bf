import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createTabNumbers } from '../../../application/shared/tab-numbers.ts'

const numbers = suite('numbers of a tab')

const storageOf = (rows: Map<string, string>) => () => ({
  getItem: (name: string) => rows.get(name) ?? null,
  setItem: (name: string, value: string) => void rows.set(name, value),
})
const blocked = (): never => {
  throw new Error('blocked')
}

numbers('survive a reload, the latest of them', () => {
  const rows = new Map<string, string>()
  const before = createTabNumbers(storageOf(rows), 'pages', 2)
  before.set('a', 1)
  before.set('b', 2)
  before.set('a', 3)
  before.set('c', 4)
  const after = createTabNumbers(storageOf(rows), 'pages', 2)
  assert.equal([after.get('a'), after.get('b'), after.get('c')], [3, undefined, 4])
})

numbers('are removed one by one, and a missing one is not written', () => {
  const rows = new Map<string, string>()
  const tab = createTabNumbers(storageOf(rows), 'pages', 2)
  tab.set('a', undefined)
  assert.is(rows.size, 0)
  tab.set('a', 1)
  tab.set('a', undefined)
  assert.is(rows.get('pages'), '[]')
})

numbers('last as long as the page where storage is blocked, and ignore invalid values', () => {
  const tab = createTabNumbers(blocked, 'pages', 2)
  tab.set(7, 70)
  assert.is(tab.get(7), 70)
  const odd = createTabNumbers(storageOf(new Map([['pages', '[["a","x"],["b",2],3]']])), 'pages', 2)
  assert.equal([odd.get('a'), odd.get('b')], [undefined, 2])
})

numbers.run()
