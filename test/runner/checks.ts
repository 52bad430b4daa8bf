import { execFile } from 'node:child_process'
import type { Command } from './command.ts'

const BIOME = 'node_modules/.bin/biome'
const MAX_TEXT = 16 * 1024 * 1024

/** What a program that checks something said: whether it was content, and all that it wrote. */
export type Check = { readonly isGood: boolean; readonly text: string }

const runProgram = (program: string, args: readonly string[]): Promise<Check> =>
  new Promise((resolve) => {
    execFile(program, [...args], { encoding: 'utf8', maxBuffer: MAX_TEXT }, (fault, stdout, stderr) =>
      resolve({ isGood: !fault, text: `${stdout}${stderr}` || (fault?.message ?? '') }),
    )
  })

/** Types of every ring, in the order of the project references. */
export const checkTypes = (): Promise<Check> => runProgram('node_modules/.bin/tsc', ['-b'])

/** Lint and format. */
export const checkLint = (fix = false): Promise<Check> =>
  runProgram(BIOME, [
    'check',
    ...(fix ? ['--write'] : []),
    '--max-diagnostics=60',
    '--diagnostic-level=error',
    '.',
  ])

/** `types`; `lint [--fix]`. */
export const run = async ({ command, args }: Command): Promise<void> => {
  const { isGood, text } = command === 'types' ? await checkTypes() : await checkLint(args.includes('--fix'))
  process.stdout.write(text)
  process.exitCode = isGood ? 0 : 1
}
