// Forty shops of twelve rounds: `node build.mjs reliability order-fuzz`. The short form runs with the tests.
process.env['FULL'] = '1'
await import('./order-fuzz.test.ts')

export {}
