// All thirty rounds: `node build.mjs reliability contrary-acts [--rounds 30]`. The short form runs with the tests.
import { parseArgs } from 'node:util'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '30' } } })
if (!/^[1-9]\d{0,3}$/.test(values.rounds)) throw new RangeError(`--rounds ${values.rounds}`)
process.env['ROUNDS'] = values.rounds
await import('./contrary-acts.test.ts')
