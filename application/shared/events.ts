/** Things that happen, for whoever listens at that moment. A listener that throws harms nobody else. */
export interface EventStream<T> {
  subscribe(next: (event: T) => void): { unsubscribe(): void }
}

/** The side of an event stream that tells: kept by who owns it. */
export interface EventSource<T> extends EventStream<T> {
  emit(event: T): void
}

/** `failed` hears of a listener that threw. */
export const createEvents = <T>(failed: (cause: unknown) => void = () => undefined): EventSource<T> => {
  const listeners = new Set<{ readonly next: (event: T) => void }>()
  return {
    subscribe: (next) => {
      const listener = { next }
      listeners.add(listener)
      return { unsubscribe: () => void listeners.delete(listener) }
    },
    emit: (event) => {
      // A copy: listeners may come and go while they are told.
      for (const listener of [...listeners]) {
        try {
          listener.next(event)
        } catch (cause) {
          failed(cause)
        }
      }
    },
  }
}
