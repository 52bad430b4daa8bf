import { runGroups } from './test/run-groups.mjs'
import { runEverything } from './test/test-everything.mjs'
import { GROUPS } from './test/test-groups.mjs'

/**
 * `test` runs everything; `test <group|sort|path> [filter]` runs a part, `test node` all but the browser's.
 * The last line is always `N passed, N failed`.
 */
export const run = async ({ args }) => {
  const [wanted, filter] = args.filter((arg) => !arg.startsWith('--'))
  if (wanted === undefined) {
    await runEverything()
    return
  }
  const named = GROUPS.filter(({ name, sort }) =>
    wanted === 'node' ? sort !== 'browser' : name === wanted || sort === wanted,
  )
  const groups = named.length > 0 ? named : GROUPS
  const totals = await runGroups(groups, named.length > 0 ? filter : wanted)
  process.stdout.write(`${totals.passed} passed, ${totals.failed} failed\n`)
  process.exitCode = totals.failed > 0 || totals.passed === 0 ? 1 : 0
}
