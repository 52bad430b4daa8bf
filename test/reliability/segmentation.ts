// The whole sweep: `node build.mjs reliability segmentation`. The short form runs with the tests.
process.env['FULL'] = '1'
await import('./segmentation.test.ts')

export {}
