/**
 * Events: each goes to those that listen at that moment, and is not kept. A listener that throws does not keep it from
 * the others.
 */
export interface EventStream<T> {
  subscribe(next: (event: T) => void): { unsubscribe(): void }
}

/** An event stream with the power to emit, for its owner alone. */
export interface EventSource<T> extends EventStream<T> {
  emit(event: T): void
}

/** Makes an event stream; `failed` is called with what a listener threw. */
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
