/** PostgreSQL's serialization_failure and deadlock_detected: the same work may succeed when repeated. */
const RETRIABLE = new Set(['40001', '40P01'])
const MOST_TRIES = 6

const codeOf = (cause: unknown): string | undefined =>
  typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : undefined

/** True for PostgreSQL's unique_violation: somebody else has just inserted the same key. */
export const isDuplicateKey = (cause: unknown): boolean => codeOf(cause) === '23505'

/** Repeats `work` after a conflict with another transaction, a few times. */
export const withRetries = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (cause) {
      const code = codeOf(cause)
      if (attempt >= MOST_TRIES || code === undefined || !RETRIABLE.has(code)) throw cause
    }
  }
}
