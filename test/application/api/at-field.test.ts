import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { atField } from '../../../application/api/api-client.ts'
import type { ApiFault } from '../../../domain/api/fault.ts'
import { fail, ok, type Result } from '../../../domain/shared/result.ts'

const fields = suite('the field of a refusal')
const named = atField({ express_number: 'number' })

const refusal = (details: unknown): Result<never, ApiFault> =>
  fail({ kind: 'rejected', code: 0, message: 'no', details })

const fieldOf = (answer: Result<unknown, ApiFault>): string | undefined =>
  answer.ok || answer.fault.kind !== 'rejected' ? undefined : answer.fault.field

fields('is named as in its form', () => {
  assert.is(fieldOf(named(refusal({ field: 'express_number' }))), 'number')
})

for (const details of [{ field: 'toString' }, { field: 'price' }, { field: 7 }, {}, undefined])
  fields(`is undefined where the server says ${JSON.stringify(details)}`, () => {
    assert.is(fieldOf(named(refusal(details))), undefined)
  })

fields('leaves every other answer unchanged', () => {
  const lost: Result<never, ApiFault> = fail({ kind: 'offline' })
  assert.is(named(lost), lost)
  const done = ok(1)
  assert.is(named(done), done)
})

fields.run()
