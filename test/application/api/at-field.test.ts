import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { atField } from '../../../application/api/api-client.ts'
import type { ApiFault } from '../../../domain/api/fault.ts'
import { fail, ok, type Result } from '../../../domain/shared/result.ts'

const fields = suite('the field that a refusal is about')
const named = atField({ express_number: 'number' })

const refusal = (details: unknown): Result<never, ApiFault> =>
  fail({ kind: 'rejected', code: 0, message: 'no', details })

const fieldOf = (answer: Result<unknown, ApiFault>): string | undefined =>
  answer.ok || answer.fault.kind !== 'rejected' ? undefined : answer.fault.field

fields('is called by the name that its form has for it', () => {
  assert.is(fieldOf(named(refusal({ field: 'express_number' }))), 'number')
})

for (const details of [{ field: 'toString' }, { field: 'price' }, { field: 7 }, {}, undefined])
  fields(`is none where the server says ${JSON.stringify(details)}`, () => {
    assert.is(fieldOf(named(refusal(details))), undefined)
  })

fields('leaves every other answer as it was', () => {
  const lost: Result<never, ApiFault> = fail({ kind: 'offline' })
  assert.is(named(lost), lost)
  const done = ok(1)
  assert.is(named(done), done)
})

fields.run()
