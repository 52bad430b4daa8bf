import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { LANGUAGES } from '../../../domain/account/language.ts'
import { readSource, sourcesUnder, withoutComments } from '../../support/sources/sources.ts'
import { realTranslations } from '../../support/ui/translations.ts'

const messages = suite('messages of the specification in six languages (requirements S5 and S8)')

/** Section, what it says in English, and the key that says it. */
const MESSAGES: readonly (readonly [section: 5 | 8, english: string, key: string])[] = [
  [8, 'Please login first', 'core.loginFirst'],
  [8, 'Please input account and password', 'session.bothRequired'],
  [8, 'Pay Fail', 'core.payFail'],
  [8, 'Copy Fail', 'core.copyFail'],
  [8, 'This operation is not supported by non-HTTPS protocol', 'core.copyNeedsHttps'],
  [8, 'Draw amount cannot be less than or equal to 0 or empty', 'money.fault.drawNotPositive'],
  [8, 'Draw amount cannot be larger than balance', 'money.fault.overBalance'],
  [8, 'Passwords do not match', 'session.passwordsDiffer'],
  [8, 'Old password is required', 'passwords.oldRequired'],
  [8, 'Refund amount cannot be negative', 'afterSale.refund.fault.amountNegative'],
  [8, 'Review content cannot be empty', 'afterSale.review.empty'],
  [8, 'Please select item to checkout', 'core.selectItem'],
  [8, 'Not supported: DEX, BSC and HECO', 'money.fault.networkUnsupported'],
  [8, 'Not supported: DEX, BSC and HECO for deposit', 'money.chain.unsupported'],
  [8, 'Please choose the same network as the withdrawal platform', 'money.fault.networkDiffers'],
  [8, 'You have already submitted a refund request', 'afterSale.refund.already'],
  [8, 'connection', 'core.fault.offline'],
  [8, 'timed out', 'core.fault.timedOut'],
  [8, 'error', 'core.fault.status'],
  [5, 'please do not submit twice', 'core.fault.duplicate'],
]

// The two halves of the keys that are put together from a group and a name.
const NAMED_BY_GROUP: ReadonlySet<string> = new Set(['afterSale.refund.already'])

const face = sourcesUnder('ui')
  .map((file) => withoutComments(readSource(file)))
  .join('\n')

for (const [section, english, key] of MESSAGES) {
  messages(`section ${section}, "${english}" (${key}), has words of its own in every language`, () => {
    const said = LANGUAGES.map((language) => realTranslations(language).t(key, { status: 502 }))
    assert.match(said[LANGUAGES.indexOf('en')] ?? '', english)
    for (const text of said) assert.not.match(text, /^$|\{\{|^[a-z]+(\.\w+)+$/)
    assert.is(new Set(said).size, LANGUAGES.length, said.join(' | '))
  })

  messages(`section ${section}, "${english}" (${key}), is used by a screen`, () => {
    const name = NAMED_BY_GROUP.has(key) ? (key.split('.').at(-1) ?? '') : key
    assert.ok(face.includes(`'${name}'`), `no screen says ${key}`)
  })
}

messages.run()
