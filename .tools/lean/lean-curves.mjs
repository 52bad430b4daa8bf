import fs from 'node:fs'
import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)

/** What is written in the library, and what is shipped for it. */
const CHANGES = [
  // Its one caller is adapters/crypto/x25519.ts, whose types are checked here.
  ['const CURVE = validateOpts(curveDef);', 'const CURVE = curveDef;'],
  ["const is25519 = type === 'x25519';", 'const is25519 = true;'],
  ['const mulBaseHook = CURVE.scalarMultBase;', 'const mulBaseHook = undefined;'],
  [
    / {4}const lengths = \{[\s\S]*?return Object\.freeze\(\{[\s\S]*?\}\);/,
    '    return { getSharedSecret, getPublicKey };',
  ],
]

/** The ladder of the one curve that the chat agrees on keys with, without the other curve and the making of secrets. */
export const leanMontgomery = (source) =>
  CHANGES.reduce((before, [written, shipped]) => {
    const after = before.replace(written, shipped)
    if (after === before) throw new Error('@noble/curves has changed: see .tools/lean/lean-curves.mjs')
    return after
  }, source)

export const leanCurves = {
  name: 'lean-curves',
  setup(build) {
    build.onLoad(
      { filter: /@noble[\\/]curves[\\/]abstract[\\/]montgomery\.js$/ },
      async ({ path: file }) => ({
        contents: leanMontgomery(await fs.promises.readFile(file, 'utf8')),
        loader: 'js',
      }),
    )
    // The library has its small functions twice, word for word: with the hashes, which pages of the wallet load,
    // and with the ciphers. The curve takes those that come with the chat anyway.
    build.onResolve({ filter: /^@noble\/hashes\/utils\.js$/ }, ({ importer }) =>
      /@noble[\\/]curves[\\/]/.test(importer)
        ? { path: resolve('@noble/ciphers/utils.js'), sideEffects: false }
        : undefined,
    )
  },
}
