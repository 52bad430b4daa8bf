import type { ClockPort, TimerHandle } from '../../application/ports/clock-port.ts'
import type { LockPort } from '../../application/ports/lock-port.ts'

const AGAIN_MS = 3000

/** Locks whose code comes with the first request, for pages that seldom need it. Until it has come, nobody holds one. */
export const createLateLock = (
  clock: Pick<ClockPort, 'after'>,
  fetchLock: () => Promise<LockPort>,
): LockPort => {
  let coming: Promise<LockPort> | undefined
  return {
    request: (name, listener) => {
      let isReleased = false
      let held: { release(): void } | undefined
      let timer: TimerHandle | undefined

      const ask = async (): Promise<void> => {
        coming ??= fetchLock()
        try {
          const lock = await coming
          if (!isReleased) held = lock.request(name, listener)
        } catch {
          coming = undefined
          if (!isReleased) timer = clock.after(AGAIN_MS, () => void ask())
        }
      }
      void ask()
      return {
        release: () => {
          isReleased = true
          timer?.cancel()
          held?.release()
        },
      }
    },
  }
}
