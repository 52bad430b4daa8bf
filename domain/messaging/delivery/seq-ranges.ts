/** A range of known message numbers. Ranges are sorted and never touch; nearly always a channel has just one. */
export type SeqRange = { readonly from: number; readonly to: number }
/** Disjoint ranges of message numbers, ascending; both ends are included. */
export type SeqRanges = readonly SeqRange[]

/** Whether a message number is in one of the ranges. */
export const hasSeq = (ranges: SeqRanges, seq: number): boolean =>
  ranges.some(({ from, to }) => seq >= from && seq <= to)

/** The ranges with `from`..`to` added. */
export const addRange = (ranges: SeqRanges, from: number, to: number): SeqRanges => {
  if (to < from) return ranges
  const last = ranges[ranges.length - 1]
  // The common case: the next message of the channel.
  if (last && from === last.to + 1) return [...ranges.slice(0, -1), { from: last.from, to }]
  const apart = ranges.filter((range) => range.to + 1 < from || range.from - 1 > to)
  const touched = ranges.filter((range) => !(range.to + 1 < from || range.from - 1 > to))
  const joined = {
    from: Math.min(from, ...touched.map((range) => range.from)),
    to: Math.max(to, ...touched.map((range) => range.to)),
  }
  return [...apart, joined].sort((a, b) => a.from - b.from)
}

/** The missing numbers within `from`..`to`. */
export const holesIn = (ranges: SeqRanges, from: number, to: number): SeqRanges => {
  const holes: SeqRange[] = []
  let next = from
  for (const range of ranges) {
    if (range.to < next) continue
    if (range.from > to) break
    if (range.from > next) holes.push({ from: next, to: range.from - 1 })
    next = range.to + 1
  }
  if (next <= to) holes.push({ from: next, to })
  return holes
}

/** The ranges with `from`..`to` removed. */
export const without = (ranges: SeqRanges, from: number, to: number): SeqRanges =>
  ranges.every((range) => range.to < from || range.from > to)
    ? ranges
    : ranges.flatMap((range) =>
        range.to < from || range.from > to
          ? [range]
          : [
              { from: range.from, to: from - 1 },
              { from: to + 1, to: range.to },
            ].filter((part) => part.from <= part.to),
      )

/** How many numbers the ranges contain. */
export const countIn = (ranges: SeqRanges): number =>
  ranges.reduce((count, { from, to }) => count + to - from + 1, 0)
