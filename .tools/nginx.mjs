import { spawnSync } from 'node:child_process'
import fs from 'node:fs'

const PLACES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx']

const apt = (...args) =>
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })

/** nginx for the test of docs/nginx.conf, installed from Debian's packages when we may. */
export const ensureNginx = () => {
  const found = () => PLACES.find((place) => fs.existsSync(place))
  if (!found() && process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get')) {
    process.stdout.write('Installing nginx for the tests...\n')
    apt('update', '-qq')
    // Only its program is wanted: the package must not start a server on this machine.
    const policy = '/usr/sbin/policy-rc.d'
    const isOurs = !fs.existsSync(policy)
    if (isOurs) fs.writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
    apt('install', '-y', '-qq', '--no-install-recommends', 'nginx-light')
    if (isOurs) fs.rmSync(policy)
  }
  const place = found()
  if (!place)
    throw Object.assign(new Error('The test of docs/nginx.conf needs nginx: install nginx-light.'), {
      isPlain: true,
    })
  return place
}
