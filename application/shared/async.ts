import { MAX_REPEATS, type Page } from '../../domain/api/page.ts'
import { fail, ok, type Result } from '../../domain/shared/result.ts'
import type { ClockPort, TimerHandle } from '../ports/clock-port.ts'
import type { Cancellation } from '../ports/http-port.ts'

/** Creates a cancellation for requests; `cancel` works once. */
export const createCancellation = (): Cancellation & { cancel(): void } => {
  let isCancelled = false
  const listeners: (() => void)[] = []
  return {
    get isCancelled() {
      return isCancelled
    },
    onCancel: (listener) => {
      if (isCancelled) listener()
      else listeners.push(listener)
    },
    cancel: () => {
      if (isCancelled) return
      isCancelled = true
      for (const listener of listeners.splice(0)) listener()
    },
  }
}

/**
 * Resolves when the work has ended, successfully or not, and after `limitMs` milliseconds at the latest; the work
 * continues.
 */
export const withinTime = (clock: ClockPort, work: Promise<void>, limitMs: number): Promise<void> =>
  new Promise((done) => {
    const timer = clock.after(limitMs, done)
    const end = (): void => {
      timer.cancel()
      done()
    }
    void work.then(end, end)
  })

/**
 * Loads the rows of all pages, without duplicates, or of the pages up to a wanted row. Also ends where a server
 * without paging repeats the same rows.
 */
export const allPages = async <T extends { readonly id: string }, F>(
  load: (page: number) => Promise<Result<Page<T>, F>>,
  isLast: (row: T) => boolean = () => false,
): Promise<Result<readonly T[], F>> => {
  const known = new Map<string, T>()
  let repeats = 0
  for (let page = 1; ; page += 1) {
    const asked = await load(page)
    if (!asked.ok) return asked
    const { rows, hasMore } = asked.value
    const before = known.size
    for (const row of rows) if (!known.has(row.id)) known.set(row.id, row)
    repeats = known.size === before ? repeats + 1 : 0
    if (!hasMore || repeats === MAX_REPEATS || rows.some(isLast)) return ok([...known.values()])
  }
}

/**
 * Calls `ask` after a pause of `pauseMs` milliseconds and passes on its answer, unless it was cancelled. For requests
 * while somebody types: each new text cancels the previous request.
 */
export const askAfterPause = <T>(
  clock: ClockPort,
  pauseMs: number,
  ask: () => Promise<T>,
  onAnswer: (answer: T) => void,
): TimerHandle => {
  let isWanted = true
  const timer = clock.after(pauseMs, () => {
    void ask().then((answer) => {
      if (isWanted) onAnswer(answer)
    })
  })
  return {
    cancel: () => {
      isWanted = false
      timer.cancel()
    },
  }
}

/** A part of the app whose code a host may load after the start. */
export type Late<T> = {
  /** Undefined until its code is there. */
  readonly now: T | undefined
  /** Loads the code, where that has not been done. Rejects when it cannot be loaded. */
  readonly load: () => Promise<T>
}

/** Calls a part: at once where its code is there. Code that cannot be loaded is a call without a network. */
export const callLate = async <T, V, F>(
  late: Late<T>,
  call: (part: T) => Promise<Result<V, F>>,
): Promise<Result<V, F | { readonly kind: 'offline' }>> => {
  const part = late.now ?? (await late.load().catch(() => undefined))
  return part === undefined ? fail({ kind: 'offline' }) : call(part)
}

const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 30_000

/**
 * Loads code or texts in the background with retries, because phones with bad reception lose single requests and nothing
 * else would retry. Pauses of 1, 2, 4 ... 30 seconds. Undefined once `isWanted` returns false.
 */
export const retryUntilLoaded = async <Part>(
  clock: ClockPort,
  load: () => Promise<Part>,
  isWanted: () => boolean = () => true,
): Promise<Part | undefined> => {
  for (let pause = FIRST_WAIT_MS; isWanted(); pause = Math.min(2 * pause, LONGEST_WAIT_MS)) {
    try {
      return await load()
    } catch {
      const waitMs = pause
      await new Promise<void>((over) => void clock.after(waitMs, over))
    }
  }
  return undefined
}
