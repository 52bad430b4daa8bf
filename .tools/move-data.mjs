import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { build, DIST, isBuilt } from './build.mjs'

/** `npm run move-data -- --from .data --to postgres://...`: carries an embedded shop to a PostgreSQL server. */
export const run = async ({ args }) => {
  if (!isBuilt()) await build()
  const { status } = spawnSync(process.execPath, [path.join(DIST, 'server', 'move-main.js'), ...args], {
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
}
