import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { build, DIST, isBuilt } from './build.mjs'

/** `node build.mjs headers [--settings FILE] [--socket wss://...]`: the pages' headers as lines for nginx. */
export const run = async ({ args }) => {
  if (!isBuilt()) await build()
  const { status } = spawnSync(
    process.execPath,
    [path.join(DIST, 'server', 'headers-main.js'), '--public-dir', path.join(DIST, 'public'), ...args],
    { stdio: 'inherit' },
  )
  process.exitCode = status ?? 1
}
