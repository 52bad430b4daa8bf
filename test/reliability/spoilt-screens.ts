// `node build.mjs reliability spoilt-screens [--runs 10000] [--seed 20261121]`. The short form runs with the tests of
// the face.
const given = (name: string, otherwise: string): string => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? otherwise : (process.argv[at + 1] ?? otherwise)
}
process.env['CHAOS_RUNS'] = given('runs', '10000')
process.env['CHAOS_SEED'] = given('seed', '20261121')
await import('../support/face/dom.mjs')
await import('../ui/app/routes/spoilt-screens.test.ts')

export {}
