import esbuild from 'esbuild'
import { pureKit } from './pure-kit.mjs'

const OUTSIDE = /^(?:\.\.\/)+(?:domain|application|adapters)\//

/** What is loaded later is an entry of its own; what lies outside of the face has no styles. */
const faceAlone = {
  name: 'face-alone',
  setup(build) {
    build.onResolve({ filter: /./ }, ({ path, kind }) =>
      kind === 'dynamic-import' || OUTSIDE.test(path) ? { path, external: true } : undefined,
    )
  },
}

/**
 * The sheets that each of these source files really uses: bundled alone, for a chunk holds what others need of it too.
 * Gives them by the file's name.
 */
export const neededSheets = async (entryPoints) => {
  const { metafile } = await esbuild.build({
    absWorkingDir: process.cwd(),
    entryPoints,
    outdir: '.cache/alone',
    entryNames: '[dir]/[name]',
    bundle: true,
    format: 'esm',
    target: ['es2022'],
    jsx: 'automatic',
    packages: 'external',
    treeShaking: true,
    metafile: true,
    write: false,
    loader: { '.webp': 'empty', '.svg': 'empty', '.json': 'empty' },
    plugins: [faceAlone, pureKit],
    logLevel: 'error',
  })
  return new Map(
    Object.values(metafile.outputs)
      .filter(({ entryPoint }) => entryPoint)
      .map(({ entryPoint, inputs }) => [
        entryPoint,
        Object.keys(inputs).filter((file) => file.endsWith('.css') && inputs[file].bytesInOutput > 0),
      ]),
  )
}
