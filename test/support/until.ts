import { setTimeout as rest } from 'node:timers/promises'

/** A machine under load may be slow, but something that takes this long will never come. */
const PATIENCE_MS = 30_000
/** What takes longer comes from outside this process, which asking at every turn would only keep waiting. */
const OWN_TURNS_MS = 100
const POLL_MS = 2

/**
 * Resolves as soon as something is so, giving everybody else their turns; no virtual time passes. Rejects after
 * `patienceMs`: what whole programs do among others may take a busy machine a minute. `restMs` is the pause between
 * two questions, longer where each of them is a call.
 */
export const until = async (
  isSo: () => boolean | Promise<boolean>,
  patienceMs = PATIENCE_MS,
  restMs = POLL_MS,
): Promise<void> => {
  const startedAt = performance.now()
  while (!(await isSo())) {
    const waitedMs = performance.now() - startedAt
    if (waitedMs > patienceMs) throw new Error('it never came to be')
    await (waitedMs < OWN_TURNS_MS ? new Promise((next) => setImmediate(next)) : rest(restMs))
  }
}
