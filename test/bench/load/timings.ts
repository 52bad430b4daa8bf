/** What one kind of work took, under a number of workers that never rest. */
export type Figures = {
  readonly what: string
  readonly done: number
  readonly perSecond: number
  readonly refused: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
}

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** The figures of durations in milliseconds that were taken within some seconds. */
export const figuresOf = (
  what: string,
  took: readonly number[],
  seconds: number,
  refused: number,
): Figures => {
  const sorted = [...took].sort((one, other) => one - other)
  return {
    what,
    done: sorted.length,
    perSecond: sorted.length / seconds,
    refused,
    p50: quantile(sorted, 0.5),
    p95: quantile(sorted, 0.95),
    p99: quantile(sorted, 0.99),
  }
}

/** Runs `act` by each worker again and again for some seconds. `act` tells whether the answer was yes. */
export const measure = async (
  what: string,
  workers: number,
  seconds: number,
  act: (worker: number, turn: number) => Promise<boolean>,
): Promise<Figures> => {
  const took: number[] = []
  let refused = 0
  const startedAt = performance.now()
  const isOver = (): boolean => performance.now() - startedAt > seconds * 1000
  const work = async (worker: number): Promise<void> => {
    for (let turn = 0; !isOver(); turn += 1) {
      const at = performance.now()
      if (await act(worker, turn)) took.push(performance.now() - at)
      else refused += 1
    }
  }
  await Promise.all(Array.from({ length: workers }, (_, worker) => work(worker)))
  return figuresOf(what, took, (performance.now() - startedAt) / 1000, refused)
}
