// Ten storms in one shop: `node build.mjs reliability wallet-storm`. The short form runs with the tests.
process.env['FULL'] = '1'
await import('./wallet-storm.test.ts')

export {}
