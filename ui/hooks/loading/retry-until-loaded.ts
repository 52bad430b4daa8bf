const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 30_000

const rest = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Fetches a part of the page that nobody waits for, until it comes: a phone in a lift drops single requests, and what
 * was lost is not asked for by anybody else. The pauses double up to half a minute. Gives undefined once nobody wants it.
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
