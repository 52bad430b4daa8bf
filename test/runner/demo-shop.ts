import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { build, DIST, isBuilt } from '../../ui/build/build.ts'
import { QUICK_HASHES, SHORT_LIVED } from '../support/backend/process/short-lived.ts'

const START_MS = 180_000
const MAX_TRIES = 3

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
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
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

/**
 * How old the copied data may be when a test file begins, in milliseconds: the demo's unpaid order is cancelled half an
 * hour after it was made, and tests of payment need it.
 */
const OLDEST_MS = 10 * 60_000

type Prepared = { readonly LINTAS_DIST: string; readonly LINTAS_DEMO_DATA: string }

/**
 * What all browser tests share: one build, and the data of a new demo shop to copy
 * (test/support/browser/shop/built-shop.ts). A run that takes long gets new data from time to time.
 */
export const shopForTests = (folder: string): (() => Promise<Prepared>) => {
  let dist: Promise<string> | undefined
  let newest: { readonly at: number; readonly prepared: Promise<Prepared> } | undefined
  let count = 0
  const prepare = async (): Promise<Prepared> => {
    count += 1
    const data = path.resolve(folder, `demo-data-${count}`)
    dist ??= builtFor(folder)
    const out = await dist
    await seed(out, data)
    return { LINTAS_DIST: out, LINTAS_DEMO_DATA: data }
  }
  return () => {
    if (!newest || Date.now() - newest.at > OLDEST_MS) newest = { at: Date.now(), prepared: prepare() }
    return newest.prepared
  }
}
