import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
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

/** What is seeded is beside a program, as the build puts it, but a hundred files are not copied; nobody writes there. */
const linkDemoData = (folder: string): void =>
  symlinkSync(resolve('adapters/embedded-backend/demo-data'), join(folder, 'demo-data'))

/**
 * Copies the data of a new demo shop, when the run has made them (test/runner/demo-shop.ts): to seed takes fifteen times as
 * long. By `cp`: Node's own copy takes four times as long for a database's thousand files.
 */
export const copyDemoShop = (dataDir: string): void => {
  const made = process.env['LINTAS_DEMO_DATA']
  if (made !== undefined) execFileSync('cp', ['-R', made, dataDir])
}

let bundles: Promise<string> | undefined

/** The folder of the program that `npm start` runs, main.mjs, and of its audit: bundled once for all tests of this process. */
export const bundledOnce = (): Promise<string> => {
  bundles ??= (async () => {
    mkdirSync('.cache', { recursive: true })
    const folder = mkdtempSync(join('.cache', 'program-'))
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
    await bundleForNode('adapters/embedded-backend/main.ts', join(folder, 'main.mjs'))
    linkDemoData(folder)
    symlinkSync(resolve('adapters/embedded-backend/goods/pictures'), join(folder, 'goods'))
    await bundleForNode('adapters/embedded-backend/audit/audit-main.ts', join(folder, 'audit.mjs'))
    return folder
  })()
  return bundles
}

/** The program that `npm start` runs, with a folder of its own for its data; `nodeArgs` are flags of Node. */
export const buildBackendProgram = async (
  name: string,
  nodeArgs: readonly string[] = [],
): Promise<BackendProgram> => {
  const bundled = await bundledOnce()
  // Inside the project and with the demo data, so that what a test bundles into it finds all that the program does.
  const folder = mkdtempSync(join('.cache', `${name}-`))
  linkDemoData(folder)
  const program = join(bundled, 'main.mjs')
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
      const args = [...nodeArgs, join(bundled, 'audit.mjs'), '--data-dir', dataDir]
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
