import { mkdirSync } from 'node:fs'
import { build } from 'esbuild'

/** A program of docs/examples, ready to run. */
export const buildExample = async (name: string): Promise<string> => {
  const folder = `.cache/${name}`
  mkdirSync(folder, { recursive: true })
  const outfile = `${folder}/${name}.mjs`
  await bundleForNode(`docs/examples/${name}.ts`, outfile)
  return outfile
}

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
