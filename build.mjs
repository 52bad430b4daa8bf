#!/usr/bin/env node
// The one entry of the tools: `node build.mjs <command>`. Until the dependencies are known to be
// there it imports nothing but Node's own modules, so that it works on a bare checkout.
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const root = path.dirname(fileURLToPath(import.meta.url))
process.chdir(root)

const COMMANDS = {
  build: './.tools/build.mjs',
  serve: './.tools/serve.mjs',
  test: './.tools/test.mjs',
  types: './.tools/checks.mjs',
  lint: './.tools/checks.mjs',
  size: './.tools/size.mjs',
  audit: './.tools/audit.mjs',
  headers: './.tools/headers.mjs',
  where: './.tools/where.mjs',
  'move-data': './.tools/move-data.mjs',
  advisories: './.tools/advisories.mjs',
  bench: './.tools/script.mjs',
  load: './.tools/load.mjs',
  interop: './.tools/program.mjs',
  shots: './.tools/program.mjs',
  axe: './.tools/program.mjs',
  browsers: './.tools/program.mjs',
  reliability: './.tools/script.mjs',
  coverage: './.tools/coverage.mjs',
}

const [command = 'serve', ...args] = process.argv.slice(2)

const fail = (line) => {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  fail(`Lintas needs Node 20.19 or newer; this is ${process.versions.node}.`)
}
const known = `${Object.keys(COMMANDS).join(', ')}. README.md says what each does.`
if (['help', '--help', '-h'].includes(command)) {
  process.stdout.write(`node build.mjs <command>, one of: ${known}\n`)
  process.exit(0)
}
const file = COMMANDS[command]
if (!file) fail(`Unknown command "${command}". One of: ${known}`)

const { ensureDependencies } = await import('./.tools/dependencies.mjs')
await ensureDependencies(root).catch((error) => fail(error.message))
const { run } = await import(file)
await run({ root, command, args }).catch((error) => {
  process.stderr.write(`${error.isPlain ? error.message : (error.stack ?? error)}\n`)
  process.exitCode = 1
})
// Nothing that a command has left open may keep it from ending.
process.stdout.write('', () => process.exit(process.exitCode ?? 0))
