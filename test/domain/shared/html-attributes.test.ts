import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { attributesOf, decodeEntities } from '../../../domain/shared/rich-text.ts'
import { processorMs } from '../../support/processor-time.ts'
import { createSeededRandom } from '../../support/seeded-random.ts'

const attributes = suite('HTML attributes')

attributes('are parsed with both kinds of quotes and with none', () => {
  assert.equal(
    [...attributesOf(` HREF = "a&amp;b" alt='c "d"' hidden data-x=1 src=""`)],
    [
      ['href', 'a&b'],
      ['alt', 'c "d"'],
      ['data-x', '1'],
      ['src', ''],
    ],
  )
})

// Says what an attribute is, and takes the square of the length for it.
const PLAIN = /([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi
const plainly = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(PLAIN)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      decodeEntities(double ?? single ?? bare ?? ''),
    ]),
  )

attributes('match their grammar, in any text', () => {
  const random = createSeededRandom(15)
  for (let round = 0; round < 20_000; round += 1) {
    const length = random.below(14)
    const text = Array.from({ length }, () => random.pick([...'aB-= "\'>&1\n'])).join('')
    assert.equal([...attributesOf(text)], [...plainly(text)], JSON.stringify(text))
  }
})

for (const [what, hostile] of [
  ['one long name', 'a'.repeat(200_000)],
  ['a long name and long blanks', `${'a'.repeat(100_000)}${' '.repeat(100_000)}`],
  ['names with nothing behind them', 'a= '.repeat(70_000)],
  ['quotes that do not close', `${'a="'.repeat(70_000)}${"b='".repeat(7_000)}`],
] as const) {
  attributes(`are parsed in linear time: ${what}`, async () => {
    // Milliseconds where the square of the length takes minutes.
    assert.ok((await processorMs(() => attributesOf(hostile))) < 3_000)
  })
}

attributes.run()
