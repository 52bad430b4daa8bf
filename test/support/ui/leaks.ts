import { BehaviorSubject } from 'rxjs'

/*
 * What React holds of states that were told something and had no reason to render: rings of updates on its fibres. Their
 * names are React's own, so a test that asks for them also shows that it would see one.
 */

type Update = { readonly next: Update | null }
type Hook = { readonly queue?: { readonly pending?: Update | null } | null; readonly next?: Hook | null }
type Fibre = {
  readonly memoizedState: unknown
  readonly child: Fibre | null
  readonly sibling: Fibre | null
  readonly alternate: Fibre | null
}

const lengthOf = (last: Update): number => {
  let length = 1
  for (let at = last.next; at && at !== last; at = at.next) length += 1
  return length
}

const ofHooks = (state: unknown): number => {
  let max = 0
  for (let hook = state as Hook | null | undefined; hook && 'queue' in hook; hook = hook.next)
    if (hook.queue?.pending) max = Math.max(max, lengthOf(hook.queue.pending))
  return max
}

const below = (fibre: Fibre | null): number => {
  let max = 0
  for (let at = fibre; at; at = at.sibling) {
    const own = typeof at.memoizedState === 'object' ? ofHooks(at.memoizedState) : 0
    max = Math.max(max, own, below(at.child))
  }
  return max
}

/** The longest ring of updates under an element that React renders into. */
export const longestUpdates = (container: HTMLElement): number => {
  const name = Object.keys(container).find((key) => key.startsWith('__reactContainer$'))
  if (name === undefined) throw new Error('React does not draw into this element')
  const root = (container as unknown as Record<string, Fibre>)[name] as Fibre
  return Math.max(below(root.child), below(root.alternate?.child ?? null))
}

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
