import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { bareCode, readSource, sourcesUnder, withoutComments } from '../support/sources/sources.ts'

const older = suite('what browsers of 2022 do not have (docs/serving.md)')

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

older('is called nowhere in a page without a way around it', () => {
  const found = sources.filter((file) => {
    const code = bareCode(readSource(file))
    return NEWER_CALLS.some((call) => call.test(code))
  })
  assert.equal(found, [])
})

// Safari before 16.4 cannot read a file in which one stands.
older('is in no pattern: none looks behind itself', () => {
  assert.ok(sources.length > 500)
  assert.equal(
    sources.filter((file) => /\(\?<[=!]/.test(withoutComments(readSource(file)))),
    [],
  )
})

older.run()
