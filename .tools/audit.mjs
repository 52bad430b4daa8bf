import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { build, DIST, isBuilt } from './build.mjs'

/** `npm run audit -- [--data-dir .data]`: proves that money, stock and bills of a data folder add up. */
export const run = async ({ args }) => {
  if (!isBuilt()) await build()
  const { status } = spawnSync(process.execPath, [path.join(DIST, 'server', 'audit-main.js'), ...args], {
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
}
