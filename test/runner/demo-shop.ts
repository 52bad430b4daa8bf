import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { build, DIST, isBuilt } from '../../ui/build/build.ts'
import { QUICK_HASHES, SHORT_LIVED } from '../support/backend/process/short-lived.ts'

const START_MS = 180_000
const MOST_TRIES = 3

/** A build of these very sources: the one that is there, or one for this run. */
const builtFor = async (folder: string): Promise<string> => {
  if (process.env['LINTAS_DIST'] || isBuilt()) return path.resolve(DIST)
  const out = path.join(folder, 'dist')
  await build(out)
  return path.resolve(out)
}

/** Opens the demo shop once, so that its data are there, and closes it. Data of one that did not close are no good. */
const seed = async (dist: string, data: string): Promise<void> => {
  let end: End | undefined
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    fs.rmSync(data, { recursive: true, force: true })
    end = await openAndClose(dist, data)
    if (end.code === 0) return
  }
  throw new Error(`the demo shop ended with ${end?.code}: ${end?.said}`)
}

type End = { readonly code: number | null; readonly said: string }

const openAndClose = (dist: string, data: string): Promise<End> =>
  new Promise((resolve) => {
    const args = ['--port', '0', '--seed', 'demo', '--data-dir', data]
    const shop = spawn(process.execPath, [...SHORT_LIVED, path.join(dist, 'server/main.js'), ...args], {
      env: { ...process.env, ...QUICK_HASHES },
    })
    let said = ''
    const listen = (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('password:')) shop.kill('SIGTERM')
    }
    shop.stdout.on('data', listen)
    shop.stderr.on('data', listen)
    const timer = setTimeout(() => shop.kill('SIGKILL'), START_MS)
    shop.on('close', (code) => {
      clearTimeout(timer)
      resolve({ code, said })
    })
  })

/** What all browser tests share: one build, and the data of a new demo shop to copy (test/support/browser/shop/built-shop.ts). */
export const prepareShop = async (
  folder: string,
): Promise<{ readonly LINTAS_DIST: string; readonly LINTAS_DEMO_DATA: string }> => {
  const dist = await builtFor(folder)
  const data = path.resolve(folder, 'demo-data')
  await seed(dist, data)
  return { LINTAS_DIST: dist, LINTAS_DEMO_DATA: data }
}
