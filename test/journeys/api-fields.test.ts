import { readFileSync } from 'node:fs'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { EVERY_CALL } from '../support/fuzz/calls.ts'
import { CALLS, recordAnswers } from '../support/fuzz/spoilt-answers.ts'

const fields = suite('the fields of an answer')

/** Tells every name that is read of it, there or not. */
const watched = (value: unknown, see: (name: string) => void): unknown => {
  if (typeof value !== 'object' || value === null) return value
  return new Proxy(value, {
    get: (target, name, receiver) => {
      if (typeof name === 'string' && !Array.isArray(target)) see(name)
      return watched(Reflect.get(target, name, receiver), see)
    },
  })
}

fields('that the app reads are all documented', async () => {
  const { setBend, open, whose, shop } = await recordAnswers()
  const read = new Map<string, string>()
  setBend(({ status, json }, path) => ({
    status,
    json: watched(json, (name) => void (read.has(name) || read.set(name, path))),
  }))
  for (const name of CALLS) {
    await EVERY_CALL[name]?.(open(), whose)
    shop.clock.advance(2_000)
  }
  await shop.close()
  const told = new Set(
    ['docs/api.md', 'docs/api-examples.md'].flatMap(
      (page) => readFileSync(page, 'utf8').match(/-?\d+|[A-Za-z_][\w-]*/g) ?? [],
    ),
  )
  assert.ok(read.size > 150, `${read.size} names read`)
  assert.equal(
    [...read]
      .filter(([name]) => !told.has(name) && name !== 'toJSON')
      .map(([name, path]) => `${name} (${path})`),
    [],
  )
})

fields.run()
