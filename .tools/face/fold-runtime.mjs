import fs from 'node:fs'
import { blank, putLineBefore } from './map-lines.mjs'

const IMPORT = (name) => new RegExp(`import\\s*(?:\\{([^}]*)\\}\\s*from\\s*)?"/assets/${name}";?`, 'g')
const EXPORT = /export\s*\{([^}]*)\};?\s*(?=\/\/#|$)/

/** `a as b, c` as pairs of names. */
const pairs = (list) =>
  list
    .split(',')
    .map((pair) => pair.trim().split(/\s+as\s+/))
    .map(([from, to = from]) => [from, to])

/**
 * esbuild keeps its few helpers for packages in a chunk of their own, which words import for nothing: a request for
 * 400 bytes. Puts them inside the chunk at `home`, behind a name of their own. Changes `metafile` and the files it names.
 */
export const foldRuntime = (metafile, home) => {
  const base = (output) => output.split('/').pop()
  const runtime = metafile.outputs[home].imports
    .map(({ path }) => path)
    .find((path) => Object.keys(metafile.outputs[path].inputs).length === 0)
  if (!runtime) return
  const code = fs.readFileSync(runtime, 'utf8')
  const [, exported] = EXPORT.exec(code)
  const fields = pairs(exported).map(([local, name]) => `${name}:${local}`)
  const wanted = IMPORT(base(runtime))
  for (const [output, about] of Object.entries(metafile.outputs)) {
    if (output === runtime || !about.imports.some(({ path }) => path === runtime)) continue
    const isHome = output === home
    const given = []
    const rest = fs.readFileSync(output, 'utf8').replace(wanted, (statement, names) => {
      if (names) given.push(...pairs(names).map(([name, local]) => `${local}=$runtime.${name}`))
      return blank(statement)
    })
    const isUsed = given.length > 0
    const locals = isUsed ? `const ${given};` : ''
    if (isHome) {
      const made = `const $runtime=(()=>{${code.replace(EXPORT, `return{${fields}}`)}})();`
      fs.writeFileSync(
        output,
        rest.replace(EXPORT, (all) => all.replace('{', '{$runtime,')),
      )
      putLineBefore(output, made + locals)
    } else {
      fs.writeFileSync(output, rest)
      if (isUsed) putLineBefore(output, `import{$runtime as $runtime}from"/assets/${base(home)}";${locals}`)
    }
    about.imports = about.imports.filter(({ path }) => path !== runtime)
    if (isUsed && !isHome && !about.imports.some(({ path }) => path === home))
      about.imports.push({ path: home, kind: 'import-statement' })
  }
  for (const name of [runtime, `${runtime}.map`]) {
    fs.rmSync(name, { force: true })
    delete metafile.outputs[name]
  }
}
