#!/usr/bin/env node
// The one entry of every command: `node build.mjs <command>`. Until the dependencies are known to be
// there it imports nothing but Node's own modules, so that it works on a bare checkout.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = path.dirname(fileURLToPath(import.meta.url))
process.chdir(root)

const BACKEND = 'adapters/embedded-backend'

/** Commands written in TypeScript: each file exports `run({ command, args })`. */
const COMMANDS = {
  build: 'ui/build/build.ts',
  dev: 'ui/build/dev.ts',
  size: 'ui/build/sizes.ts',
  where: 'ui/build/where.ts',
  pack: 'ui/build/pack.ts',
  'pack:messaging': 'adapters/messaging-package/pack.ts',
  test: 'test/runner/main.ts',
  types: 'test/runner/checks.ts',
  lint: 'test/runner/checks.ts',
  coverage: 'test/runner/coverage.ts',
  advisories: 'test/runner/advisories.ts',
  seo: 'test/runner/seo.ts',
  bench: 'test/runner/programs.ts',
  load: 'test/runner/programs.ts',
  reliability: 'test/runner/programs.ts',
  interop: 'test/runner/programs.ts',
  shots: 'test/runner/programs.ts',
  axe: 'test/runner/programs.ts',
  browsers: 'test/runner/programs.ts',
}

/** Programs of the built server, run with the options that follow the command. */
const PROGRAMS = JSON.parse(fs.readFileSync(path.join(BACKEND, 'programs.json'), 'utf8'))

/** Runs a program to its end, with its output on stderr; resolves with its exit code. */
const runToEnd = (file, args) =>
  new Promise((resolve) => {
    const child = spawn(file, args, { stdio: ['ignore', process.stderr, 'inherit'] })
    child.on('error', () => resolve(1))
    child.on('close', (code) => resolve(code ?? 1))
  })

/** npm writes this file last, so it is as new as the last whole installation. */
const INSTALLED = path.join('node_modules', '.package-lock.json')

const packagesIn = (file) => JSON.parse(fs.readFileSync(file, 'utf8')).packages

/** Whether what package-lock.json names is there; without `forDevelopment`, only what a running shop needs. */
const isInstalled = (forDevelopment) => {
  if (!fs.existsSync(INSTALLED)) return false
  const installed = packagesIn(INSTALLED)
  return Object.entries(packagesIn('package-lock.json')).every(
    ([name, { dev, devOptional, optional, version }]) =>
      name === '' ||
      optional ||
      devOptional ||
      (dev && !forDevelopment) ||
      installed[name]?.version === version,
  )
}

/** Installs what package-lock.json names when it is not there yet. */
const ensureDependencies = async (forDevelopment) => {
  if (isInstalled(forDevelopment)) return
  process.stderr.write('Installing dependencies...\n')
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error', ...(forDevelopment ? [] : ['--omit=dev'])]
  if ((await runToEnd('npm', ['ci', ...quiet])) === 0) return
  if ((await runToEnd('npm', ['install', ...quiet])) === 0) return
  fail('The dependencies could not be installed. Check the network, then try again.')
}

/** Compiles a TypeScript file with what it imports, and imports it. Packages are those of node_modules. */
const importTypeScript = async (file) => {
  const { build } = await import('esbuild')
  const folder = path.join('.cache', 'commands', `${process.pid}`)
  const outfile = path.join(folder, `${path.parse(file).name}.mjs`)
  await build({
    entryPoints: [file],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    sourcemap: 'inline',
    logLevel: 'error',
  })
  process.setSourceMapsEnabled(true)
  try {
    return await import(pathToFileURL(outfile).href)
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

/** Builds when something has changed, then runs a program of the server in the foreground. */
const runProgram = async ({ source, needsPages, args: own = [] }, args) => {
  const { build, DIST, isBuilt } = await importTypeScript('ui/build/build.ts')
  if (!isBuilt()) await build()
  const pages = needsPages ? ['--public-dir', path.join(DIST, 'public')] : []
  const program = path.join(DIST, 'server', `${path.parse(source).name}.js`)
  const child = spawn(process.execPath, ['--enable-source-maps', program, ...pages, ...own, ...args], {
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  // A signal sent to npm alone reaches npm's shell but not us, so we end when that parent ends.
  if (process.env.npm_lifecycle_event) {
    const { followParent } = await importTypeScript(`${BACKEND}/start/process.ts`)
    followParent(() => child.kill('SIGTERM'))
  }
  process.exitCode = await new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => resolve(code ?? (signal ? 1 : 0)))
  })
}

const fail = (line) => {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  fail(`Lintas needs Node 20.19 or newer; this is ${process.versions.node}.`)
}
const [command = 'serve', ...args] = process.argv.slice(2)
const known = `${[...Object.keys(PROGRAMS), ...Object.keys(COMMANDS)].join(', ')}. README.md says what each does.`
if (['help', '--help', '-h'].includes(command)) {
  process.stdout.write(`node build.mjs <command>, one of: ${known}\n`)
  process.exit(0)
}
if (!COMMANDS[command] && !PROGRAMS[command]) fail(`Unknown command "${command}". One of: ${known}`)
// Checked before the build, which takes seconds.
if (command === 'move-data' && !args.some((arg) => arg.startsWith('--to')) && !process.env.DATABASE_URL) {
  fail('Say where to: --to postgres://..., or DATABASE_URL.')
}

try {
  await ensureDependencies(!(PROGRAMS[command] || command === 'build'))
  if (PROGRAMS[command]) await runProgram(PROGRAMS[command], args)
  else {
    const { run } = await importTypeScript(COMMANDS[command])
    await run({ root, command, args })
  }
} catch (error) {
  process.stderr.write(`${error.isPlain ? error.message : (error.stack ?? error)}\n`)
  process.exitCode = 1
}
// Nothing that a command has left open may keep the process running.
process.stdout.write('', () => process.exit(process.exitCode ?? 0))
