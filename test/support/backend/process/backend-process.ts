import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { copyDemoData } from '../../../../ui/build/bundle.ts'
import { bundleForNode } from '../../sources/bundles.ts'
import { QUICK_HASHES } from './short-lived.ts'

export type BackendProcess = {
  readonly origin: string
  readonly pid: number
  /** Ends it without warning, as a power cut would, and waits until it is gone. */
  readonly kill: () => Promise<void>
  /** Asks it to end, and waits until it has. */
  readonly leave: () => Promise<void>
}

export type BackendProgram = {
  readonly folder: string
  readonly dataDir: string
  /** Starts the real program on the data folder and waits until it is open. */
  readonly start: (environment: Readonly<Record<string, string>>) => Promise<BackendProcess>
  /** Runs the audit program on the data folder, which nothing else may have open, or on the server of DATABASE_URL. */
  readonly audit: (environment?: Readonly<Record<string, string>>) => AuditRun
  readonly remove: () => void
}

export type AuditRun = { readonly exitCode: number | null; readonly out: string }

const opened = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let out = ''
    const look = (chunk: Buffer) => {
      out += chunk
      const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(out)?.[0]
      if (origin) resolve(origin)
    }
    child.stdout?.on('data', look)
    child.stderr?.on('data', look)
    child.once('exit', () => reject(new Error(`the backend ended early: ${out}`)))
  })

let bundles: Promise<string> | undefined

/** The program that `npm start` runs and its audit, bundled once for all tests of this process. */
const bundledOnce = (): Promise<string> => {
  bundles ??= (async () => {
    mkdirSync('.cache', { recursive: true })
    const folder = mkdtempSync(join('.cache', 'program-'))
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
    await bundleForNode('adapters/embedded-backend/main.ts', join(folder, 'main.mjs'))
    copyDemoData(folder)
    await bundleForNode('adapters/embedded-backend/audit/audit-main.ts', join(folder, 'audit.mjs'))
    return folder
  })()
  return bundles
}

/** The program that `npm start` runs in a folder of its own, with data beside it; `nodeArgs` are flags of Node. */
export const buildBackendProgram = async (
  name: string,
  nodeArgs: readonly string[] = [],
): Promise<BackendProgram> => {
  const bundled = await bundledOnce()
  // Inside the project, so that the program finds its packages.
  const folder = mkdtempSync(join('.cache', `${name}-`))
  cpSync(bundled, folder, { recursive: true })
  const program = join(folder, 'main.mjs')
  const dataDir = join(folder, 'data')
  return {
    folder,
    dataDir,
    start: async (environment) => {
      const port = environment['LINTAS_PORT'] ?? '0'
      const args = [...nodeArgs, program, '--host', '127.0.0.1', '--port', port, '--data-dir', dataDir]
      const child = spawn(process.execPath, args, {
        env: { ...process.env, ...QUICK_HASHES, ...environment },
      })
      const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
      const origin = await opened(child)
      return {
        origin,
        pid: child.pid ?? 0,
        kill: () => {
          child.kill('SIGKILL')
          return gone
        },
        leave: () => {
          child.kill('SIGTERM')
          return gone
        },
      }
    },
    audit: (environment = {}) => {
      const args = [...nodeArgs, join(folder, 'audit.mjs'), '--data-dir', dataDir]
      const { status, stdout, stderr } = spawnSync(process.execPath, args, {
        encoding: 'utf8',
        env: { ...process.env, ...environment },
        // Longer than a busy machine takes for it.
        timeout: 180_000,
      })
      return { exitCode: status, out: stdout + stderr }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
