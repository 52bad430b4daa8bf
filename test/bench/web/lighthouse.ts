import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'
import { enterAs } from '../../support/backend/shoppers/demo-shopper.ts'

/** 12.x is the last that runs on Node 20. */
const VERSION = '12.8.2'
const HOME = join('.cache', 'lighthouse')
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-dev-shm-usage',
]
const START_TRIES = 200

export type PageFigures = {
  readonly performance: number
  readonly accessibility: number
  readonly practices: number
  readonly seo: number
  readonly fcp: number
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
  readonly si: number
  readonly bytes: number
}

export type Visit = {
  readonly figures: PageFigures
  /** Why the visit did not end, when it did not: its figures say nothing then. */
  readonly problem: string | undefined
}

type Audit = { readonly numericValue?: number; readonly errorMessage?: string }
type Report = {
  readonly lhr: {
    readonly runtimeError?: { readonly code: string; readonly message: string }
    readonly audits: Readonly<Record<string, Audit | undefined>>
    readonly categories: Readonly<Record<string, { readonly score: number | null } | undefined>>
  }
}
export type Lighthouse = (url: string, options: object) => Promise<Report>

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

/** A tool, not a dependency: fetched into `.cache` at its first use, or taken from `modules`. */
export const loadLighthouse = async (modules: string | undefined): Promise<Lighthouse> => {
  const home = modules ?? join(HOME, 'node_modules')
  if (!existsSync(join(home, 'lighthouse'))) {
    mkdirSync(HOME, { recursive: true })
    const given = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', HOME]
    const done = spawnSync('npm', [...given, `lighthouse@${VERSION}`], { stdio: 'inherit' })
    if (done.status !== 0) throw new Error('Lighthouse could not be fetched; name a folder with --modules.')
  }
  const { default: run } = await import(pathToFileURL(resolve(home, 'lighthouse/core/index.js')).href)
  return run as Lighthouse
}

const debugPort = async (profile: string): Promise<number> => {
  const file = join(profile, 'DevToolsActivePort')
  for (let tries = 0; tries < START_TRIES && !existsSync(file); tries++) await pause(100)
  await pause(300)
  return Number(readFileSync(file, 'utf8').split('\n')[0])
}

/** Gives the browser the cookie of a shopper; Lighthouse leaves cookies as they are. */
const signIn = async (port: number, url: string, token: string): Promise<void> => {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const [context] = browser.contexts()
  if (context) await enterAs(context, new URL(url).origin, token)
  await browser.close()
}

const problemOf = ({ runtimeError, audits }: Report['lhr']): string | undefined => {
  const paint = audits['largest-contentful-paint']
  if (paint?.numericValue !== undefined) return undefined
  return runtimeError
    ? `${runtimeError.code}: ${runtimeError.message}`
    : (paint?.errorMessage ?? 'no reason given')
}

const figuresOf = ({ lhr }: Report): PageFigures => {
  const value = (name: string): number => lhr.audits[name]?.numericValue ?? Number.NaN
  const score = (name: string): number => Math.round((lhr.categories[name]?.score ?? 0) * 100)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    fcp: Math.round(value('first-contentful-paint')),
    lcp: Math.round(value('largest-contentful-paint')),
    tbt: Math.round(value('total-blocking-time')),
    cls: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
    si: Math.round(value('speed-index')),
    bytes: value('total-byte-weight'),
  }
}

/**
 * One visit with the mobile preset (simulated slow 4G, processor four times slower), in a browser of its own; with a
 * token as a shopper who is signed in.
 */
export const visitWithLighthouse = async (
  lighthouse: Lighthouse,
  url: string,
  token?: string,
): Promise<Visit> => {
  const profile = mkdtempSync(join(tmpdir(), 'bench-web-'))
  const program = process.env['CHROME_PATH'] ?? '/usr/bin/chromium'
  const browser = spawn(
    program,
    [...FLAGS, `--user-data-dir=${profile}`, '--remote-debugging-port=0', 'about:blank'],
    {
      stdio: 'ignore',
      detached: true,
    },
  )
  try {
    const port = await debugPort(profile)
    if (token !== undefined) await signIn(port, url, token)
    const report = await lighthouse(url, { port, output: 'json', logLevel: 'error', maxWaitForLoad: 60_000 })
    return { figures: figuresOf(report), problem: problemOf(report.lhr) }
  } finally {
    if (browser.pid) process.kill(-browser.pid, 'SIGKILL')
    await pause(200)
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}
