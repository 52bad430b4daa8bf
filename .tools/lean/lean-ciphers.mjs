import fs from 'node:fs'

const ALL = /export const unsafe = \/\* @__PURE__ \*\/ Object\.freeze\(\{[^}]*\}\)/
const USED = 'export const unsafe = { expandKeyLE, expandKeyDecLE, encrypt, decrypt }'

/**
 * The library hands out its block functions in one object, which holds on to its counter mode and more. What the
 * chat uses of it (adapters/crypto/noble-aes-cbc.ts) is shipped as it stands there; the rest is left behind.
 */
export const leanAes = (source) => {
  if (!ALL.test(source)) throw new Error('@noble/ciphers has changed: see .tools/lean/lean-ciphers.mjs')
  return source.replace(ALL, USED)
}

export const leanCiphers = {
  name: 'lean-ciphers',
  setup(build) {
    build.onLoad({ filter: /@noble[\\/]ciphers[\\/]aes\.js$/ }, async ({ path: file }) => ({
      contents: leanAes(await fs.promises.readFile(file, 'utf8')),
      loader: 'js',
    }))
  },
}
