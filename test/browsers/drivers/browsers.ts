import { existsSync } from 'node:fs'
import { openFirefox } from './firefox.ts'
import type { Looks } from './looks.ts'
import type { Session } from './session.ts'
import { openWebKit } from './webkit.ts'

/** A browser that may be on this machine; nothing is installed for it. */
export type Browser = {
  readonly name: string
  /** Debian's packages of it. */
  readonly packages: string
  readonly isThere: () => boolean
  readonly open: (looks: Looks) => Promise<Session>
}

const firstOf = (places: readonly (string | undefined)[]): string | undefined =>
  places.find((place) => place !== undefined && existsSync(place))

const firefox = firstOf([process.env['FIREFOX_PATH'], '/usr/bin/firefox-esr', '/usr/bin/firefox'])
const driver = firstOf([process.env['WEBKIT_DRIVER_PATH'], '/usr/bin/WebKitWebDriver'])
const miniBrowser = firstOf(
  ['4.1', '6.0', '4.0'].flatMap((version) =>
    ['x86_64', 'aarch64'].map(
      (machine) =>
        `/usr/lib/${machine}-linux-gnu/webkit${version === '6.0' ? '' : '2'}gtk-${version}/MiniBrowser`,
    ),
  ),
)
const screen = firstOf(['/usr/bin/Xvfb'])

const missing = (): Promise<Session> => Promise.reject(new Error('It is not on this machine.'))

export const BROWSERS: readonly Browser[] = [
  {
    name: 'firefox',
    packages: 'firefox-esr',
    isThere: () => firefox !== undefined,
    open: (looks) => (firefox === undefined ? missing() : openFirefox(firefox, looks)),
  },
  {
    name: 'webkit',
    packages: 'webkit2gtk-driver xvfb',
    isThere: () => [driver, miniBrowser, screen].every((part) => part !== undefined),
    open: (looks) =>
      driver === undefined || miniBrowser === undefined
        ? missing()
        : openWebKit({ driver, browser: miniBrowser }, looks),
  },
]

export const NAMES: readonly string[] = BROWSERS.map(({ name }) => name)
