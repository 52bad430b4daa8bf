import { spawnSync } from 'node:child_process'
import fs from 'node:fs'

const PLACES = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]
const PACKAGES = ['chromium', 'fonts-noto-cjk', 'fonts-noto-core']

export const findChromium = () => PLACES.find((place) => place && fs.existsSync(place))

const apt = (...args) =>
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })

/** Chromium for the browser tests, installed from Debian's packages when we may. */
export const ensureChromium = () => {
  const found = findChromium()
  if (found) return found
  if (process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get')) {
    process.stdout.write('Installing Chromium for the browser tests...\n')
    apt('update', '-qq')
    apt('install', '-y', '-qq', '--no-install-recommends', ...PACKAGES)
  }
  const installed = findChromium()
  if (!installed)
    throw Object.assign(
      new Error(`The browser tests need Chromium: install ${PACKAGES.join(', ')} or set CHROME_PATH.`),
      { isPlain: true },
    )
  return installed
}
