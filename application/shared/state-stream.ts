import { BehaviorSubject } from '../rx.ts'

/** What React needs to read a stream: the value now, and a call for each change. */
export interface StateStream<T> {
  readonly value: T
  subscribe(next: (value: T) => void): { unsubscribe(): void }
}

/** The private side of a stream: its owner may set the value. Setting the same value is silent. */
export interface StateSource<T> extends StateStream<T> {
  set(value: T): void
  update(change: (value: T) => T): void
  /** The same stream without the power to set it. */
  readonly stream: StateStream<T>
}

/**
 * A stream that always has a value, never errors and never completes.
 * Failure is part of `T`. Emits only when the value is another one by `Object.is`.
 */
export const createState = <T>(initial: T): StateSource<T> => {
  const subject = new BehaviorSubject<T>(initial)
  const set = (value: T): void => {
    if (!Object.is(value, subject.value)) subject.next(value)
  }
  const stream: StateStream<T> = {
    get value() {
      return subject.value
    },
    subscribe: (next) => subject.subscribe(next),
  }
  return {
    get value() {
      return subject.value
    },
    subscribe: stream.subscribe,
    set,
    update: (change) => set(change(subject.value)),
    stream,
  }
}

/** A derived stream. The result is remembered per source value, so that identity holds. */
export const mapState = <T, U>(source: StateStream<T>, change: (value: T) => U): StateStream<U> => {
  let from = source.value
  let to = change(from)
  const read = (): U => {
    const value = source.value
    if (!Object.is(value, from)) {
      from = value
      const next = change(value)
      if (!Object.is(next, to)) to = next
    }
    return to
  }
  return {
    get value() {
      return read()
    },
    subscribe: (next) => {
      let told: { readonly value: U } | undefined
      return source.subscribe(() => {
        const value = read()
        if (told && Object.is(told.value, value)) return
        told = { value }
        next(value)
      })
    },
  }
}
