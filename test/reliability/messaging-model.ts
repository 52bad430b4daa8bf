// `node build.mjs reliability messaging-model [--runs 2000] [--seed 20261121]`. The short form runs with the tests.
const given = (name: string, otherwise: string): string => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? otherwise : (process.argv[at + 1] ?? otherwise)
}
process.env['FULL'] = '1'
process.env['CHAOS_RUNS'] = given('runs', '2000')
process.env['CHAOS_SEED'] = given('seed', '20261121')
await import('./messaging-model.test.ts')

export {}
