import fs from 'node:fs'
import path from 'node:path'
import type { Metafile } from 'esbuild'
import { BASE } from '../i18n/translations.ts'
import { build, DIST, isBuilt } from './build.ts'
import { compressCached } from './compress.ts'
import type { Manifest } from './html.ts'

/** What was measured when the figures were last kept (`npm run size -- --keep`), in bytes. */
const KEPT = 'ui/build/kept-sizes.json'
/** More than this beyond what is kept is too much to come along unseen. */
const MOST_GROWTH = 1.05
const KB = 1024
/** The most that is promised of each figure (docs/measurements.md), in bytes. */
const PROMISED = {
  'JavaScript of /home as the first page, brotli': 150 * KB,
  'the chat, what it has of its own, gzip': 85 * KB,
  'HTML of /home without its data, brotli': 24 * KB,
}
type Figure = keyof typeof PROMISED
const FIGURES = Object.keys(PROMISED) as readonly Figure[]

type Size = { readonly raw: number; readonly br: number; readonly gz: number }
type Row = Size & { readonly name: string }

const kb = (bytes: number): string => (bytes / KB).toFixed(1).padStart(7)

const measure = async (href: string): Promise<Size> => {
  const bytes = fs.readFileSync(path.join(DIST, 'public', href))
  const { br, gz } = await compressCached('.cache/compressed', bytes)
  return { raw: bytes.length, br: br.length, gz: gz.length }
}

const total = async (hrefs: readonly string[]): Promise<Size> => {
  const parts = await Promise.all([...new Set(hrefs)].filter(Boolean).map(measure))
  const sum = (of: keyof Size): number => parts.reduce((all, part) => all + part[of], 0)
  return { raw: sum('raw'), br: sum('br'), gz: sum('gz') }
}

const readManifest = (): Manifest => JSON.parse(fs.readFileSync(path.join(DIST, 'manifest.json'), 'utf8'))

/** Figures that grew by more than a twentieth over those that are kept. */
const overBudget = (figures: Readonly<Record<Figure, number>>): readonly string[] => {
  const kept: Readonly<Record<string, number>> = JSON.parse(fs.readFileSync(KEPT, 'utf8'))
  return FIGURES.flatMap((name) => {
    const most = (kept[name] ?? Number.POSITIVE_INFINITY) * MOST_GROWTH
    const bytes = figures[name]
    return bytes > most ? [`${name}: ${kb(bytes).trim()} KB, at most ${kb(most).trim()} KB`] : []
  })
}

/** The sizes of the shell, of each context, and of what is promised; `over` says what is too large. */
export const measureSizes = async (): Promise<{
  readonly rows: readonly Row[]
  readonly figures: Readonly<Record<Figure, number>>
  readonly over: readonly string[]
}> => {
  const { shell, contexts, words } = readManifest()
  const others = Object.entries(contexts).filter(([name]) => name !== 'messaging')
  const known = new Set([...shell.js, ...others.flatMap(([, { js }]) => js)])
  const chat = await total((contexts['messaging']?.js ?? []).filter((href) => !known.has(href)))
  const shellJs = await total(shell.js)
  const home = await total(contexts['home']?.js ?? [])
  const html = await measure('/home.dgn.html')
  const rows = [
    { name: `shell, JavaScript in ${shell.js.length} files`, ...shellJs },
    { name: 'shell, styles', ...(await total([shell.css])) },
    {
      name: 'words of every page (dgn)',
      ...(await total([words.dgn.files[BASE] ?? ''])),
    },
    { name: '/home without its data, HTML', ...html },
    { name: 'chat, what it has of its own', ...chat },
  ]
  for (const [name, { js, css }] of Object.entries(contexts)) {
    rows.push({ name: `${name}, JavaScript in ${js.length} files`, ...(await total(js)) })
    rows.push({ name: `${name}, styles`, ...(await total([css])) })
  }
  const figures = {
    'JavaScript of /home as the first page, brotli': shellJs.br + home.br,
    'the chat, what it has of its own, gzip': chat.gz,
    'HTML of /home without its data, brotli': html.br,
  }
  return { rows, figures, over: overBudget(figures) }
}

/** What the code of a context (or "shell") is made of, largest first. */
const explain = (name: string): void => {
  const { contexts, shell } = readManifest()
  const { outputs }: Metafile = JSON.parse(fs.readFileSync(path.join(DIST, 'metafile.json'), 'utf8'))
  const wanted = name === 'shell' ? shell.js : contexts[name]?.js
  if (!wanted) throw Object.assign(new Error(`No such context: ${name}`), { isPlain: true })
  const parts = Object.entries(outputs)
    .filter(([output]) => wanted.includes(`/assets/${path.basename(output)}`))
    .flatMap(([, { inputs }]) => Object.entries(inputs))
    .map(([file, { bytesInOutput }]) => [bytesInOutput, file] as const)
    .filter(([bytes]) => bytes > 0)
    .sort(([one], [other]) => other - one)
  for (const [bytes, file] of parts) process.stdout.write(`${kb(bytes)} KB raw  ${file}\n`)
}

/**
 * `npm run size [-- --why <context|shell>] [-- --keep]`: the table, and exit code 1 when a figure grew by more than 5 % over the
 * kept one. A promise that is missed is said, and is nobody's fault of today. `--keep` keeps today's figures.
 */
export const run = async ({ args }: { readonly args: readonly string[] }): Promise<void> => {
  if (!isBuilt()) await build()
  const why = args.indexOf('--why')
  if (why >= 0) return explain(args[why + 1] ?? '')
  const { rows, figures, over } = await measureSizes()
  if (args.includes('--keep')) fs.writeFileSync(KEPT, `${JSON.stringify(figures, null, 2)}\n`)
  const lines = [
    `${'KB'.padEnd(46)} ${'raw'.padStart(7)} ${'gz'.padStart(7)} ${'br'.padStart(7)}`,
    ...rows.map(({ name, raw, gz, br }) => `${name.padEnd(46)} ${kb(raw)} ${kb(gz)} ${kb(br)}`),
    '',
    ...FIGURES.map(
      (name) =>
        `${name.padEnd(46)} ${kb(figures[name])} of ${kb(PROMISED[name]).trim()}${figures[name] > PROMISED[name] ? ' MISSED' : ''}`,
    ),
    ...(args.includes('--keep') ? [] : over.map((problem) => `TOO LARGE: ${problem}`)),
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
  process.exitCode = over.length > 0 && !args.includes('--keep') ? 1 : 0
}
