// The whole sweep: `node build.mjs reliability codec-fuzz`. The short form runs with the tests.
process.env['FULL'] = '1'
await import('./codec-fuzz.test.ts')

export {}
