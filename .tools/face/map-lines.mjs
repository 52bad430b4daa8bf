import fs from 'node:fs'

// A source map tells of lines and columns. What changes a script after it was bundled leaves both as they are, or says so
// to the map: blanks stand for what is taken out, and what is put in has lines of its own.

/** Takes the place of a statement that is taken out; the second pass of the build drops it. */
export const blank = (statement) => ' '.repeat(statement.length)

/** A map whose script has got this text in front, which is of no source. */
export const mapBehind = (map, text) => {
  const { mappings, ...rest } = JSON.parse(map)
  return JSON.stringify({ ...rest, mappings: ';'.repeat(text.split('\n').length - 1) + mappings })
}

/** Puts code on a line of its own before a script, and tells the map, which lies beside it unless it is elsewhere. */
export const putLineBefore = (file, code, map = `${file}.map`) => {
  const line = `${code.trimEnd()}\n`
  fs.writeFileSync(file, line + fs.readFileSync(file, 'utf8'))
  fs.writeFileSync(map, mapBehind(fs.readFileSync(map, 'utf8'), line))
}
