import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { bundleForNode, openRunFolder } from './bundle.ts'
import { ensureChromium } from './chromium.ts'
import type { Command } from './command.ts'
import { LONG_FORM_NAMES, longForm } from './long-forms.ts'
import { withPostgres } from './postgres.ts'

type Plan = {
  /** The file under test/ that is bundled and run. */
  readonly file: string
  readonly args: readonly string[]
  readonly nodeArgs?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

/** Bundles a program and runs it to its end; gives its exit code. */
const runPlan = async ({ file, args, nodeArgs = [], env = {} }: Plan): Promise<number> => {
  const folder = openRunFolder()
  try {
    await bundleForNode([file], folder)
    const bundle = path.join(folder, file.replace(/\.ts$/, '.js'))
    const child = spawn(
      process.execPath,
      ['--enable-source-maps', '--expose-gc', ...nodeArgs, bundle, ...args],
      { stdio: 'inherit', env: { ...process.env, ...env } },
    )
    return await new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)))
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

const scriptsOf = (folder: string): readonly string[] =>
  fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => path.basename(file, '.ts'))

/**
 * `bench NAME` runs a script of test/bench; `reliability NAME` the long form of a test, or a script of
 * test/reliability. Without a name they list what there is.
 */
const runScript = async (command: string, [name, ...args]: readonly string[]): Promise<number> => {
  const longForms = command === 'reliability' ? LONG_FORM_NAMES : []
  const names = [...scriptsOf(path.join('test', command)), ...longForms].sort()
  if (name === undefined || !names.includes(name)) {
    const list = names.map((known) => `  ${known}\n`).join('')
    process.stdout.write(`Usage: node build.mjs ${command} <name>\n${list}`)
    // A list was asked for, or a name was mistyped.
    return name === undefined ? 0 : 1
  }
  try {
    if (!longForms.includes(name)) return await runPlan({ file: `test/${command}/${name}.ts`, args })
    const { test, nodeArgs, env } = longForm(name, args)
    return await runPlan({ file: test, args: [], nodeArgs, env })
  } catch (cause) {
    const isWrongOption =
      cause instanceof Error && 'code' in cause && `${cause.code}`.startsWith('ERR_PARSE_ARGS')
    if (!(cause instanceof RangeError) && !isWrongOption) throw cause
    process.stderr.write(`${cause.message}\n`)
    return 1
  }
}

/** `load`: the load on one server process, on PGlite and on a PostgreSQL of its own whose commits are durable. */
const runLoad = (args: readonly string[]): Promise<number> =>
  withPostgres((url) => runPlan({ file: 'test/bench/load.ts', args, env: { LINTAS_TEST_DATABASE: url } }), {
    isDurable: true,
  })

/** Programs that look at pages with Chromium as people have it. */
const NEEDS_CHROMIUM = ['shots', 'axe']

/**
 * `interop -- --ws URL --api URL [--manager-token T]`: our messaging client against a live server.
 * `shots [-- --only NAME]`: a picture of every screen. `axe`: every screen, state and theme.
 * `browsers`: a shopper's journeys in Firefox and WebKit, where they are. Each is `test/COMMAND/main.ts`.
 */
const runMain = (command: string, args: readonly string[]): Promise<number> => {
  if (NEEDS_CHROMIUM.includes(command)) process.env['CHROME_PATH'] ??= ensureChromium()
  return runPlan({ file: `test/${command}/main.ts`, args: args.filter((arg) => arg !== '--') })
}

export const run = async ({ command, args }: Command): Promise<void> => {
  if (command === 'load') process.exitCode = await runLoad(args)
  else if (command === 'bench' || command === 'reliability') process.exitCode = await runScript(command, args)
  else process.exitCode = await runMain(command, args)
}
