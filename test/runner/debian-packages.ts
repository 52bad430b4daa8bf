import { spawnSync } from 'node:child_process'
import fs from 'node:fs'

const APT = '/usr/bin/apt-get'
/** Processes of one test run take turns here: apt itself gives up when another holds its lists. */
const TURN = '/tmp/lintas-apt.lock'

/** Whether this process may install packages of Debian: as root, where there is apt. */
export const mayInstall = (): boolean => process.getuid?.() === 0 && fs.existsSync(APT)

/**
 * Runs apt-get without a question; false when it did not work. A mirror's complaints are shown unless `isQuiet`.
 * Waits for other processes that install something.
 */
export const apt = (args: readonly string[], { isQuiet = false } = {}): boolean =>
  spawnSync('flock', [TURN, APT, '-o', 'DPkg::Lock::Timeout=300', ...args], {
    stdio: ['ignore', 'ignore', isQuiet ? 'ignore' : 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

/** The newest of these packages, and nothing that they merely recommend. */
export const installPackages = (...packages: readonly string[]): boolean => {
  apt(['update', '-qq'])
  return apt(['install', '-y', '-qq', '--no-install-recommends', ...packages])
}
