import { spawn } from 'node:child_process'
import path from 'node:path'
import { build, DIST, isBuilt } from './build.mjs'
import { followParent } from './follow-parent.mjs'

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
  // npm hands a signal that it alone got to its shell, which ends without telling us: we go after it.
  if (process.env.npm_lifecycle_event) followParent(() => child.kill('SIGTERM'))
  process.exitCode = await new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => resolve(code ?? (signal ? 1 : 0)))
  })
}
