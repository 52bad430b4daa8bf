// The whole sweep: `node build.mjs reliability byte-cut`. The short form runs with the tests.
process.env['FULL'] = '1'
await import('./byte-cut.test.ts')

export {}
