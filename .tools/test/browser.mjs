import fs from 'node:fs'
import { apt, installPackages, mayInstall } from './apt.mjs'

const PLACES = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]
/** Chromium without a window: a page costs it a fifth of what opening one costs the other (docs/decisions/0025). */
const SHELL = '/usr/bin/chromium-headless-shell'
const SHELL_PACKAGE = 'chromium-headless-shell'
const PACKAGES = ['chromium', 'fonts-noto-cjk', 'fonts-noto-core']

const findChromium = () => PLACES.find((place) => place && fs.existsSync(place))

/** Chromium for the browser tests, installed from Debian's packages when we may. */
export const ensureChromium = () => {
  const found = findChromium()
  if (found) return found
  if (mayInstall()) {
    process.stdout.write('Installing Chromium for the browser tests...\n')
    installPackages(...PACKAGES)
  }
  const installed = findChromium()
  if (!installed)
    throw Object.assign(
      new Error(`The browser tests need Chromium: install ${PACKAGES.join(', ')} or set CHROME_PATH.`),
      { isPlain: true },
    )
  return installed
}

// A mirror that does not answer must not hold up tests that can do without.
const SHORT = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15']

/**
 * The browser of `npm test`: the one without a window where it can be had, otherwise Chromium as people have it. All
 * that measures or draws takes the latter.
 */
export const ensureTestBrowser = () => {
  const whole = ensureChromium()
  if (process.env.CHROME_PATH) return whole
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
