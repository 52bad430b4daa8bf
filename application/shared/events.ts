import { Observable, type Observer, Subscriber, type Subscription } from 'rxjs'

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
