import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { build, DIST, isBuilt } from './build.mjs'

/** `npm run move-data -- --from .data --to postgres://...`: carries an embedded shop to a PostgreSQL server. */
export const run = async ({ args }) => {
  // A build takes its time: what is missing is said before it.
  if (!args.some((arg) => arg.startsWith('--to')) && !process.env.DATABASE_URL) {
    process.stderr.write('Say where to: --to postgres://..., or DATABASE_URL.\n')
    process.exitCode = 1
    return
  }
  if (!isBuilt()) await build()
  const { status } = spawnSync(process.execPath, [path.join(DIST, 'server', 'move-main.js'), ...args], {
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
}
