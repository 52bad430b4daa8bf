import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { buildCounter } from './build-counter.ts'
import { buildPage } from './build-page.ts'
import { BACKEND, bundlePrograms, bundleScript, copyDemoData } from './bundle.ts'

/** The watched folders: sources of page and server. */
const SOURCES = ['domain', 'application', 'adapters', 'ui']
/** Milliseconds to wait, because editors write files in several steps, and several files at once. */
const DEBOUNCE_MS = 40
const PROGRAMS = {
  main: `${BACKEND}/main.ts`,
  'render-worker': `${BACKEND}/pages/render-worker.ts`,
}

/** Replaces the worker of an earlier full build, deletes its cached pages and unregisters itself. */
const NO_WORKER =
  'addEventListener("install",()=>skipWaiting());addEventListener("activate",(e)=>e.waitUntil(registration.unregister()))'

/** Each page reloads itself when there is a new build; by a file of its own, so that the policy stays unchanged. */
const RELOAD = '<script src="/dev-reload.js" defer></script>'

const writeOwnFiles = async (publicDir: string): Promise<void> => {
  fs.mkdirSync(publicDir, { recursive: true })
  fs.writeFileSync(path.join(publicDir, 'sw.js'), NO_WORKER)
  fs.writeFileSync(path.join(publicDir, 'dev-reload.js'), await bundleScript('ui/build/dev-reload.ts'))
}

const say = (line: string): void => void process.stderr.write(`${line}\n`)

/** Identifies the server's code: its chunks have content hashes, so its two entries identify everything. */
const serverDigest = (folder: string): string => {
  const hash = createHash('sha256')
  for (const name of Object.keys(PROGRAMS)) hash.update(fs.readFileSync(path.join(folder, `${name}.js`)))
  return hash.digest('hex')
}

const end = (child: ChildProcess | undefined): Promise<void> =>
  new Promise((resolve) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })

/**
 * `dev [options of the server]`: the demo shop, rebuilt at each save. Pages reload when their build is ready; the
 * server restarts when its code has changed. Ends on a signal.
 */
export const run = async ({ args }: { readonly args: readonly string[] }): Promise<void> => {
  const out = path.join('.cache', `dev-${process.pid}`)
  const serverFolder = path.join(out, 'server')
  const publicDir = path.join(out, 'public')
  const options = ['--dev', '--public-dir', publicDir, ...args]
  let server: ChildProcess | undefined
  let digest = ''
  let isOver = false

  const restart = async (): Promise<void> => {
    await end(server)
    if (isOver) return
    const program = ['--enable-source-maps', path.join(serverFolder, 'main.js'), ...options]
    const child = spawn(process.execPath, program, { stdio: ['ignore', 'inherit', 'inherit'] })
    server = child
    child.once('exit', (code) => {
      if (!isOver && server === child && code !== null && code !== 0)
        say('The server has ended. It starts again with the next change.')
    })
  }

  /** Changes during a build are part of the next one. */
  const build = async (): Promise<void> => {
    const startedAt = Date.now()
    try {
      const [{ sprite }] = await Promise.all([
        buildPage(out, undefined, RELOAD),
        bundlePrograms(PROGRAMS, serverFolder),
      ])
      const now = serverDigest(serverFolder)
      const isServerNew = now !== digest
      digest = now
      if (isServerNew) await restart()
      await buildCounter(out, sprite)
      say(`Built in ${Date.now() - startedAt} ms${isServerNew ? ', server started' : ''}`)
    } catch (cause) {
      // esbuild has printed the location; the previous page stays.
      say(cause instanceof Error ? cause.message : String(cause))
    }
  }

  let building = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const rebuild = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      building = building.then(() => (isOver ? undefined : build()))
    }, DEBOUNCE_MS)
  }

  copyDemoData(serverFolder)
  const watchers = SOURCES.map((folder) => fs.watch(folder, { recursive: true }, rebuild))
  try {
    const over = new Promise<void>((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => resolve())
    })
    building = writeOwnFiles(publicDir).then(build)
    await over
    isOver = true
    clearTimeout(timer)
    await end(server)
    await building
  } finally {
    for (const watcher of watchers) watcher.close()
    fs.rmSync(out, { recursive: true, force: true })
  }
}
