import { BehaviorSubject } from 'rxjs'

/** Counts how many subscriptions to streams are open. Restore it at the end of the test. */
export const watchSubscriptions = (): { readonly open: () => number; readonly restore: () => void } => {
  const own = Object.getOwnPropertyDescriptor(BehaviorSubject.prototype, 'subscribe')
  const { subscribe } = BehaviorSubject.prototype
  let open = 0
  BehaviorSubject.prototype.subscribe = function (this: BehaviorSubject<unknown>, ...args: never[]) {
    const subscription = (subscribe as (...given: never[]) => ReturnType<typeof subscribe>).apply(this, args)
    open += 1
    subscription.add(() => {
      open -= 1
    })
    return subscription
  } as typeof subscribe
  return {
    open: () => open,
    restore: () => {
      if (own) Object.defineProperty(BehaviorSubject.prototype, 'subscribe', own)
      else Reflect.deleteProperty(BehaviorSubject.prototype, 'subscribe')
    },
  }
}
