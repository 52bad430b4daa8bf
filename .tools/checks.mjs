import { spawnSync } from 'node:child_process'
import fs from 'node:fs'

const BIOME = 'node_modules/@biomejs/cli-linux-x64/biome'

/** Types of every ring, in the order of the project references. */
export const checkTypes = () => spawnSync('node_modules/.bin/tsc', ['-b'], { encoding: 'utf8' })

/** Lint and format. The binary is an optional package: other platforms may bring their own `biome`. */
export const checkLint = (fix = false) =>
  spawnSync(
    fs.existsSync(BIOME) ? BIOME : 'biome',
    ['check', ...(fix ? ['--write'] : []), '--max-diagnostics=60', '--diagnostic-level=error', '.'],
    { encoding: 'utf8' },
  )

export const run = async ({ command, args }) => {
  const done = command === 'types' ? checkTypes() : checkLint(args.includes('--fix'))
  process.stdout.write(`${done.stdout ?? ''}${done.stderr ?? ''}`)
  process.exitCode = done.status ?? 1
}
