// Twenty cuts between two browsers: `node build.mjs reliability chat-cuts`, or LINTAS_CUTS for another number.
process.env['LINTAS_CUTS'] ??= '20'
await import('../browser/chat-cuts.test.ts')

export {}
