// All five hundred: `node build.mjs reliability pay-storm`. The short form runs with the tests.
process.env['FULL'] = '1'
await import('./pay-storm.test.ts')

export {}
