import { build } from 'esbuild'

/** One module that Node runs, of a source and all it imports but packages: it has to lie where it finds them, inside the project. */
export const bundleForNode = async (source: string, outfile: string): Promise<void> => {
  await build({
    entryPoints: [source],
    outfile,
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
  })
}
