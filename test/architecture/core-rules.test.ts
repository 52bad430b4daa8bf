import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { readSource, sourcesUnder, withoutComments } from '../support/sources/sources.ts'

const core = suite('rules of the shop')

const BACKEND = 'adapters/embedded-backend'

/**
 * What may say states of orders in numbers: the audit, which states the books a second time; migrations, which say what
 * they said; and the lists of staff, which count by them.
 */
const MAY_NUMBER = [
  `${BACKEND}/audit/`,
  `${BACKEND}/database/migrations/`,
  `${BACKEND}/staff/lists.ts`,
  `${BACKEND}/staff/items.ts`,
]

const NUMBER = String.raw`\s*(?:=|<>|>=?|<=?|in)\s*\(?\s*-?\d`
/** States of an order or of its refund, in SQL: o.status = 1, update orders set status = -1, refund_status in (1, 2). */
const NUMBERED = [
  new RegExp(String.raw`\b(?:refund_status|o\.status)` + NUMBER, 'g'),
  new RegExp(String.raw`\bupdate (?:orders|refunds)\b[^\`']*?\bstatus` + NUMBER, 'g'),
  new RegExp(String.raw`\bfrom (?:orders|refunds)\b[^\`']*?\bstatus` + NUMBER, 'g'),
]

const numbersIn = (code: string): readonly string[] =>
  NUMBERED.flatMap((pattern) => [...withoutComments(code).matchAll(pattern)].map(([found]) => found))

core('are passed to SQL as parameters: it has no order status as a number of its own', () => {
  const found = sourcesUnder(BACKEND)
    .filter((file) => !MAY_NUMBER.some((place) => file.startsWith(place)))
    .flatMap((file) => numbersIn(readSource(file)).map((sql) => `${file}: ${sql}`))
  assert.equal(found, [])
})

core('are detected as numbers in SQL', () => {
  for (const sql of [
    "'update orders set status = -1, due_at = null where id = $1'",
    '`select 1 from orders o where o.status in (1, 2)`',
    "'update orders set refund_status = 1'",
    '`select * from refunds where order_id = $1 and status = 1`',
  ])
    assert.ok(numbersIn(sql).length > 0, sql)
  for (const sql of [
    "'update orders set status = $2 where id = $1 and status = $3'",
    '`select 1 from orders o where o.status = ${OrderStatus.toShip}`',
    "'update withdrawals set status = 0'",
  ])
    assert.equal(numbersIn(sql), [], sql)
})

/** How much may be typed or chosen in a field, said in the page itself: by a number, or by a name that stands in the file. */
const ownLimits = (code: string): readonly string[] =>
  [...code.matchAll(/\b(?:max|maxCharacters|maxLength)=\{([^}]*)\}/g)]
    .map(([, limit = '']) => limit)
    .filter((limit) => /^\d/.test(limit) || new RegExp(String.raw`\bconst ${limit} = \d`).test(code))

core('include the limits of fields; the page has none of its own', () => {
  const found = sourcesUnder('ui').flatMap((file) =>
    ownLimits(readSource(file)).map((limit) => `${file}: ${limit}`),
  )
  assert.equal(found, [])
  assert.equal(
    ownLimits(
      'const OWN = 4\n<TextField maxCharacters={OWN} /><Uploader max={24} /><TextField maxCharacters={BIO_MAX_LENGTH} />',
    ),
    ['OWN', '24'],
  )
})

core.run()
