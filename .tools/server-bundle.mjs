import fs from 'node:fs'
import esbuild from 'esbuild'

const HOME = 'adapters/embedded-backend'

/** Bundles the embedded backend and its commands; packages stay in node_modules. */
export const bundleServer = (outdir) =>
  esbuild.build({
    entryPoints: [`${HOME}/main.ts`, `${HOME}/audit/audit-main.ts`].filter((file) => fs.existsSync(file)),
    outdir,
    entryNames: '[name]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    sourcemap: 'linked',
    logLevel: 'warning',
  })
