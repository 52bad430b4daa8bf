// The long form: `node build.mjs reliability backfill-order`. The short form runs with the tests.
process.env['FULL'] = '1'
await import('./backfill-order.test.ts')

export {}
