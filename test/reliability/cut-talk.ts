// A hundred talks: `node build.mjs reliability cut-talk`.
process.env['FULL'] = '1'
await import('./cut-talk.test.ts')

export {}
