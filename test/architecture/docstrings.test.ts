import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { readSource, sourcesUnder } from '../support/sources/sources.ts'

// What the rings offer each other says what it means, in which units, and what can go wrong (docs/CONTRIBUTING.md).
const docstrings = suite('docstrings')

const EXPORT =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:const|function\*?|type|interface|class) (\w+)/

type Documented = { readonly name: string; readonly text: string | undefined }

/** Every exported declaration of a source, with the comment that stands right above it. */
const exportsOf = (source: string): readonly Documented[] => {
  const lines = source.split('\n')
  return lines.flatMap((line, at) => {
    const [, name] = EXPORT.exec(line) ?? []
    if (name === undefined) return []
    const above = lines.slice(0, at)
    if (above.at(-1)?.startsWith('// ')) return [{ name, text: above.at(-1)?.slice(3) }]
    if (!/\*\/\s*$/.test(above.at(-1) ?? '')) return [{ name, text: undefined }]
    const begin = above.findLastIndex((one) => /^\s*\/\*\*/.test(one))
    return [{ name, text: above.slice(begin).join(' ').replace(/[/*]+/g, ' ').trim() }]
  })
}

const wordsOf = (text: string): readonly string[] =>
  text
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .match(/[a-z\d]+/g) ?? []

/** Whether a docstring says no more than the name does: "Creates the cart store" of `createCartStore`. */
const isEcho = ({ name, text = '' }: Documented): boolean => {
  const known = new Set([
    ...wordsOf(name),
    'the',
    'a',
    'an',
    'of',
    'for',
    's',
    'type',
    'function',
    'creates',
    'returns',
    'gets',
  ])
  return wordsOf(text).every((word) => known.has(word) || known.has(word.replace(/s$/, '')))
}

const RINGS = ['domain', 'application', 'adapters']
/** Data, schema as it once was, and programs that render pictures of goods. */
const LEFT = /^adapters\/embedded-backend\/(?:demo-data|database\/migrations|goods)\//
const all = RINGS.flatMap(sourcesUnder)
  .filter((file) => !LEFT.test(file))
  .flatMap((file) => exportsOf(readSource(file)).map((one) => ({ ...one, file })))

docstrings('exist for everything that domain, application, ports, adapters and the backend export', () => {
  assert.ok(all.length > 2000, `${all.length} exports`)
  const bare = all
    .filter(({ text }) => text === undefined || text === '')
    .map(({ file, name }) => `${file}: ${name}`)
  assert.equal(bare, [])
})

docstrings('say more than the name', () => {
  const echoes = all
    .filter((one) => one.text !== undefined && isEcho(one))
    .map(({ file, name, text }) => `${file}: ${name}: ${text}`)
  assert.equal(echoes, [])
})

docstrings('are found above one line and above several, and reported where missing', () => {
  const source =
    '/** Cents. */\nexport type A = number\n\n/**\n * Milliseconds.\n */\nexport const b = 1\nexport const c = 2\n'
  assert.equal(
    exportsOf(source).map(({ name, text }) => [name, text]),
    [
      ['A', 'Cents.'],
      ['b', 'Milliseconds.'],
      ['c', undefined],
    ],
  )
  assert.ok(isEcho({ name: 'createCartStore', text: 'Creates the cart store.' }))
  assert.not.ok(isEcho({ name: 'createCartStore', text: 'The cart as every screen sees it.' }))
})

docstrings.run()
