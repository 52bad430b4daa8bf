/** What each file imports. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

/** Files that `from` leads to, over any number of steps; itself among them only when it lies on a circle. */
const reachable = (graph: ImportGraph, from: string): ReadonlySet<string> => {
  const seen = new Set<string>()
  const open = [...(graph.get(from) ?? [])]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    open.push(...(graph.get(file) ?? []))
  }
  return seen
}

/** Groups of files that import one another in a circle, by whatever kind of import; each group and all of them sorted. */
export const circlesIn = (graph: ImportGraph): readonly (readonly string[])[] => {
  const reach = new Map([...graph.keys()].map((file) => [file, reachable(graph, file)]))
  const onCircle = [...graph.keys()].filter((file) => reach.get(file)?.has(file)).sort()
  const placed = new Set<string>()
  return onCircle.flatMap((file) => {
    if (placed.has(file)) return []
    const circle = onCircle.filter((other) => reach.get(file)?.has(other) && reach.get(other)?.has(file))
    for (const member of circle) placed.add(member)
    return [circle]
  })
}
