import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { withPostgres } from './postgres.mjs'
import { bundleForNode, openRunFolder } from './test-bundle.mjs'
import { filesOf, GROUPS } from './test-groups.mjs'

const TOTALS = /Total:\s+(\d+)[\s\S]*?Passed:\s+(\d+)/
// biome-ignore lint/suspicious/noControlCharactersInRegex: colours are escape sequences
const COLOURS = /\u001b\[[0-9;]*m/g

/** Runs one group in its own process; a group that prints no total, or hangs, has failed. */
const runGroup = async (group, files, folder, more = {}) => {
  const outdir = path.join(folder, group.name)
  const startedAt = Date.now()
  const report = (passed, failed, text) => ({
    name: group.name,
    passed,
    failed,
    text,
    seconds: (Date.now() - startedAt) / 1000,
  })
  try {
    await bundleForNode(files, outdir)
  } catch (error) {
    return report(0, 1, `bundling failed: ${error.message}`)
  }
  const args = ['--enable-source-maps', ...(group.nodeArgs ?? []), '.tools/uvu-run.mjs', outdir]
  const env = { ...process.env, LINTAS_TEST_FOLDER: path.resolve(folder), ...more }
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], env })
  let text = ''
  child.stdout.on('data', (chunk) => (text += chunk))
  child.stderr.on('data', (chunk) => (text += chunk))
  const timer = setTimeout(() => child.kill('SIGKILL'), group.timeoutMs ?? 120_000)
  const code = await new Promise((resolve) => child.on('close', resolve))
  clearTimeout(timer)
  const plain = text.replace(COLOURS, '')
  const totals = TOTALS.exec(plain)
  const total = Number(totals?.[1] ?? 0)
  const passed = Number(totals?.[2] ?? 0)
  if (!totals || total === 0)
    return report(passed, 1, `${plain}\n(${group.name}: ended with ${code} and no total)`)
  return report(passed, Math.max(total - passed, code === 0 ? 0 : 1), plain)
}

/** A group that needs PostgreSQL has one to itself meanwhile. */
const runWhatItNeeds = (group, files, folder) =>
  group.needsPostgres
    ? withPostgres((url) => runGroup(group, files, folder, { LINTAS_TEST_DATABASE: url }))
    : runGroup(group, files, folder)

/** Runs jobs with at most `width` at once, in order. */
export const inParallel = async (jobs, width) => {
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

const print = ({ name, passed, failed, text, seconds }) => {
  const mark = failed === 0 ? 'ok  ' : 'FAIL'
  process.stdout.write(
    `${mark} ${name.padEnd(14)} ${String(passed).padStart(4)} passed, ${failed} failed  ${seconds.toFixed(1)} s\n`,
  )
  if (failed > 0) process.stdout.write(`${text.trim()}\n\n`)
}

/** Runs the named groups (or sorts) and gives the totals. */
export const runGroups = async (groups, filter, width = 2) => {
  const folder = openRunFolder()
  const jobs = groups
    .map((group) => ({ group, files: filesOf(group, filter) }))
    .filter(({ files }) => files.length > 0)
    .map(({ group, files }) => async () => {
      const result = await runWhatItNeeds(group, files, folder)
      print(result)
      return result
    })
  const results = await inParallel(jobs, width)
  // Coverage is worked out from the bundles when the tests are over; the next run clears them away.
  if (!process.env['NODE_V8_COVERAGE']) fs.rmSync(folder, { recursive: true, force: true })
  return {
    passed: results.reduce((sum, result) => sum + result.passed, 0),
    failed: results.reduce((sum, result) => sum + result.failed, 0),
  }
}

/**
 * `test` runs everything; `test <group|sort|path> [filter]` runs a part, `test node` all but the browser's.
 * The last line is always `N passed, N failed`.
 */
export const run = async ({ args }) => {
  const [wanted, filter] = args.filter((arg) => !arg.startsWith('--'))
  if (wanted === undefined) {
    const { runEverything } = await import('./test-everything.mjs')
    await runEverything()
    return
  }
  const named = GROUPS.filter(({ name, sort, isAlone }) =>
    wanted === 'node' ? !isAlone : name === wanted || sort === wanted,
  )
  const groups = named.length > 0 ? named : GROUPS
  const totals = await runGroups(groups, named.length > 0 ? filter : wanted)
  process.stdout.write(`${totals.passed} passed, ${totals.failed} failed\n`)
  process.exitCode = totals.failed > 0 || totals.passed === 0 ? 1 : 0
}
