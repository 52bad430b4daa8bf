import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createFreshRows } from '../../../application/shared/fresh-rows.ts'
import type { ApiFault } from '../../../domain/api/fault.ts'
import { fail, ok, type Result } from '../../../domain/shared/result.ts'

const rows = suite('current rows of cards')

const REFUSED: ApiFault = { kind: 'rejected', code: 0, message: '' }

const open = (answer: () => Result<string, ApiFault>) => {
  const asked: string[] = []
  const rowOf = createFreshRows(
    async (key: string) => {
      asked.push(key)
      return answer()
    },
    (key) => key,
  )
  return { asked, rowOf }
}

rows('are loaded once, however many cards show them', async () => {
  const { asked, rowOf } = open(() => ok('row'))
  assert.equal(await Promise.all([rowOf('a'), rowOf('a'), rowOf('b')]), ['row', 'row', 'row'])
  assert.is(await rowOf('a'), 'row')
  assert.equal(asked, ['a', 'b'])
})

rows('are removed when the server refuses them, and not loaded again', async () => {
  const { asked, rowOf } = open(() => fail(REFUSED))
  assert.equal([await rowOf('a'), await rowOf('a')], ['gone', 'gone'])
  assert.is(asked.length, 1)
})

rows('are loaded again the next time after a failure', async () => {
  const answers: Result<string, ApiFault>[] = [fail({ kind: 'offline' }), ok('row')]
  const { rowOf } = open(() => answers.shift() ?? ok('?'))
  assert.equal([await rowOf('a'), await rowOf('a')], ['asking', 'row'])
})

rows.run()
