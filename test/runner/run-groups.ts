import fs from 'node:fs'
import { bundleForNode, openRunFolder } from './bundle.ts'
import { ensureTestBrowser } from './chromium.ts'
import { shopForTests } from './demo-shop.ts'
import { failuresIn, namesOfFailures } from './failures.ts'
import { filesOf, type Group, processesOf } from './groups.ts'
import { withPostgres } from './postgres.ts'
import { type Outcome, runProcess } from './process.ts'

type Result = Outcome & { readonly group: Group; readonly name: string; readonly seconds: number }
type Job<T> = () => Promise<T>

/** Parts that run at once: on two cores three of five wait most of the time. */
const WIDTH = 5

/**
 * What the browser of `npm test` gets beside what every other has: its pages live for seconds, and to optimise their scripts
 * takes a seventh more processor time than it saves. Whoever measures opens the shop by other commands.
 */
const BROWSER_ARGS = '--js-flags=--no-maglev,--no-turbofan'

/** Runs jobs with at most `width` at once, in order. */
const inParallel = async <T>(jobs: readonly Job<T>[], width: number): Promise<readonly T[]> => {
  const results: T[] = []
  let next = 0
  const worker = async () => {
    while (next < jobs.length) {
      const index = next++
      const job = jobs[index]
      if (job) results[index] = await job()
    }
  }
  await Promise.all(Array.from({ length: width }, worker))
  return results
}

const sum = (results: readonly Result[], field: 'passed' | 'failed' | 'seconds'): number =>
  results.reduce((total, result) => total + result[field], 0)

const line = ({ passed, failed, seconds }: Omit<Result, 'group' | 'name' | 'text'>, name: string): string =>
  `${failed === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(14)} ${String(passed).padStart(4)} passed, ${failed} failed  ${seconds.toFixed(1)} s\n`

const print = (result: Result, name: string): void => {
  process.stdout.write(line(result, name))
  if (result.failed === 0) return
  // What failed comes first: whoever keeps but the beginning of a long print has it.
  const first = failuresIn(result.text)
  process.stdout.write(first ? `${first}\n\nAll that ${name} said:\n` : '')
  process.stdout.write(`${result.text.trim()}\n\n`)
}

/** What several parts of a group need is made once, when the first of them wants it. */
const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/**
 * Puts jobs in turns: a browser test waits more than it works, so it runs beside one that works all the time.
 * Both keep their own order.
 */
const inTurns = <T>(some: readonly T[], others: readonly T[]): readonly T[] => {
  const share = others.length / (some.length || 1)
  const placed = some.map((job, at) => ({ job, place: at * share }))
  return [...placed, ...others.map((job, place) => ({ job, place }))]
    .sort((one, other) => one.place - other.place)
    .map(({ job }) => job)
}

/** The jobs of one group, each a process. */
type Part = { readonly group: Group; readonly files: readonly string[] }

/** What a group's processes get beside their own environment. */
type Given = () => Promise<Readonly<Record<string, string>>>

const jobsOf = ({ group, files: all }: Part, folder: string, given: Given): readonly Job<Result>[] => {
  const outdir = `${folder}/${group.name}`
  const bundled = once(() => bundleForNode(all, outdir))
  return processesOf(group, all).map((part) => async () => {
    const [file = group.name, ...more] = part
    const files = more.length > 0 ? `${file} and ${more.length} more` : file
    const name = group.isByFile ? files : group.name
    const startedAt = Date.now()
    try {
      await bundled()
      const shared = await given()
      const run = (own: Readonly<Record<string, string>> = {}) =>
        runProcess({
          group,
          outdir,
          folder,
          environment: { ...shared, ...own },
          only: group.isByFile ? part : undefined,
        })
      const work = () =>
        group.needsPostgres ? withPostgres((url) => run({ LINTAS_TEST_DATABASE: url })) : run()
      const result = { group, name, ...(await work()), seconds: (Date.now() - startedAt) / 1000 }
      print(result, name)
      return result
    } catch (cause) {
      // Bundling, building or a server that is needed: the part has not even begun.
      const seconds = (Date.now() - startedAt) / 1000
      const text = cause instanceof Error && cause.stack ? cause.stack : String(cause)
      const result = { group, name, passed: 0, failed: 1, text, seconds }
      print(result, name)
      return result
    }
  })
}

const printGroups = (groups: readonly Group[], results: readonly Result[]): void => {
  for (const group of groups.filter(({ isByFile }) => isByFile)) {
    const parts = results.filter((result) => result.group === group)
    const total = {
      passed: sum(parts, 'passed'),
      failed: sum(parts, 'failed'),
      seconds: sum(parts, 'seconds'),
    }
    process.stdout.write(line(total, group.name))
  }
}

/** Which tests failed, once more where the run ends. */
const printFailures = (results: readonly Result[]): void => {
  for (const { name, text } of results.filter(({ failed }) => failed > 0)) {
    const names = namesOfFailures(text)
    for (const failed of names.length > 0 ? names : ['no test by name'])
      process.stdout.write(`failed in ${name}: ${failed}\n`)
  }
}

/** Runs the named groups (or sorts) and gives the totals. */
export const runGroups = async (
  groups: readonly Group[],
  filters: readonly string[] = [],
): Promise<{ readonly passed: number; readonly failed: number }> => {
  const folder = openRunFolder()
  const wanted = groups
    .map((group) => ({ group, files: filesOf(group, ...filters) }))
    .filter(({ files }) => files.length > 0)
  if (wanted.length === 0) process.stdout.write(`No test file matches "${filters.join('", "')}".\n`)
  const shop = shopForTests(folder)
  const hasShop = wanted.some(({ group }) => group.needsShop)
  const givenTo =
    ({ needsShop, copiesDemoData }: Group): Given =>
    async () => {
      if (needsShop)
        return { ...(await shop()), CHROME_PATH: ensureTestBrowser(), LINTAS_BROWSER_ARGS: BROWSER_ARGS }
      if (!copiesDemoData || !hasShop) return {}
      const { LINTAS_DEMO_DATA } = await shop()
      return { LINTAS_DEMO_DATA }
    }
  const jobsOfSort = (isByFile: boolean) =>
    wanted
      .filter(({ group }) => !group.isByFile === !isByFile)
      .flatMap((one) => jobsOf(one, folder, givenTo(one.group)))
  const jobs = inTurns(jobsOfSort(false), jobsOfSort(true))
  const results = await inParallel(jobs, WIDTH)
  printGroups(
    wanted.map(({ group }) => group),
    results,
  )
  printFailures(results)
  // Coverage is worked out from the bundles when the tests are over; the next run clears them away.
  if (!process.env['NODE_V8_COVERAGE']) fs.rmSync(folder, { recursive: true, force: true })
  return { passed: sum(results, 'passed'), failed: sum(results, 'failed') }
}
