import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { plainError } from './command.ts'
import { apt, installPackages, mayInstall } from './debian-packages.ts'

const PLACES = [
  process.env['CHROME_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
/** Chromium without a window: a page costs it a fifth of what opening one costs the other (docs/decisions/0002). */
const SHELL = '/usr/bin/chromium-headless-shell'
const SHELL_PACKAGE = 'chromium-headless-shell'
const PACKAGES = ['chromium', 'fonts-noto-cjk', 'fonts-noto-core']

// Read when it is wanted: on a bare checkout the packages come after this file.
const packages = createRequire(import.meta.url)

/** Where playwright-core puts the Chromium that it downloads, for every checkout of this user. */
const placeOfDownload = (): string =>
  (packages('playwright-core') as typeof import('playwright-core')).chromium.executablePath()

const findChromium = (): string | undefined =>
  [...PLACES, placeOfDownload()].find((place) => place !== undefined && fs.existsSync(place))

const download = (): void => {
  const program = path.join(path.dirname(packages.resolve('playwright-core')), 'cli.js')
  // What it did not get is said by who asks; how far it is, by itself.
  spawnSync(process.execPath, [program, 'install', '--no-shell', 'chromium'], {
    stdio: ['ignore', 'inherit', 'ignore'],
  })
}

/** Chromium for the browser tests: from Debian's packages when we may install any, otherwise playwright-core's own. */
export const ensureChromium = (): string => {
  const found = findChromium()
  if (found) return found
  process.stdout.write('Installing Chromium for the browser tests...\n')
  if (mayInstall()) installPackages(...PACKAGES)
  if (!findChromium()) download()
  const installed = findChromium()
  if (!installed)
    throw plainError(`The browser tests need Chromium: install ${PACKAGES.join(', ')} or set CHROME_PATH.`)
  return installed
}

// A mirror that does not answer must not hold up tests that can do without.
const SHORT = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15']

/**
 * The browser of `npm test`: the one without a window where it can be had, otherwise Chromium as people have it. All
 * that measures or renders takes the latter.
 */
export const ensureTestBrowser = (): string => {
  const whole = ensureChromium()
  if (process.env['CHROME_PATH']) return whole
  if (!fs.existsSync(SHELL) && mayInstall()) {
    process.stdout.write('Installing the headless Chromium for the browser tests...\n')
    const install = [
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      '--no-remove',
      SHELL_PACKAGE,
      'chromium',
    ]
    const isThere = apt([...SHORT, ...install], { isQuiet: true })
    if (!isThere && apt([...SHORT, 'update', '-qq'], { isQuiet: true }))
      apt([...SHORT, ...install], { isQuiet: true })
  }
  return fs.existsSync(SHELL) ? SHELL : whole
}
