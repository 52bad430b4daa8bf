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

const SOON_MS = 5_000

/** Whether something becomes so within some seconds, where servers differ. */
export const isSoon = (what: string, isSo: () => Promise<boolean>): Promise<boolean> =>
  eventually(what, isSo, SOON_MS).then(
    () => true,
    () => false,
  )

const SHOWN = 300

// A list is mostly as it should be: where it is not is what one has to know.
const firstDifference = (actual: unknown, expected: unknown): string => {
  if (!Array.isArray(actual) || !Array.isArray(expected)) return ''
  const at = expected.findIndex((one, index) => JSON.stringify(one) !== JSON.stringify(actual[index]))
  const index = at < 0 ? expected.length : at
  const near = JSON.stringify(actual.slice(Math.max(0, index - 2), index + 4)).slice(0, SHOWN)
  return ` (${actual.length} of ${expected.length}; differs at ${index}, near it ${near})`
}

/** Throws with both values when they are not alike, and with the place where two lists part. */
export const same = (what: string, actual: unknown, expected: unknown): void => {
  const [is, should] = [JSON.stringify(actual), JSON.stringify(expected)]
  if (is === should) return
  const where = firstDifference(actual, expected)
  throw new Error(`${what}: ${is?.slice(0, SHOWN)} instead of ${should?.slice(0, SHOWN)}${where}`)
}
