import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

const SOURCES = [
  'package-lock.json',
  'tsconfig.json',
  'build.mjs',
  '.tools',
  'domain',
  'application',
  'adapters',
  'ui',
]

const walk = (place) =>
  fs.statSync(place).isDirectory()
    ? fs
        .readdirSync(place)
        .sort()
        .flatMap((name) => walk(path.join(place, name)))
    : [place]

/** One hash over everything that a build reads. */
export const stampOfSources = () => {
  const hash = createHash('sha256')
  for (const file of SOURCES.filter((place) => fs.existsSync(place)).flatMap(walk)) {
    hash.update(file).update('\0').update(fs.readFileSync(file))
  }
  return hash.digest('hex')
}
