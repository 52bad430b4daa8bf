import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { LONG_FORM_NAMES, longForm } from './test/long-forms.mjs'
import { bundleForNode, openRunFolder } from './test/test-bundle.mjs'

const scriptsOf = (home) =>
  fs
    .readdirSync(home)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => path.basename(file, '.ts'))

const planOf = (command, name, args) =>
  command === 'reliability' && LONG_FORM_NAMES.includes(name)
    ? { args: [], ...longForm(name, args) }
    : { args, test: path.posix.join('test', command, `${name}.ts`), nodeArgs: [], env: {} }

const runPlan = async ({ test, nodeArgs, env, args }) => {
  const folder = openRunFolder()
  await bundleForNode([test], folder)
  const file = path.join(folder, test.replace(/\.ts$/, '.js'))
  const child = spawn(process.execPath, ['--enable-source-maps', '--expose-gc', ...nodeArgs, file, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  const code = await new Promise((resolve) => child.on('close', resolve))
  fs.rmSync(folder, { recursive: true, force: true })
  return code ?? 1
}

/**
 * `bench <name>` runs a script of test/bench; `reliability <name>` the long form of a test, or a script of
 * test/reliability. Without a name they list what there is.
 */
export const run = async ({ command, args: [name, ...args] }) => {
  const names = [
    ...scriptsOf(path.join('test', command)),
    ...(command === 'reliability' ? LONG_FORM_NAMES : []),
  ].sort()
  if (!name || !names.includes(name)) {
    process.stdout.write(
      `Usage: node build.mjs ${command} <name>\n${names.map((known) => `  ${known}\n`).join('')}`,
    )
    // A list was asked for, or a name was mistyped.
    process.exitCode = name ? 1 : 0
    return
  }
  try {
    process.exitCode = await runPlan(planOf(command, name, args))
  } catch (cause) {
    if (!(cause instanceof RangeError) && cause?.code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION') throw cause
    process.stderr.write(`${cause.message}\n`)
    process.exitCode = 1
  }
}
