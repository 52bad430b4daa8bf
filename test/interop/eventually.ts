const EVERY_MS = 15
export const PATIENCE_MS = 15_000

/** Waits until something is so on a live server; says what never came otherwise. */
export const eventually = async (
  what: string,
  isSo: () => boolean | Promise<boolean>,
  patienceMs = PATIENCE_MS,
): Promise<void> => {
  const startedAt = performance.now()
  while (!(await isSo())) {
    if (performance.now() - startedAt > patienceMs) throw new Error(`never: ${what}`)
    await new Promise((next) => setTimeout(next, EVERY_MS))
  }
}

/** Throws with both values when they are not alike. */
export const same = (what: string, actual: unknown, expected: unknown): void => {
  const [is, should] = [JSON.stringify(actual), JSON.stringify(expected)]
  if (is !== should) throw new Error(`${what}: ${is?.slice(0, 300)} instead of ${should?.slice(0, 300)}`)
}
