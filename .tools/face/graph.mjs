/** Questions to esbuild's metafile. Names of outputs are relative to the project's root. */

/** The output whose entry is this source file. */
export const outputOf = (metafile, source) =>
  Object.keys(metafile.outputs).find((name) => metafile.outputs[name].entryPoint === source)

/** An output and every output it imports statically, itself first. */
export const staticOutputs = (metafile, output, seen = new Set()) => {
  if (output === undefined || seen.has(output)) return seen
  seen.add(output)
  for (const { path, kind, external } of metafile.outputs[output].imports) {
    if (!external && kind === 'import-statement') staticOutputs(metafile, path, seen)
  }
  return seen
}

/**
 * What some outputs ask for by themselves when they run, nearest first, each with all that it needs. `isOther` says by
 * its source what is asked for by somebody else, and with it what lies behind.
 */
export const laterOutputs = (metafile, outputs, isOther) => {
  const reached = new Set(outputs)
  for (const output of reached) {
    for (const { path, kind, external } of metafile.outputs[output].imports) {
      if (external || kind !== 'dynamic-import' || isOther(metafile.outputs[path]?.entryPoint ?? '')) continue
      for (const needed of staticOutputs(metafile, path)) reached.add(needed)
    }
  }
  return [...reached].filter((output) => !outputs.has(output))
}

/** A source file and every source file it imports statically, in order of import. */
export const staticInputs = (metafile, input, seen = new Set()) => {
  if (input === undefined || seen.has(input) || !metafile.inputs[input]) return seen
  seen.add(input)
  for (const { path, kind, external } of metafile.inputs[input].imports) {
    if (!external && kind !== 'dynamic-import') staticInputs(metafile, path, seen)
  }
  return seen
}
