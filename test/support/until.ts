/** Waits until something is so, giving the backend its turns; no virtual time passes. */
export const until = async (isSo: () => boolean): Promise<void> => {
  for (let turn = 0; turn < 2_000; turn += 1) {
    if (isSo()) return
    await new Promise((next) => setImmediate(next))
  }
  throw new Error('it never came to be')
}
