// The long form: `node build.mjs reliability messaging-model`. The short form runs with the tests.
process.env['FULL'] = '1'
await import('./messaging-model.test.ts')

export {}
