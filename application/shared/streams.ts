import {
  BehaviorSubject,
  distinctUntilChanged,
  filter,
  Observable,
  type Observer,
  Subscriber,
  type Subscription,
} from 'rxjs'
import { Defect } from '../../domain/shared/result.ts'

/**
 * An RxJS observable that always has a value: at hand as `value`, and given at once to whoever subscribes. It emits only
 * a value that is another one by `Object.is`, never errors and never completes: failure is part of `T`.
 */
export interface StateStream<T> extends Observable<T> {
  readonly value: T
}

class ReadOnlyState<T> extends Observable<T> implements StateStream<T> {
  readonly #state: BehaviorSubject<T>

  constructor(state: BehaviorSubject<T>) {
    // A subscriber that sets another value is heard by those after it before the old one reaches them: whoever is told
    // of a value that no longer holds would keep it as the last one.
    const current = state.pipe(
      filter((value) => Object.is(value, state.value)),
      distinctUntilChanged(Object.is),
    )
    super((subscriber) => current.subscribe((value) => subscriber.next(value)))
    this.#state = state
  }

  get value(): T {
    return this.#state.value
  }
}

/** Holds what a derived stream has emitted last, for as long as its sources live. */
const hold = <T>(source: Observable<T>): BehaviorSubject<T> => {
  const held: BehaviorSubject<T>[] = []
  source.subscribe((value) => {
    const [state] = held
    if (state) state.next(value)
    else held.push(new BehaviorSubject(value))
  })
  const [state] = held
  if (!state) throw new Defect('a state stream was made of a source that has no value yet')
  return state
}

/**
 * The public side of a state: of the `BehaviorSubject` that its owner keeps to itself, or of what RxJS's operators
 * derive from other streams, as in `stateOf(session$.pipe(map(({ kind }) => kind === 'signed-in')))`.
 *
 * A derived one subscribes to its source for good, so that its value keeps its identity and is at hand without anybody
 * listening: make it once, beside its source, and not for each reader. Throws a `Defect` if the source does not emit
 * while it is subscribed to.
 */
export const stateOf = <T>(source: Observable<T>): StateStream<T> =>
  new ReadOnlyState(source instanceof BehaviorSubject ? source : hold(source))

/** A state that its owner may set. Setting the same value is silent. */
export interface StateSource<T> {
  readonly value: T
  /** The public side. */
  readonly stream: StateStream<T>
  set(value: T): void
  update(change: (value: T) => T): void
}

/** A `BehaviorSubject` for those that do not import rxjs: adapters and the page. */
export const createState = <T>(initial: T): StateSource<T> => {
  const state = new BehaviorSubject(initial)
  return {
    get value() {
      return state.value
    },
    stream: stateOf(state),
    set: (value) => state.next(value),
    update: (change) => state.next(change(state.value)),
  }
}

/**
 * Events as an RxJS observable: each goes to those that listen at that moment. What a listener throws is given to
 * `failed`, and keeps the event from no other listener; RxJS would throw it again in a task of its own, which ends a
 * Node program. (What an operator's function throws is an error of the stream that the operator makes, as always.)
 */
export class Events<T> extends Observable<T> {
  readonly #failed: (cause: unknown) => void

  constructor(events: Observable<T>, failed: (cause: unknown) => void) {
    super((subscriber) => events.subscribe(subscriber))
    this.#failed = failed
  }

  override subscribe(listener?: Partial<Observer<T>> | ((event: T) => void) | null): Subscription {
    if (listener instanceof Subscriber) return super.subscribe(listener)
    const hear = typeof listener === 'function' ? listener : (event: T) => listener?.next?.(event)
    return super.subscribe((event) => {
      try {
        hear(event)
      } catch (cause) {
        this.#failed(cause)
      }
    })
  }
}
