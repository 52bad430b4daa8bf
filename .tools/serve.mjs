import { spawn } from 'node:child_process'
import path from 'node:path'
import { build, DIST, isBuilt } from './build.mjs'

/** `npm start`: builds when the sources have changed, then runs the embedded backend until Ctrl-C. */
export const run = async ({ args }) => {
  if (!isBuilt()) {
    process.stdout.write('Building...\n')
    await build()
  }
  const child = spawn(
    process.execPath,
    ['--enable-source-maps', path.join(DIST, 'server', 'main.js'), ...args],
    { stdio: 'inherit' },
  )
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  process.exitCode = await new Promise((resolve) =>
    child.on('close', (code, signal) => resolve(code ?? (signal ? 1 : 0))),
  )
}
