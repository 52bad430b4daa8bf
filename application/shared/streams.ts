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
 * An RxJS observable that always has a value, readable as `value` and emitted at once on subscription. It emits only
 * values that differ by `Object.is`, never errors and never completes: failure is part of `T`.
 */
export interface StateStream<T> extends Observable<T> {
  readonly value: T
}

class ReadOnlyState<T> extends Observable<T> implements StateStream<T> {
  readonly #state: BehaviorSubject<T>

  constructor(state: BehaviorSubject<T>) {
    // If a subscriber sets another value while it is called, later subscribers receive the new value first: without
    // this check they would then receive the outdated one last.
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

/** Holds the last value of a derived stream for as long as its sources live. */
const hold = <T>(source: Observable<T>): BehaviorSubject<T> => {
  const states: BehaviorSubject<T>[] = []
  source.subscribe((value) => {
    const [state] = states
    if (state) state.next(value)
    else states.push(new BehaviorSubject(value))
  })
  const [state] = states
  if (!state) throw new Defect('a state stream was made of a source that has no value yet')
  return state
}

/**
 * The public side of a state: of a `BehaviorSubject` that its owner keeps private, or of a stream derived with RxJS
 * operators, as in `stateOf(session$.pipe(map(({ kind }) => kind === 'signed-in')))`.
 * A derived one stays subscribed to its source, so that its value keeps its identity and is available without
 * subscribers: create it once, next to its source, and not for each reader. Throws a `Defect` if the source does not
 * emit on subscription.
 */
export const stateOf = <T>(source: Observable<T>): StateStream<T> =>
  new ReadOnlyState(source instanceof BehaviorSubject ? source : hold(source))

/** A state that its owner may set. Setting the same value emits nothing. */
export interface StateSource<T> {
  readonly value: T
  /** The public side. */
  readonly stream: StateStream<T>
  set(value: T): void
  update(change: (value: T) => T): void
}

/** A `BehaviorSubject` for code that must not import rxjs: adapters and the page. */
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
 * Events as an RxJS observable: each reaches the current subscribers. What a subscriber throws is passed to `failed`
 * and does not keep the event from the others; RxJS would rethrow it asynchronously, which ends a Node program. (What
 * an operator's function throws is an error of the operator's stream, as usual.)
 */
export class Events<T> extends Observable<T> {
  readonly #failed: (cause: unknown) => void

  constructor(events: Observable<T>, failed: (cause: unknown) => void) {
    super((subscriber) => events.subscribe(subscriber))
    this.#failed = failed
  }

  override subscribe(listener?: Partial<Observer<T>> | ((event: T) => void) | null): Subscription {
    if (listener instanceof Subscriber) return super.subscribe(listener)
    const call = typeof listener === 'function' ? listener : (event: T) => listener?.next?.(event)
    return super.subscribe((event) => {
      try {
        call(event)
      } catch (cause) {
        this.#failed(cause)
      }
    })
  }
}
