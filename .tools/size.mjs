import fs from 'node:fs'
import path from 'node:path'
import { build, DIST, isBuilt } from './build.mjs'
import { compressCached } from './face/compress.mjs'
import { outputOf, staticOutputs } from './face/graph.mjs'

/** Budgets in bytes, brotli 11; those of the chat and of the styles of a drawn page are gzip. */
const BUDGET = {
  shellJs: 105 * 1024,
  firstRoute: 120 * 1024,
  laterRoute: 15 * 1024,
  chatGz: 60 * 1024,
  drawnCssGz: 6 * 1024,
}
const LANGUAGE = 'dgn'

const kb = (bytes) => (bytes / 1024).toFixed(1).padStart(7)

const measure = async (href) => {
  const bytes = fs.readFileSync(path.join(DIST, 'public', href))
  const { br, gz } = await compressCached('.cache/compressed', bytes)
  return { raw: bytes.length, br: br.length, gz: gz.length }
}

const total = async (hrefs) => {
  const parts = await Promise.all([...new Set(hrefs)].filter(Boolean).map(measure))
  return parts.reduce(
    (sum, part) => ({ raw: sum.raw + part.raw, br: sum.br + part.br, gz: sum.gz + part.gz }),
    { raw: 0, br: 0, gz: 0 },
  )
}

/**
 * The sizes of shell and routes, and what is over budget. A route's own files are those no other route uses;
 * what it shares with others is shown beside them, and counts when it is the first route.
 */
export const measureSizes = async () => {
  const manifest = JSON.parse(fs.readFileSync(path.join(DIST, 'manifest.json'), 'utf8'))
  const spoken = manifest.words[LANGUAGE].files
  const shellJs = await total(manifest.shell.js)
  const shellCss = await total([manifest.shell.css])
  const shellWords = await total([spoken.base])
  const shell = shellJs.br + shellCss.br + shellWords.br
  const needs = Object.entries(manifest.routes).map(([name, { js, css, words }]) => ({
    name,
    pattern: manifest.paths[name],
    files: [...js, ...css],
    words: words.map((context) => spoken[context]),
  }))
  const users = (href) => needs.filter(({ files }) => files.includes(href)).length
  const routes = []
  for (const { name, pattern, files, words } of needs) {
    const own = await total(files.filter((href) => users(href) === 1))
    const shared = await total(files.filter((href) => users(href) > 1))
    const said = await total(words)
    const first = shell + own.br + shared.br + said.br
    routes.push({ name, pattern, own, shared, words: said, first })
  }
  const chat = await measureChat(manifest)
  const drawnCss = await total([manifest.drawn.routes.home?.whole])
  const over = overBudget({ shellJs, routes, chat, drawnCss })
  return { shellJs, shellCss, shellWords, drawnCss, routes, chat, over }
}

/** What has to be there before a room can be read and written in: list, room, engine, ciphers. */
const CHAT_PARTS = {
  'list and room': ['ui/messaging/ChatListScreen.tsx', 'ui/messaging/ChatRoomScreen.tsx'],
  engine: ['adapters/container/chat-module.ts'],
  'ciphers, socket, store': ['adapters/container/browser-messaging-ports.ts'],
}
const CHAT_ROUTES = ['chatRoom', 'chatRoomDetail', 'service']

/** The chat's own code, each file once: what the shell has, or a page that is not of the chat, is not of it. */
const measureChat = async ({ shell, routes }) => {
  const metafile = JSON.parse(fs.readFileSync(path.join(DIST, 'metafile.json'), 'utf8'))
  const others = Object.entries(routes).filter(([name]) => !CHAT_ROUTES.includes(name))
  const known = new Set([...shell.js, ...others.flatMap(([, { js }]) => js)])
  const parts = []
  for (const [name, sources] of Object.entries(CHAT_PARTS)) {
    const outputs = sources.flatMap((source) => [...staticOutputs(metafile, outputOf(metafile, source))])
    const own = outputs.map((output) => `/assets/${path.basename(output)}`).filter((href) => !known.has(href))
    parts.push({ name, ...(await total(own)) })
    for (const href of own) known.add(href)
  }
  return parts
}

const gzOf = (parts) => parts.reduce((sum, { gz }) => sum + gz, 0)

const overBudget = ({ shellJs, routes, chat, drawnCss }) => {
  const over = []
  const claim = (what, bytes, budget) => {
    if (bytes > budget) over.push(`${what}: ${kb(bytes).trim()} KB, the budget is ${kb(budget).trim()} KB`)
  }
  claim('shell JS', shellJs.br, BUDGET.shellJs)
  for (const { name, pattern, own, first } of routes) {
    if (name === 'home') claim('/home as the first route', first, BUDGET.firstRoute)
    claim(pattern, own.br, BUDGET.laterRoute)
  }
  claim('the chat, gzip', gzOf(chat), BUDGET.chatGz)
  claim('the sheet of /home when it comes drawn, gzip', drawnCss.gz, BUDGET.drawnCssGz)
  return over
}

/** What a route's own chunks (or the shell's, for "shell") are made of, largest first. */
const explain = (name) => {
  const { routes, shell } = JSON.parse(fs.readFileSync(path.join(DIST, 'manifest.json'), 'utf8'))
  const { outputs } = JSON.parse(fs.readFileSync(path.join(DIST, 'metafile.json'), 'utf8'))
  const wanted = name === 'shell' ? shell.js : routes[name]?.js
  if (!wanted) throw Object.assign(new Error(`No such route: ${name}`), { isPlain: true })
  const parts = Object.entries(outputs)
    .filter(([output]) => wanted.includes(`/assets/${path.basename(output)}`))
    .flatMap(([, { inputs }]) => Object.entries(inputs))
    .map(([file, { bytesInOutput }]) => [bytesInOutput, file])
    .filter(([bytes]) => bytes > 0)
    .sort(([one], [other]) => other - one)
  for (const [bytes, file] of parts) process.stdout.write(`${kb(bytes)} KB raw  ${file}\n`)
}

/** `npm run size [-- --why <route|shell>]`: the table, and exit code 1 when something is over its budget. */
export const run = async ({ args }) => {
  if (!isBuilt()) await build()
  const why = args.indexOf('--why')
  if (why >= 0) return explain(args[why + 1])
  const { shellJs, shellCss, shellWords, drawnCss, routes, chat, over } = await measureSizes()
  const row = (name, { raw, gz, br }) => `${name.padEnd(46)} ${kb(raw)} ${kb(gz)} ${kb(br)}`
  const lines = [
    `${'KB'.padEnd(46)} ${'raw'.padStart(7)} ${'gz'.padStart(7)} ${'br'.padStart(7)}  shared   words  as first route (br)`,
    row('shell JS', shellJs),
    row('shell CSS', shellCss),
    row(`words of the shell (${LANGUAGE})`, shellWords),
    row('the sheet of /home when it comes drawn', drawnCss),
    ...routes.map(
      ({ pattern, own, shared, words, first }) =>
        `${row(pattern, own)} ${kb(shared.br)} ${kb(words.br)} ${kb(first)}`,
    ),
    ...chat.map((part) => row(`chat: ${part.name}`, part)),
    `${'chat, all of its own, gzip'.padEnd(46)} ${''.padStart(7)} ${kb(gzOf(chat))}`,
    ...over.map((problem) => `OVER BUDGET: ${problem}`),
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
  process.exitCode = over.length > 0 ? 1 : 0
}
