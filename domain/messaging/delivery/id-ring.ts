/** The last ids that were seen, at most `size`: what comes again soon is known, memory does not grow. */
export type IdRing = { has(id: string): boolean; add(id: string): void; readonly count: number }

export const createIdRing = (size: number): IdRing => {
  const order: string[] = []
  const known = new Set<string>()
  let oldest = 0
  return {
    has: (id) => known.has(id),
    add: (id) => {
      if (known.has(id)) return
      const leaving = order[oldest]
      if (order.length === size && leaving !== undefined) known.delete(leaving)
      order[oldest] = id
      oldest = (oldest + 1) % size
      known.add(id)
    },
    get count() {
      return known.size
    },
  }
}
