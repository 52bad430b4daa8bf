import fs from 'node:fs'
import { ensureTestBrowser } from './browser.mjs'
import { failuresIn, namesOfFailures } from './failures.mjs'
import { withPostgres } from './postgres.mjs'
import { bundleForNode, openRunFolder } from './test-bundle.mjs'
import { filesOf } from './test-groups.mjs'
import { runProcess } from './test-process.mjs'
import { prepareShop } from './test-shop.mjs'

/** Parts that run at once: on two cores three of five wait most of the time. */
const WIDTH = 5

/** Runs jobs with at most `width` at once, in order. */
const inParallel = async (jobs, width) => {
  const results = []
  let next = 0
  const worker = async () => {
    while (next < jobs.length) {
      const index = next++
      results[index] = await jobs[index]()
    }
  }
  await Promise.all(Array.from({ length: width }, worker))
  return results
}

const sum = (results, field) => results.reduce((total, result) => total + result[field], 0)

const line = ({ passed, failed, seconds }, name) =>
  `${failed === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(14)} ${String(passed).padStart(4)} passed, ${failed} failed  ${seconds.toFixed(1)} s\n`

const print = (result, name) => {
  process.stdout.write(line(result, name))
  if (result.failed === 0) return
  // What failed comes first: whoever keeps but the beginning of a long print has it.
  const first = failuresIn(result.text)
  process.stdout.write(first ? `${first}\n\nAll that ${name} said:\n` : '')
  process.stdout.write(`${result.text.trim()}\n\n`)
}

/** What several parts of a group need is made once, when the first of them wants it. */
const once = (make) => {
  let made
  return () => (made ??= make())
}

/**
 * Puts jobs in turns: a browser test waits more than it works, so it runs beside one that works all the time.
 * Both keep their own order.
 */
const inTurns = (some, others) => {
  const share = others.length / (some.length || 1)
  const placed = some.map((job, at) => ({ job, place: at * share }))
  return [...placed, ...others.map((job, place) => ({ job, place }))]
    .sort((one, other) => one.place - other.place)
    .map(({ job }) => job)
}

/** The jobs of one group, each a process: one job, or one for each file. */
const jobsOf = ({ group, files }, folder) => {
  const outdir = `${folder}/${group.name}`
  const bundled = once(() => bundleForNode(files, outdir))
  const shop = once(() => prepareShop(folder))
  const parts = group.isByFile ? files.map((file) => [file]) : [files]
  return parts.map((part) => async () => {
    const name = group.isByFile ? part[0] : group.name
    const startedAt = Date.now()
    try {
      await bundled()
      const more = group.needsShop ? { ...(await shop()), CHROME_PATH: ensureTestBrowser() } : {}
      const run = (given = {}) =>
        runProcess({
          group,
          outdir,
          folder,
          environment: { ...more, ...given },
          only: group.isByFile && name,
        })
      const work = () =>
        group.needsPostgres ? withPostgres((url) => run({ LINTAS_TEST_DATABASE: url })) : run()
      const result = { group, name, ...(await work()), seconds: (Date.now() - startedAt) / 1000 }
      print(result, name)
      return result
    } catch (cause) {
      // Bundling, building or a server that is needed: the part has not even begun.
      const seconds = (Date.now() - startedAt) / 1000
      const result = { group, name, passed: 0, failed: 1, text: cause.stack ?? String(cause), seconds }
      print(result, name)
      return result
    }
  })
}

/**
 * Browser tests that failed beside others are run once more, alone: a page that had no processor for half a minute says
 * nothing about the shop (docs/decisions/0019). Both results are printed, the second counts.
 */
const triedAgain = async (results, jobs) => {
  const isBusyFault = ({ group, failed }) => group.isByFile && failed > 0
  if (results.length === 1) return results
  const last = []
  for (const [at, result] of results.entries()) {
    if (!isBusyFault(result)) last.push(result)
    else {
      process.stdout.write(`once more, alone: ${result.name}\n`)
      last.push(await jobs[at]())
    }
  }
  return last
}

const printGroups = (groups, results) => {
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
const printFailures = (results) => {
  for (const { name, text } of results.filter(({ failed }) => failed > 0)) {
    const names = namesOfFailures(text)
    for (const failed of names.length > 0 ? names : ['no test by name'])
      process.stdout.write(`failed in ${name}: ${failed}\n`)
  }
}

/** Runs the named groups (or sorts) and gives the totals. */
export const runGroups = async (groups, filter = '', width = WIDTH) => {
  const folder = openRunFolder()
  const wanted = groups
    .map((group) => ({ group, files: filesOf(group, filter) }))
    .filter(({ files }) => files.length > 0)
  const jobsOfSort = (isByFile) =>
    wanted.filter(({ group }) => !group.isByFile === !isByFile).flatMap((one) => jobsOf(one, folder))
  const jobs = inTurns(jobsOfSort(false), jobsOfSort(true))
  const results = await triedAgain(await inParallel(jobs, width), jobs)
  printGroups(
    wanted.map(({ group }) => group),
    results,
  )
  printFailures(results)
  // Coverage is worked out from the bundles when the tests are over; the next run clears them away.
  if (!process.env['NODE_V8_COVERAGE']) fs.rmSync(folder, { recursive: true, force: true })
  return { passed: sum(results, 'passed'), failed: sum(results, 'failed') }
}
