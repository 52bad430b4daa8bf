import { mkdirSync } from 'node:fs'
import { build } from 'esbuild'

/** A program of docs/examples, ready to run. It lies inside the project, so that it finds its packages. */
export const buildExample = async (name: string): Promise<string> => {
  const folder = `.cache/${name}`
  mkdirSync(folder, { recursive: true })
  const outfile = `${folder}/${name}.mjs`
  await build({
    entryPoints: [`docs/examples/${name}.ts`],
    outfile,
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
  })
  return outfile
}
