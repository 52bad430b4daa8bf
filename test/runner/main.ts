import type { Command } from './command.ts'
import { runEverything } from './everything.ts'
import { partOf } from './groups.ts'
import { runGroups } from './run-groups.ts'

/**
 * `test` runs everything; `test <group|sort|path> [filter...]` runs a part: files whose path contains one of the filters. `test node` is
 * all but the browser's.
 * The last line is always `N passed, N failed`.
 */
export const run = async ({ args }: Command): Promise<void> => {
  const words = args.filter((arg) => !arg.startsWith('--'))
  if (words.length === 0) {
    await runEverything()
    return
  }
  const { groups, filters } = partOf(words)
  const totals = await runGroups(groups, filters)
  process.stdout.write(`${totals.passed} passed, ${totals.failed} failed\n`)
  process.exitCode = totals.failed > 0 || totals.passed === 0 ? 1 : 0
}
