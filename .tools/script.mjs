import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { bundleForNode, openRunFolder } from './test/test-bundle.mjs'

/**
 * `bench <name>` and `reliability <name>`: bundles one script of test/bench or test/reliability and runs
 * it. Without a name it lists them.
 */
export const run = async ({ command, args }) => {
  const home = path.join('test', command)
  const names = fs.existsSync(home)
    ? fs
        .readdirSync(home)
        .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
        .map((file) => path.basename(file, '.ts'))
    : []
  const [name, ...rest] = args
  if (!name || !names.includes(name)) {
    process.stdout.write(
      `Usage: node build.mjs ${command} <name>\n${names.map((known) => `  ${known}\n`).join('')}`,
    )
    // A list was asked for, or a name was mistyped.
    process.exitCode = name ? 1 : 0
    return
  }
  const folder = openRunFolder()
  await bundleForNode([path.posix.join('test', command, `${name}.ts`)], folder)
  const file = path.join(folder, 'test', command, `${name}.js`)
  const child = spawn(process.execPath, ['--enable-source-maps', '--expose-gc', file, ...rest], {
    stdio: 'inherit',
  })
  process.exitCode = await new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)))
  fs.rmSync(folder, { recursive: true, force: true })
}
