import { spawn } from 'node:child_process'
import path from 'node:path'
import { build, DIST, isBuilt } from './build.mjs'

const START_MS = 180_000

/** A build of these very sources: the one that is there, or one for this run. */
const builtFor = async (folder) => {
  if (process.env['LINTAS_DIST'] || isBuilt()) return path.resolve(DIST)
  const out = path.join(folder, 'dist')
  await build(out)
  return path.resolve(out)
}

/** Opens the demo shop once, so that its data are there, and closes it. */
const seed = (dist, data) =>
  new Promise((resolve, reject) => {
    const args = ['--port', '0', '--seed', 'demo', '--data-dir', data]
    const shop = spawn(process.execPath, [path.join(dist, 'server/main.js'), ...args])
    let said = ''
    const listen = (chunk) => {
      said += chunk
      if (said.includes('open at')) shop.kill('SIGTERM')
    }
    shop.stdout.on('data', listen)
    shop.stderr.on('data', listen)
    const timer = setTimeout(() => shop.kill('SIGKILL'), START_MS)
    shop.on('close', (code) => {
      clearTimeout(timer)
      if (code === 0) resolve()
      else reject(new Error(`the demo shop ended with ${code}: ${said}`))
    })
  })

/** What all browser tests share: one build, and the data of a new demo shop to copy (test/support/built-shop.ts). */
export const prepareShop = async (folder) => {
  const dist = await builtFor(folder)
  const data = path.resolve(folder, 'demo-data')
  await seed(dist, data)
  return { LINTAS_DIST: dist, LINTAS_DEMO_DATA: data }
}
