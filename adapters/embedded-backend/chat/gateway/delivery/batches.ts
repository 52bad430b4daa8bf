type PendingCall<T, R> = {
  readonly item: T
  readonly done: (result: R) => void
  readonly failed: (cause: unknown) => void
}

const BATCH = 32

/**
 * Processes work in batches, one after the other and in order: work added while a batch runs goes into the next. The
 * items of a failed batch are retried one by one, so that only the bad one fails.
 */
export const createBatches = <T, R>(
  run: (items: readonly T[]) => Promise<readonly R[]>,
): ((item: T) => Promise<R>) => {
  const waiting: PendingCall<T, R>[] = []
  let isRunning = false

  const settle = async (batch: readonly PendingCall<T, R>[]): Promise<void> => {
    try {
      const results = await run(batch.map(({ item }) => item))
      for (const [at, { done }] of batch.entries()) done(results[at] as R)
    } catch (cause) {
      const [only, ...others] = batch
      if (others.length === 0) only?.failed(cause)
      else for (const one of batch) await settle([one])
    }
  }

  const work = async (): Promise<void> => {
    isRunning = true
    while (waiting.length > 0) await settle(waiting.splice(0, BATCH))
    isRunning = false
  }

  return (item) =>
    new Promise<R>((done, failed) => {
      waiting.push({ item, done, failed })
      if (!isRunning) void work()
    })
}
