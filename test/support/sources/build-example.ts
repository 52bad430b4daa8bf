import { mkdirSync } from 'node:fs'
import { bundleForNode } from './bundle-for-node.ts'

/** A program of docs/examples, ready to run. */
export const buildExample = async (name: string): Promise<string> => {
  const folder = `.cache/${name}`
  mkdirSync(folder, { recursive: true })
  const outfile = `${folder}/${name}.mjs`
  await bundleForNode(`docs/examples/${name}.ts`, outfile)
  return outfile
}
