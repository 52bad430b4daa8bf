import { build, isBuilt } from '../build.mjs'
import { checkLint, checkTypes } from '../checks.mjs'
import { measureSizes } from '../size.mjs'
import { ensureTestBrowser } from './browser.mjs'
import { ensurePostgres } from './postgres.mjs'
import { runGroups } from './run-groups.mjs'
import { GROUPS } from './test-groups.mjs'

const say = (isGood, name, seconds, text = '') => {
  process.stdout.write(`${isGood ? 'ok  ' : 'FAIL'} ${name.padEnd(14)} ${seconds.toFixed(1)} s\n`)
  if (!isGood) process.stdout.write(`${text.trim()}\n\n`)
}

/** One step that counts as one test. */
const step = async (name, work) => {
  const startedAt = Date.now()
  let problem
  try {
    problem = await work()
  } catch (error) {
    problem = error.message
  }
  say(!problem, name, (Date.now() - startedAt) / 1000, problem)
  return problem ? 0 : 1
}

const faultOf = ({ isGood, text }) => (isGood ? undefined : text || 'failed')

/** Types, lint, build, sizes, then every group of tests; prints `N passed, N failed` at the end. */
export const runEverything = async () => {
  // The compiler and the build have one processor each.
  const steps = await Promise.all([
    step('types', async () => faultOf(await checkTypes())),
    step('lint', async () => faultOf(await checkLint())),
    step('build', async () => {
      if (!isBuilt()) await build()
    }),
  ])
  steps.push(await step('size', async () => (await measureSizes()).over.join('\n')))
  steps.push(await step('chromium', () => void ensureTestBrowser()))
  steps.push(await step('postgresql', () => void ensurePostgres()))
  const totals = await runGroups(GROUPS)
  const passed = steps.reduce((sum, ok) => sum + ok, 0) + totals.passed
  const failed = steps.length - steps.reduce((sum, ok) => sum + ok, 0) + totals.failed
  process.stdout.write(`${passed} passed, ${failed} failed\n`)
  process.exitCode = failed > 0 ? 1 : 0
}
