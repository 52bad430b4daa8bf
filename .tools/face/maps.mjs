import fs from 'node:fs'
import path from 'node:path'
import esbuild from 'esbuild'

/** What tells one script of a pass from the others, whatever it is called: no two hold the same parts. */
const partsOf = ({ entryPoint, inputs }) => JSON.stringify([entryPoint, Object.entries(inputs).sort()])

const scriptsIn = ({ outputs }) =>
  Object.entries(outputs).filter(
    ([name, { inputs }]) => name.endsWith('.js') && Object.keys(inputs).length > 0,
  )

/**
 * Bundles, and lays a source map beside each script that has code of its own; gives esbuild's metafile. A map holds the
 * source as it was written, and esbuild's names go by it too: a comment in one file would give others to nearly all, and
 * every visitor would fetch them anew. So names come from a pass without maps, and the maps from another that writes nothing.
 */
export const bundleWithMaps = async (options) => {
  const { metafile } = await esbuild.build({ ...options, sourcemap: false })
  const mapped = await esbuild.build({ ...options, sourcemap: 'external', write: false })
  const texts = new Map(
    mapped.outputFiles.map(({ path: file, contents }) => [path.relative(process.cwd(), file), contents]),
  )
  const names = new Map(scriptsIn(mapped.metafile).map(([name, about]) => [partsOf(about), name]))
  for (const [script, about] of scriptsIn(metafile)) {
    const map = `${names.get(partsOf(about))}.map`
    fs.writeFileSync(`${script}.map`, texts.get(map))
    metafile.outputs[`${script}.map`] = mapped.metafile.outputs[map]
  }
  return metafile
}
