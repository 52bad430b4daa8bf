const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 30_000

const rest = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Loads code that nothing waits for, again and again until it succeeds: a phone in a lift drops single requests, and
 * nothing else would ask for it. Pauses of 1, 2, 4 ... 30 seconds. Undefined once `isWanted` answers false.
 */
export const retryUntilLoaded = async <Part>(
  load: () => Promise<Part>,
  isWanted: () => boolean = () => true,
  wait = rest,
): Promise<Part | undefined> => {
  for (let pause = FIRST_WAIT_MS; isWanted(); pause = Math.min(2 * pause, LONGEST_WAIT_MS)) {
    try {
      return await load()
    } catch {
      await wait(pause)
    }
  }
  return undefined
}
