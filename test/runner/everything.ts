import { build, isBuilt } from '../../ui/build/build.ts'
import { oversize } from '../../ui/build/sizes.ts'
import { type Check, checkLint, checkTypes } from './checks.ts'
import { ensureTestBrowser } from './chromium.ts'
import { GROUPS } from './groups.ts'
import { ensurePostgres } from './postgres.ts'
import { runGroups } from './run-groups.ts'

const say = (isGood: boolean, name: string, seconds: number, text = ''): void => {
  process.stdout.write(`${isGood ? 'ok  ' : 'FAIL'} ${name.padEnd(14)} ${seconds.toFixed(1)} s\n`)
  if (!isGood) process.stdout.write(`${text.trim()}\n\n`)
}

/** One step that counts as one test. */
const step = async (name: string, work: () => Promise<string | undefined>): Promise<number> => {
  const startedAt = Date.now()
  let problem: string | undefined
  try {
    problem = await work()
  } catch (error) {
    problem = error instanceof Error ? error.message : String(error)
  }
  say(problem === undefined, name, (Date.now() - startedAt) / 1000, problem)
  return problem === undefined ? 1 : 0
}

const faultOf = ({ isGood, text }: Check): string | undefined => (isGood ? undefined : text || 'failed')

const buildOnce = async (): Promise<undefined> => {
  if (!isBuilt()) await build()
}

/** Types, lint, build, sizes, then every group of tests; prints `N passed, N failed` at the end. */
export const runEverything = async (): Promise<void> => {
  // The compiler and the build have one processor each.
  const steps = await Promise.all([
    step('types', async () => faultOf(await checkTypes())),
    step('lint', async () => faultOf(await checkLint())),
    step('build', buildOnce),
  ])
  steps.push(await step('size', async () => oversize().join('\n') || undefined))
  steps.push(await step('chromium', async () => void ensureTestBrowser()))
  steps.push(await step('postgresql', async () => void ensurePostgres()))
  const totals = await runGroups(GROUPS)
  const passed = steps.reduce((sum, ok) => sum + ok, 0) + totals.passed
  const failed = steps.length - steps.reduce((sum, ok) => sum + ok, 0) + totals.failed
  process.stdout.write(`${passed} passed, ${failed} failed\n`)
  process.exitCode = failed > 0 ? 1 : 0
}
