import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import type { Group } from './groups.ts'

const TOTALS = /Total:\s+(\d+)[\s\S]*?Passed:\s+(\d+)/
// biome-ignore lint/suspicious/noControlCharactersInRegex: colours are escape sequences
const COLOURS = /\u001b\[[0-9;]*m/g
/** No part takes a third of it; what hangs must end, but a busy machine is no fault. */
const MAX_MS = 15 * 60_000

/** The bundles of test files, as a pattern that nothing else matches. */
const patternOf = (files: readonly string[]): string =>
  `^(?:${files.map((file) => file.replace(/\.tsx?$/, '.js').replaceAll(/[.\\]/g, '\\$&')).join('|')})$`

type Run = {
  readonly group: Group
  /** Where the bundled tests are. */
  readonly outdir: string
  /** The folder of the whole run. */
  readonly folder: string
  readonly environment: Readonly<Record<string, string>>
  /** The only test files to run. */
  readonly only?: readonly string[] | undefined
}

export type Outcome = { readonly passed: number; readonly failed: number; readonly text: string }

/** Runs the bundled tests of a group, or `only` some files, in a process; one that prints no total, or hangs, has failed. */
export const runProcess = async ({ group, outdir, folder, environment, only }: Run): Promise<Outcome> => {
  const args = ['--enable-source-maps', ...(group.nodeArgs ?? []), 'test/runner/uvu-run.mjs', outdir]
  const child = spawn(process.execPath, only ? [...args, patternOf(only)] : args, {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, LINTAS_TEST_FOLDER: path.resolve(folder), ...environment },
    // A process of its own kind: what it has started ends with it.
    detached: true,
  })
  let text = ''
  let file = 'no file yet'
  let isLate = false
  child.stdout?.on('data', (chunk: Buffer) => {
    text += chunk.toString()
  })
  child.stderr?.on('data', (chunk: Buffer) => {
    text += chunk.toString()
  })
  child.on('message', (name) => {
    file = String(name).replace(/\.js$/, '.ts')
  })
  const timer = setTimeout(() => {
    isLate = true
    endAll(child)
  }, MAX_MS)
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  clearTimeout(timer)
  const plain = text.replace(COLOURS, '')
  const totals = TOTALS.exec(plain)
  const total = Number(totals?.[1] ?? 0)
  const passed = Number(totals?.[2] ?? 0)
  if (totals && total > 0)
    return { passed, failed: Math.max(total - passed, code === 0 ? 0 : 1), text: plain }
  const end = isLate ? 'was ended after its time' : `ended with ${code}`
  return { passed, failed: 1, text: `${plain}\n(${group.name}: ${end}, without a total, in ${file})` }
}

/** The process and all that it has started: a shop or a browser that stays holds on to the machine. */
const endAll = (child: ChildProcess): void => {
  try {
    process.kill(-(child.pid ?? 0), 'SIGKILL')
  } catch {
    child.kill('SIGKILL')
  }
}
