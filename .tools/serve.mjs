import { spawn } from 'node:child_process'
import path from 'node:path'
import { build, DIST, isBuilt } from './build.mjs'

const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Builds when something has changed, then runs the server in the foreground with the given arguments. */
export const run = async ({ args }) => {
  if (!isBuilt()) await build()
  const program = path.join(DIST, 'server', 'main.js')
  const child = spawn(
    process.execPath,
    ['--enable-source-maps', program, '--public-dir', path.join(DIST, 'public'), ...args],
    { stdio: 'inherit' },
  )
  for (const signal of FORWARDED) process.on(signal, () => child.kill(signal))
  process.exitCode = await new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => resolve(code ?? (signal ? 1 : 0)))
  })
}
