import type { ImportKind, Metafile } from 'esbuild'

// Questions to esbuild's metafile. Names of outputs are relative to the project's root.

const ON_DEMAND: ImportKind = 'dynamic-import'

type Asked = { readonly kind: string; readonly external?: boolean }

const isStatic = ({ kind, external }: Asked): boolean => kind === 'import-statement' && !external

/** The output whose entry is this source file; undefined when the bundle has none. */
export const outputOf = ({ outputs }: Metafile, source: string): string | undefined =>
  Object.keys(outputs).find((name) => outputs[name]?.entryPoint === source)

/** Some outputs and every output that they import statically. */
export const staticOutputs = (
  { outputs }: Metafile,
  ...wanted: readonly (string | undefined)[]
): Set<string> => {
  const seen = new Set(wanted.filter((output) => output !== undefined))
  for (const output of seen)
    for (const asked of outputs[output]?.imports ?? []) if (isStatic(asked)) seen.add(asked.path)
  return seen
}

/** What some outputs ask for by themselves when they run, nearest first, each with all that it needs. */
export const laterOutputs = (
  metafile: Metafile,
  outputs: ReadonlySet<string>,
  isOther: (source: string) => boolean,
): readonly string[] => {
  const reached = new Set(outputs)
  for (const output of reached) {
    for (const asked of metafile.outputs[output]?.imports ?? []) {
      if (isStatic(asked) || asked.external || isOther(metafile.outputs[asked.path]?.entryPoint ?? ''))
        continue
      for (const needed of staticOutputs(metafile, asked.path)) reached.add(needed)
    }
  }
  return [...reached].filter((output) => !outputs.has(output))
}

/** A source file and every source file that it imports, statically or, where `isPart` says so, on demand. */
export const inputsOf = (
  { inputs }: Metafile,
  source: string,
  isPart: (source: string) => boolean = () => false,
): Set<string> => {
  const seen = new Set([source])
  for (const file of seen)
    for (const { path, kind } of inputs[file]?.imports ?? [])
      if (inputs[path] && (kind !== ON_DEMAND || isPart(path))) seen.add(path)
  return seen
}
