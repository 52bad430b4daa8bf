import path from 'node:path'

const KIT = `${path.join('ui', 'components')}${path.sep}`

/**
 * The components do nothing when they are imported: what a page does not draw of the kit's barrels, neither
 * its code nor its style need come with it.
 */
export const pureKit = {
  name: 'pure-kit',
  setup(build) {
    build.onResolve({ filter: /^\.{1,2}\/.*\.tsx?$/ }, ({ path: name, resolveDir, kind }) => {
      const file = path.resolve(resolveDir, name)
      const isKit = path.relative(process.cwd(), file).startsWith(KIT)
      return isKit && kind === 'import-statement' ? { path: file, sideEffects: false } : undefined
    })
  },
}
