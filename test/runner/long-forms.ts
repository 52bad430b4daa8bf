import { parseArgs } from 'node:util'

const SEED = 20_261_121

/**
 * Tests of which `npm test` runs a short form, and what the long one does unless its options say otherwise. Those
 * without a number know themselves what all of it is (`FULL`).
 */
type LongForm = {
  /** Where it is not test/reliability/NAME.test.ts. */
  readonly test?: string
  readonly runs?: number
  readonly rounds?: number
  readonly seed?: number
}

const LONG_FORMS: Readonly<Record<string, LongForm>> = {
  'backfill-order': {},
  'bad-field': { test: 'test/adapters/embedded-backend/http/bad-field.test.ts' },
  'bad-line': { seed: 1 },
  'byte-cut': {},
  chaos: { runs: 200, seed: SEED },
  'chat-cuts': { test: 'test/browser/chat/chat-cuts.test.ts', rounds: 20 },
  'codec-fuzz': {},
  'codec-round-trip': {},
  'contrary-acts': { rounds: 30 },
  'interrupted-conversation': {},
  'double-cut': {},
  'endpoint-fuzz': { runs: 20_000, seed: SEED },
  'form-and-route': { test: 'test/adapters/embedded-backend/http/form-and-route.test.ts', runs: 1000 },
  'form-fuzz': { test: 'test/ui/app/form-fuzz.test.ts', runs: 5000, seed: SEED },
  'kill-loop': { rounds: 50 },
  'malformed-answers': { runs: 100_000, seed: SEED },
  'messaging-model': { runs: 2000, seed: SEED },
  'order-fuzz': {},
  'pay-storm': {},
  segmentation: {},
  'spoilt-screens': { test: 'test/ui/navigation/spoilt-screens.test.ts', runs: 10_000, seed: SEED },
  'staff-bad-input': { test: 'test/adapters/embedded-backend/staff/bad-input.test.ts' },
  'staff-kill': { rounds: 20 },
  'steady-memory': {},
  'wallet-kill': { rounds: 30 },
  'wallet-storm': {},
}

export const LONG_FORM_NAMES = Object.keys(LONG_FORMS)

const DOM = ['--import', './test/support/ui/dom.mjs']

const count = (name: string, given: string): string => {
  if (/^[1-9]\d{0,8}$/.test(given)) return given
  throw new RangeError(`--${name} ${given}: a number above zero`)
}

/** What `reliability <name> [--runs N] [--seed N] [--rounds N]` runs: a test, with what Node and the test are told. */
export const longForm = (name: string, args: readonly string[]) => {
  const { test = `test/reliability/${name}.test.ts`, ...counts } = LONG_FORMS[name] ?? {}
  const options = Object.fromEntries(
    Object.entries(counts).map(([option, usual]) => [
      option,
      { type: 'string' as const, default: `${usual}` },
    ]),
  )
  const told = Object.entries(parseArgs({ args: [...args], options }).values)
  return {
    test,
    nodeArgs: test.startsWith('test/ui/') ? DOM : [],
    env: {
      FULL: '1',
      ...Object.fromEntries(told.map(([option, given]) => [option.toUpperCase(), count(option, `${given}`)])),
    },
  }
}
