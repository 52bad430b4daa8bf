import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { bareCode, readSource, sourcesUnder, withoutComments } from '../support/sources/sources.ts'

const older = suite('features that browsers of 2022 lack (docs/serving.md)')

const sources = ['domain', 'application', 'adapters', 'ui']
  .flatMap(sourcesUnder)
  .filter((file) => !/^adapters\/(?:embedded-backend|fakes)\//.test(file))

// Calls that stop a page: nothing stands in for them, and the types know them all.
const NEWER_CALLS = [
  /\.(?:toSorted|toReversed|toSpliced|checkVisibility|isWellFormed|toWellFormed|isDisjointFrom|isSubsetOf)\(/,
  /\.(?:toBase64|toHex|setFromBase64|requestClose|moveBefore|throwIfAborted)\(/,
  /\b(?:Object|Map)\.groupBy\(|\bArray\.fromAsync\(|\bPromise\.(?:withResolvers|try)\(/,
  /\bAbortSignal\.(?:any|timeout)\(|\bURL\.(?:canParse|parse)\(|\bnew Intl\.(?:Segmenter|DurationFormat)\(/,
  /\bIterator\.from\(|\bUint8Array\.from(?:Base64|Hex)\(|\bRegExp\.escape\(|\bstatic \{/,
]

older('are used nowhere in a page without a fallback', () => {
  const found = sources.filter((file) => {
    const code = bareCode(readSource(file))
    return NEWER_CALLS.some((call) => call.test(code))
  })
  assert.equal(found, [])
})

// Safari before 16.4 cannot read a file in which one stands.
older('are in no regular expression: none has a lookbehind', () => {
  assert.ok(sources.length > 500)
  assert.equal(
    sources.filter((file) => /\(\?<[=!]/.test(withoutComments(readSource(file)))),
    [],
  )
})

older.run()
