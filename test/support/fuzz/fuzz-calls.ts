import fc from 'fast-check'
import { BAD_VALUES, FIELD_NAMES } from '../backend/shoppers/bad-values.ts'

/** A body as it goes over the line. */
export type FuzzBody = { readonly type: string | undefined; readonly text: string }

/** One call that no app of ours would make. `who` picks a caller, `at` a route. */
export type FuzzCall = {
  readonly at: number
  readonly who: number
  readonly method: string | undefined
  readonly query: string
  readonly body: FuzzBody
}

const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded'

const value: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...BAD_VALUES.map(([, bad]) => bad)) },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(1, '1', 2, '1,2', '10.00', 'all', 0, [1], 'Hitam') },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
)

const fields = fc.dictionary(fc.constantFrom(...FIELD_NAMES), value, { maxKeys: 14 })

/** Under the 16 KB of a request's head, which are HTTP's own limit. */
const MOST_QUERY = 8_000

const asQuery = (names: Readonly<Record<string, unknown>>): string =>
  new URLSearchParams(
    Object.entries(names).flatMap(([name, one]) =>
      one === undefined
        ? []
        : [[name, (typeof one === 'object' ? JSON.stringify(one) : String(one)).slice(0, 600)]],
    ),
  ).toString()

const multipart = (names: Readonly<Record<string, unknown>>): string =>
  `${Object.entries(names)
    .map(([name, one]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${String(one)}\r\n`)
    .join('')}--x--\r\n`

const body: fc.Arbitrary<FuzzBody> = fc.oneof(
  { weight: 6, arbitrary: fields.map((names) => ({ type: JSON_TYPE, text: JSON.stringify(names) })) },
  { weight: 2, arbitrary: fields.map((names) => ({ type: FORM_TYPE, text: asQuery(names) })) },
  {
    weight: 1,
    arbitrary: fields.map((names) => ({ type: 'multipart/form-data; boundary=x', text: multipart(names) })),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constantFrom(
        undefined,
        '',
        JSON_TYPE,
        FORM_TYPE,
        'multipart/form-data',
        'text/plain',
        'x/y;;=',
      ),
      text: fc.oneof(fc.string({ unit: 'binary' }), fc.json(), fc.constant('['.repeat(20_000))),
    }),
  },
)

/** Calls with any field, any value, any body and any caller. */
export const fuzzCalls: fc.Arbitrary<FuzzCall> = fc.record({
  at: fc.nat(10_000),
  who: fc.nat(9),
  method: fc.option(fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS'), {
    freq: 8,
    nil: undefined,
  }),
  query: fc.oneof(
    { weight: 3, arbitrary: fc.constant('') },
    { weight: 1, arbitrary: fields.map((names) => asQuery(names).slice(0, MOST_QUERY)) },
  ),
  body,
})
