// The whole sweep: `node build.mjs reliability codec-round-trip`. The short form runs with the tests.
process.env['FULL'] = '1'
await import('./codec-round-trip.test.ts')

export {}
