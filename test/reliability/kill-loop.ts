// All fifty rounds: `node build.mjs reliability kill-loop`. The short form runs with the tests.
process.env['FULL'] = '1'
await import('./kill-loop.test.ts')

export {}
