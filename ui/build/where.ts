import fs from 'node:fs'
import { SourceMap } from 'node:module'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { DIST } from './build.ts'

const PLACE = /(?:https?:\/\/\S*?\/assets\/)?([\w.-]+\.js):(\d+):(\d+)/g

/** The source position of a position in a built script, both counted from 1; undefined without a map. */
export const sourceOf = (maps: string, script: string, line: number, column: number): string | undefined => {
  const file = path.join(maps, `${script}.map`)
  if (!fs.existsSync(file)) return undefined
  const map = new SourceMap(JSON.parse(fs.readFileSync(file, 'utf8')))
  const found = map.findEntry(line - 1, column - 1)
  if (!('originalSource' in found)) return undefined
  const { originalSource, originalLine, originalColumn } = found
  const source = originalSource.replace(/^(?:\.\.\/)+/, '')
  return `${source}:${originalLine + 1}:${originalColumn + 1}`
}

/**
 * `node build.mjs where [chunk-AB12CD34.js:2:3456 ...]`: translates positions of a browser's stack trace to the
 * source. Without positions it reads a whole stack from stdin. Needs the build that the stack is from: its maps are
 * in dist/maps, and not served.
 */
export const run = async ({ args }: { readonly args: readonly string[] }): Promise<void> => {
  const stack = args.length > 0 ? args.join('\n') : await text(process.stdin)
  const maps = path.join(DIST, 'maps')
  let found = 0
  const mapped = stack.replace(PLACE, (place, script, line, column) => {
    const source = sourceOf(maps, script, Number(line), Number(column))
    if (source === undefined) return place
    found += 1
    return source
  })
  process.stdout.write(`${mapped.trimEnd()}\n`)
  if (found > 0) return
  process.stderr.write(`No place of this build is named there; its maps are in ${maps}.\n`)
  process.exitCode = 1
}
