/** A machine under load may be slow, but something that takes this long will never come. */
const PATIENCE_MS = 10_000

/** Resolves as soon as something is so, giving everybody else their turns; no virtual time passes. */
export const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  const startedAt = performance.now()
  while (!(await isSo())) {
    if (performance.now() - startedAt > PATIENCE_MS) throw new Error('it never came to be')
    await new Promise((next) => setImmediate(next))
  }
}
