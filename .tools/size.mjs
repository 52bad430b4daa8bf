import fs from 'node:fs'
import path from 'node:path'
import zlib from 'node:zlib'
import { build, DIST, isBuilt } from './build.mjs'
import { brotliOf } from './compress.mjs'

/** Budgets in bytes, brotli 11. */
export const BUDGET = { shellJs: 105 * 1024, firstRoute: 120 * 1024, laterRoute: 15 * 1024 }
const LANGUAGE = 'dgn'

const kb = (bytes) => (bytes / 1024).toFixed(1).padStart(7)

const measure = async (href) => {
  const bytes = fs.readFileSync(path.join(DIST, 'public', href))
  return {
    raw: bytes.length,
    br: (await brotliOf(bytes)).length,
    gz: zlib.gzipSync(bytes, { level: 9 }).length,
  }
}

const total = async (hrefs) => {
  const parts = await Promise.all([...new Set(hrefs)].map(measure))
  return parts.reduce(
    (sum, part) => ({ raw: sum.raw + part.raw, br: sum.br + part.br, gz: sum.gz + part.gz }),
    { raw: 0, br: 0, gz: 0 },
  )
}

/** The sizes of shell and routes, and what is over budget. */
export const measureSizes = async () => {
  const manifest = JSON.parse(fs.readFileSync(path.join(DIST, 'manifest.json'), 'utf8'))
  const spoken = manifest.words[LANGUAGE] ?? {}
  const wordsOf = (names) => names.flatMap((name) => spoken[name] ?? [])
  const shellJs = await total(manifest.shell.js)
  const shellCss = await total(manifest.shell.css)
  const shellWords = await total(wordsOf(['base', 'core', 'kit']))
  const routes = []
  for (const { path: pattern, js, css, words } of manifest.routes.filter((route) => route.js.length > 0)) {
    const own = await total([...js, ...(css ? [css] : [])])
    const spokenHere = await total(wordsOf(words))
    routes.push({
      pattern,
      own,
      words: spokenHere,
      first: shellJs.br + shellCss.br + shellWords.br + own.br + spokenHere.br,
    })
  }
  const over = []
  if (shellJs.br > BUDGET.shellJs) over.push(`shell JS ${kb(shellJs.br)} KB is over ${kb(BUDGET.shellJs)} KB`)
  const home = routes.find(({ pattern }) => pattern === '/home')
  if (home && home.first > BUDGET.firstRoute)
    over.push(`first route ${kb(home.first)} KB is over ${kb(BUDGET.firstRoute)} KB`)
  for (const { pattern, own } of routes)
    if (own.br > BUDGET.laterRoute)
      over.push(`${pattern} ${kb(own.br)} KB is over ${kb(BUDGET.laterRoute)} KB`)
  return { shellJs, shellCss, shellWords, routes, over }
}

/** `npm run size`: the table, and exit code 1 when something is over its budget. */
export const run = async () => {
  if (!isBuilt()) await build()
  const { shellJs, shellCss, shellWords, routes, over } = await measureSizes()
  const line = (name, { raw, gz, br }) => `${name.padEnd(46)} ${kb(raw)} ${kb(gz)} ${kb(br)}\n`
  let text = `${'KB'.padEnd(46)} ${'raw'.padStart(7)} ${'gz'.padStart(7)} ${'br'.padStart(7)}\n`
  text +=
    line('shell JS', shellJs) +
    line('shell CSS', shellCss) +
    line(`words of the shell (${LANGUAGE})`, shellWords)
  for (const { pattern, own, words, first } of routes)
    text += line(pattern, own).trimEnd() + `  words ${kb(words.br)}  as first route ${kb(first)}\n`
  process.stdout.write(text)
  for (const problem of over) process.stdout.write(`OVER BUDGET: ${problem}\n`)
  process.exitCode = over.length > 0 ? 1 : 0
}
