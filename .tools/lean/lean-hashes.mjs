import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)

/**
 * The curve of the chat and the hashes of recharge addresses lean on one file of small functions. Shared, it
 * would come with the chat as a whole; each with its own copy has only what it uses.
 */
export const leanHashes = {
  name: 'lean-hashes',
  setup(build) {
    build.onResolve({ filter: /^@noble\/hashes\/utils\.js$/ }, ({ path: name, importer }) =>
      /@noble[\\/]curves[\\/]/.test(importer)
        ? { path: resolve(name), suffix: '?curves', sideEffects: false }
        : undefined,
    )
  },
}
