import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import esbuild from 'esbuild'
import { OF_DRAWN } from './drawn-styles.mjs'

const ENTRY = 'adapters/service-worker/worker-main.ts'

/** What the worker has to know of its build; the names of files hold their hashes, so all of it is in `id`. */
const describe = ({ main, shell, configured, later, routes, words }, html, painted) => {
  const screens = Object.values(routes).flatMap(({ css, js, later: late = [] }) => [...css, ...js, ...late])
  const spoken = Object.entries(words).map(([language, { files }]) => [language, Object.values(files)])
  return {
    id: createHash('sha256').update(html).digest('hex').slice(0, 12),
    main,
    shell: [...shell.js, ...configured, shell.css].filter(Boolean),
    parts: [...later, ...screens],
    words: Object.fromEntries(spoken),
    painted,
  }
}

/** Every file of the build that pages ask for by themselves later: parts of screens, the icons. */
const restOf = (assets, { shell, words }) => {
  const named = new Set([...shell, ...Object.values(words).flat()])
  return fs
    .readdirSync(assets)
    .filter((name) => !OF_DRAWN.test(name))
    .map((name) => `/assets/${name}`)
    .filter((url) => !named.has(url))
}

/** Bundles the service worker into `/sw.js`, with the names of everything that it keeps. */
export const bundleWorker = async ({ publicDir, manifest, html, painted, pictures }) => {
  const { parts, ...build } = describe(manifest, html, painted)
  const rest = restOf(path.join(publicDir, 'assets'), build)
  // What every page asks for comes first, and with it what says that there is no network; then what screens are made of.
  const first = new Set(parts.filter((url) => rest.includes(url)))
  const define = {
    __BUILD__: JSON.stringify({ ...build, pictures, rest: [...new Set([...first, ...rest])] }),
  }
  await esbuild.build({
    entryPoints: [ENTRY],
    outfile: path.join(publicDir, 'sw.js'),
    bundle: true,
    format: 'iife',
    platform: 'browser',
    target: ['es2022'],
    minify: true,
    legalComments: 'none',
    define,
    logLevel: 'error',
  })
}
