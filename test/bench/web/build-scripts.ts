import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

export type BuildScripts = {
  /** All scripts of the build, in gzip. */
  readonly all: number
  /** What a reader of one language can come to load. */
  readonly ofOneReader: number
}

type Manifest = {
  readonly texts: Readonly<Record<string, { readonly files: Readonly<Record<string, string>> }>>
}

/** The scripts of a build's public folder: each language but the first is words only, which its readers alone load. */
export const weighBuild = (dist: string, language = 'dgn'): BuildScripts => {
  const { texts } = JSON.parse(readFileSync(join(dist, 'site.json'), 'utf8')) as Manifest
  const ofOthers = new Set(
    Object.entries(texts)
      .filter(([code]) => code !== language)
      .flatMap(([, { files }]) => Object.values(files)),
  )
  let [all, ofOneReader] = [0, 0]
  const home = join(dist, 'public')
  for (const file of readdirSync(home, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.js')) continue
    const { length } = gzipSync(readFileSync(join(home, file)), { level: 9 })
    all += length
    if (!ofOthers.has(`/${file}`)) ofOneReader += length
  }
  return { all, ofOneReader }
}
