import type { Cancellation } from '../ports/http-port.ts'

/** A switch to cancel requests with; `cancel` works once. */
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
