import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { bundleForNode } from '../../sources/bundles.ts'
import type { BackendProgram } from '../process/backend-process.ts'
import { SHORT_LIVED } from '../process/short-lived.ts'

export type CommandRun = { readonly exitCode: number | null; readonly out: string }

/** Runs a command on the data of a shop, open or not. */
export type Command = (
  words: readonly string[],
  environment?: Readonly<Record<string, string>>,
) => Promise<CommandRun>

/** The commands of the counter, bundled beside a shop's program. */
export const bundleCommands = async (
  { folder, dataDir }: BackendProgram,
  settings: Readonly<Record<string, string>>,
): Promise<{ readonly staff: Command; readonly catalogue: Command }> => {
  const commandOf = async (name: string): Promise<Command> => {
    const program = join(folder, `${name}.mjs`)
    await bundleForNode(`adapters/embedded-backend/commands/${name}-main.ts`, program)
    return (words, environment = {}) =>
      new Promise((resolve) => {
        const child = spawn(process.execPath, [...SHORT_LIVED, program, ...words, '--data-dir', dataDir], {
          env: { ...process.env, ...settings, ...environment },
        })
        let out = ''
        for (const stream of [child.stdout, child.stderr])
          stream.on('data', (chunk: Buffer) => {
            out += String(chunk)
          })
        child.on('close', (exitCode) => resolve({ exitCode, out }))
      })
  }
  return { staff: await commandOf('staff'), catalogue: await commandOf('catalogue') }
}
