import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { EVERY_CALL } from '../support/fuzz/calls.ts'
import { CALLS, PLAIN, recordAnswers, spoilJson, unfitIn } from '../support/fuzz/spoilt-answers.ts'
import { createSeededRandom } from '../support/seeded-random.ts'

// Longer and otherwise: node build.mjs reliability malformed-answers --runs 100000 --seed 7
const RUNS = Number(process.env['RUNS'] ?? 500)
const SEED = Number(process.env['SEED'] ?? 20_261_121)

const malformed = suite('malformed answers of a server')

malformed(
  `${RUNS} of them become a fault or something that a screen can show, and throw nothing`,
  async () => {
    const { shop, whose, storage, token, open, setBend } = await recordAnswers()
    const thrown: unknown[] = []
    const broken = (cause: unknown): void => void thrown.push(cause)
    process.on('unhandledRejection', broken)
    const anything = fc.option(fc.jsonValue({ maxDepth: 4 }), { freq: 4, nil: undefined })
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...CALLS), fc.nat(2 ** 31), anything, async (name, seed, whole) => {
        const random = createSeededRandom(seed)
        setBend(({ status, json }) => {
          const body = json as { readonly data?: unknown } | undefined
          if (whole !== undefined && random.below(2) === 0)
            return { status, json: random.below(2) === 0 ? whole : { ...body, data: whole } }
          return {
            status,
            json:
              random.below(8) === 0
                ? spoilJson(json, random)
                : { ...body, data: spoilJson(body?.data, random) },
          }
        })
        storage.write('admin_token', token, 3)
        shop.clock.advance(2_000)
        const app = open()
        const end = (await EVERY_CALL[name]?.(app, whose)) as { ok?: unknown; fault?: { kind?: unknown } }
        if (!PLAIN.has(name))
          assert.ok(end.ok === true || typeof end.fault?.kind === 'string', `${name}: no result`)
        const shown = [end, app.session.user$.value, app.cart.cart$.value, app.addresses.addresses$.value]
        assert.equal(unfitIn(shown), [], `${name}: ${unfitIn(shown).join(', ')}`)
        assert.equal(thrown, [])
      }),
      { numRuns: RUNS, seed: SEED, endOnFailure: true, includeErrorInReport: true },
    )
    process.off('unhandledRejection', broken)
    await shop.close()
  },
)

malformed.run()
