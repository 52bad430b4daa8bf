import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** The production build, served by the backend from data of its own. */
export type BuiltServer = {
  readonly origin: string
  /** The folder of the build. */
  readonly dist: string
  /** All that the server has written so far. */
  readonly said: () => string
  readonly close: () => Promise<void>
}

const START_MS = 180_000

let built: string | undefined

/** The build that all shops of this process share. LINTAS_DIST names one that is there already. */
const builtOnce = (): string => {
  built ??= process.env['LINTAS_DIST']
  if (built !== undefined) return built
  const folder = mkdtempSync(join('.cache', 'shop-dist-'))
  const done = spawnSync(process.execPath, ['build.mjs', 'build', '--out', folder], { encoding: 'utf8' })
  if (done.status !== 0) throw new Error(done.stdout + done.stderr)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  built = folder
  return folder
}

const originOf = (server: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = ''
    const timer = setTimeout(() => reject(new Error(`The shop did not open: ${said}`)), START_MS)
    const listen = (chunk: Buffer): void => {
      said += chunk.toString()
      const origin = /open at (http:\S+)/.exec(said)?.[1]
      if (origin === undefined) return
      clearTimeout(timer)
      resolve(origin)
    }
    server.stdout?.on('data', listen)
    server.stderr?.on('data', listen)
    server.once('exit', (code) => reject(new Error(`The shop closed with ${code}: ${said}`)))
  })

const stopped = (server: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (server.exitCode !== null) return resolve()
    server.once('exit', () => resolve())
    server.kill('SIGTERM')
  })

export type ServerOptions = {
  /** What the shop has to sell, as `--seed` takes it. */
  readonly seed?: string
  /** Variables of the server's environment beside those of the test. */
  readonly environment?: Readonly<Record<string, string>>
}

/** A copy of a new demo shop's data, when the run has made them (test/runner/demo-shop.ts): quicker than to seed again. */
const layOut = (seed: string, folder: string): void => {
  const made = process.env['LINTAS_DEMO_DATA']
  if (made !== undefined && seed === 'demo') cpSync(made, folder, { recursive: true })
}

/** Builds the app once, and opens the shop on a free port with data of its own. */
export const openBuiltServer = async ({
  environment = {},
  seed = 'demo',
}: ServerOptions = {}): Promise<BuiltServer> => {
  const folder = mkdtempSync(join('.cache', 'shop-'))
  const dist = builtOnce()
  const data = join(folder, 'data')
  layOut(seed, data)
  const args = ['--port', '0', '--seed', seed, '--data-dir', data, '--public-dir', join(dist, 'public')]
  const server = spawn(process.execPath, [join(dist, 'server/main.js'), ...args], {
    // A run that is ended itself closes nothing any more.
    env: { ...process.env, LINTAS_END_WITH_PARENT: '1', ...environment },
  })
  let said = ''
  for (const out of [server.stdout, server.stderr])
    out.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
  const close = async (): Promise<void> => {
    await stopped(server)
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    return { origin: await originOf(server), dist, said: () => said, close }
  } catch (error) {
    await close()
    throw error
  }
}
