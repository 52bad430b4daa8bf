import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

const SOURCES = [
  'package.json',
  'package-lock.json',
  'build.mjs',
  '.tools',
  'domain',
  'application',
  'adapters',
  'ui',
]

const filesUnder = (place) =>
  fs.statSync(place).isDirectory()
    ? fs
        .readdirSync(place)
        .sort()
        .flatMap((name) => filesUnder(path.join(place, name)))
    : [place]

/** A hash of everything that a build is made from. */
export const fingerprint = () => {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap(filesUnder)) {
    hash.update(file).update('\0').update(fs.readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}
