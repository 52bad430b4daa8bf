// A million pushes and ten thousand reconnects: `node build.mjs reliability steady-memory`.
process.env['FULL'] = '1'
await import('./steady-memory.test.ts')

export {}
