import fs from 'node:fs'
import path from 'node:path'
import { analyzeMetafile } from 'esbuild'
import type { Site } from '../../adapters/embedded-backend/pages/page-template.ts'
import { build, DIST, isBuilt } from './build.ts'

const KB = 1024

type Size = { readonly raw: number; readonly gz: number; readonly br: number }

const kb = (bytes: number): string => (bytes / KB).toFixed(1).padStart(7)

/** Sizes of public files, each counted once: uncompressed and compressed. */
const sizeOf = (hrefs: readonly string[]): Size => {
  const bytesOf = (ending: string): number => {
    const files = [...new Set(hrefs)].map((href) => path.join(DIST, 'public', href))
    const sent = files.map((file) => (fs.existsSync(file + ending) ? file + ending : file))
    return sent.reduce((all, file) => all + fs.statSync(file).size, 0)
  }
  return { raw: bytesOf(''), gz: bytesOf('.gz'), br: bytesOf('.br') }
}

/** The tolerated excess over the promise, or over the last recorded size where that missed it. */
const ROOM = 1.05

/** The sizes of shell and contexts, compared with the promises (docs/measurements.md), in bytes. */
const measureSizes = () => {
  const site: Site = JSON.parse(fs.readFileSync(path.join(DIST, 'site.json'), 'utf8'))
  const { messaging, beyondHome: _, shopper: __, configured: ___, ...others } = site.scripts
  const known = new Set([...site.shell, ...Object.values(others).flat()])
  const shell = sizeOf(site.shell)
  const chat = sizeOf((messaging ?? []).filter((href) => !known.has(href)))
  const home = sizeOf([...site.shell, ...(others['home'] ?? [])])
  const html = sizeOf(['/home.dgn.html'])
  const cssOf = (name: string) => site.sheets.filter(({ users }) => users.includes(name))
  const contexts = Object.entries(site.scripts).map(([name, js]) => ({
    name: `${name}, JavaScript in ${js.length} files, and styles`,
    ...sizeOf([...js, ...cssOf(name).map(({ href }) => href)]),
  }))
  const rows = [{ name: `shell, JavaScript in ${site.shell.length} files`, ...shell }, ...contexts]
  const promised = [
    { name: 'JavaScript of /home as the first page, brotli', bytes: home.br, promise: 150, was: 147 },
    { name: 'the chat, what it has of its own, gzip', bytes: chat.gz, promise: 85, was: 96.3 },
    { name: 'HTML of /home without its data, brotli', bytes: html.br, promise: 24, was: 15.2 },
  ].map((one) => ({ ...one, red: ROOM * Math.max(one.promise, one.was) }))
  return { rows, promised }
}

/** What is too large, one line each. */
export const oversize = (): readonly string[] =>
  measureSizes().promised.flatMap(({ name, bytes, red }) =>
    bytes > red * KB ? [`TOO LARGE: ${name}: ${kb(bytes).trim()} of at most ${red.toFixed(1)} KB`] : [],
  )

/**
 * `npm run size [-- --why]`: prints the table; exit code 1 when a size is far over its promise. `--why` lists the
 * content of each file, from esbuild's analysis.
 */
export const run = async ({ args }: { readonly args: readonly string[] }): Promise<void> => {
  if (!isBuilt()) await build()
  if (args.includes('--why')) {
    process.stdout.write(await analyzeMetafile(fs.readFileSync(path.join(DIST, 'metafile.json'), 'utf8')))
    return
  }
  const { rows, promised } = measureSizes()
  const lines = [
    `${'KB'.padEnd(50)} ${'raw'.padStart(7)} ${'gz'.padStart(7)} ${'br'.padStart(7)}`,
    ...rows.map(({ name, raw, gz, br }) => `${name.padEnd(50)} ${kb(raw)} ${kb(gz)} ${kb(br)}`),
    ...promised.map(
      ({ name, bytes, promise, red }) =>
        `${name.padEnd(50)} ${kb(bytes)} of ${promise}${bytes > promise * KB ? ' MISSED' : ''}, red from ${red.toFixed(1)}`,
    ),
    ...oversize(),
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
  process.exitCode = oversize().length > 0 ? 1 : 0
}
