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

/** A source file and every source file it imports statically, in order of import. */
export const staticInputs = (metafile, input, seen = new Set()) => {
  if (input === undefined || seen.has(input) || !metafile.inputs[input]) return seen
  seen.add(input)
  for (const { path, kind, external } of metafile.inputs[input].imports) {
    if (!external && kind !== 'dynamic-import') staticInputs(metafile, path, seen)
  }
  return seen
}
