import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import esbuild from 'esbuild'

const SCREENS = 'ui/app/screens.ts'

/** Screen files by the name of their route, read from the one list of loaders. */
const screenFiles = () => {
  const text = fs.readFileSync(SCREENS, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  const loaders = text.matchAll(/(\w+):\s*async \(\) =>\s*\(await import\('\.\.\/([^']+)'\)\)/g)
  return Object.fromEntries([...loaders].map(([, name, file]) => [name, `ui/${file}`]))
}

/** The route table as data: path, name, words and the file of the screen when there is one. */
export const readRoutes = async () => {
  const outfile = path.resolve('.cache', `routes-${process.pid}.mjs`)
  const aside = {
    name: 'screens-aside',
    setup: (build) =>
      build.onResolve({ filter: /Screen\.tsx$/ }, ({ path: file }) => ({ path: file, external: true })),
  }
  await esbuild.build({
    entryPoints: ['ui/app/routes.ts'],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    plugins: [aside],
    logLevel: 'error',
  })
  try {
    const { ROUTES } = await import(pathToFileURL(outfile).href)
    const files = screenFiles()
    return ROUTES.map(({ path: pattern, name, words }) => ({ path: pattern, name, words, file: files[name] }))
  } finally {
    fs.rmSync(outfile, { force: true })
  }
}
