import { spawnSync } from 'node:child_process'
import type { Command } from './command.ts'

const RINGS = ['domain', 'application', 'adapters', 'ui']
const LEFT_OUT = ['**/*.css', '**/*.d.ts', '**/*.json', '**/node_modules/**', 'test/**', '.cache/**']

/** `npm run coverage`: which lines the tests in Node run. The globs must start with two stars, see docs/decisions. */
export const run = async ({ args }: Command): Promise<void> => {
  const c8 = [
    '--all',
    '--exclude-after-remap',
    ...RINGS.flatMap((ring) => ['--include', `**/${ring}/**`]),
    ...LEFT_OUT.flatMap((glob) => ['--exclude', glob]),
    '-r',
    'text',
    '-r',
    'json-summary',
    '--reports-dir',
    '.cache/coverage',
  ]
  const groups = args.length > 0 ? args : ['node']
  const { status } = spawnSync(
    'node_modules/.bin/c8',
    [...c8, process.execPath, 'build.mjs', 'test', ...groups],
    { stdio: 'inherit' },
  )
  process.exitCode = status ?? 1
}
