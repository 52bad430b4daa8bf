import fs from 'node:fs'
import { plainError } from './command.ts'
import { installPackages, mayInstall } from './debian-packages.ts'

const PLACES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx']

/** nginx for the test of docs/nginx.conf, installed from Debian's packages when we may. */
export const ensureNginx = (): string => {
  const found = () => PLACES.find((place) => fs.existsSync(place))
  if (!found() && mayInstall()) {
    process.stdout.write('Installing nginx for the tests...\n')
    // Only its program is wanted: the package must not start a server on this machine.
    const policy = '/usr/sbin/policy-rc.d'
    const isOurs = !fs.existsSync(policy)
    if (isOurs) fs.writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
    installPackages('nginx-light')
    if (isOurs) fs.rmSync(policy)
  }
  const place = found()
  if (!place) throw plainError('The test of docs/nginx.conf needs nginx: install nginx-light.')
  return place
}
