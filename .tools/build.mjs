import fs from 'node:fs'
import path from 'node:path'
import { bundleApp } from './app-bundle.mjs'
import { writeTwins } from './compress.mjs'
import { checkLicences } from './licences.mjs'
import { writePages } from './page.mjs'
import { bundleServer } from './server-bundle.mjs'
import { stampOfSources } from './stamp.mjs'

export const DIST = process.env.LINTAS_DIST ?? 'dist'
const STAMP = path.join(DIST, 'stamp.txt')

/** Whether `dist` is what the sources of this moment give. */
export const isBuilt = () => fs.existsSync(STAMP) && fs.readFileSync(STAMP, 'utf8') === stampOfSources()

/**
 * Builds the web app into `dist/public` (hashed, split, compressed), its headers into
 * `dist/server-headers.json` and the embedded backend into `dist/server`.
 */
export const build = async () => {
  const startedAt = Date.now()
  const stamp = stampOfSources()
  fs.rmSync(DIST, { recursive: true, force: true })
  const publicDir = path.join(DIST, 'public')
  fs.mkdirSync(publicDir, { recursive: true })
  const [app] = await Promise.all([
    bundleApp(publicDir, path.join(DIST, 'maps')),
    bundleServer(path.join(DIST, 'server')),
  ])
  fs.cpSync('ui/static', publicDir, { recursive: true })
  checkLicences(app.metafile, path.join(publicDir, 'licenses.txt'))
  const headers = await writePages(app, publicDir)
  fs.writeFileSync(path.join(DIST, 'server-headers.json'), JSON.stringify(headers, null, 2))
  fs.writeFileSync(path.join(DIST, 'manifest.json'), JSON.stringify(app.manifest, null, 2))
  await writeTwins(publicDir)
  fs.writeFileSync(STAMP, stamp)
  return { ...app, seconds: (Date.now() - startedAt) / 1000 }
}

export const run = async () => {
  const { seconds } = await build()
  process.stdout.write(`Built into ${DIST}/ in ${seconds.toFixed(1)} s\n`)
}
