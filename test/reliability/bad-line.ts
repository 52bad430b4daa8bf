// Fifty talks over each line: `node build.mjs reliability bad-line`; LINTAS_SEED is where they begin.
process.env['FULL'] = '1'
await import('./bad-line.test.ts')

export {}
