// The long form: `node build.mjs reliability double-cut`. The short form runs with the tests.
process.env['FULL'] = '1'
await import('./double-cut.test.ts')

export {}
