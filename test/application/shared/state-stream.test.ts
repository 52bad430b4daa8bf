import { BehaviorSubject, combineLatest, isObservable, map, Observable, Subject, take } from 'rxjs'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createState, type StateStream, stateOf } from '../../../application/shared/streams.ts'

type Made = { readonly stream: StateStream<number>; readonly set: (value: number) => void }

/** What holds for every state stream, however it was made. */
const stateContract = (name: string, create: (first: number) => Made): void => {
  const streams = suite(`state stream: ${name}`)

  const listen = (stream: Observable<number>, heard: number[] = []): number[] => {
    stream.subscribe((value) => heard.push(value))
    return heard
  }

  streams('is an observable of rxjs', () => {
    const { stream, set } = create(1)
    assert.ok(isObservable(stream))
    assert.ok(stream instanceof Observable)
    const heard = listen(stream.pipe(map((value) => value * 10)))
    set(2)
    assert.equal(heard, [10, 20])
  })

  streams('gives its current value at once to every subscriber', () => {
    const { stream, set } = create(1)
    const early = listen(stream)
    set(2)
    set(3)
    assert.equal(listen(stream), [3])
    assert.equal(early, [1, 2, 3])
  })

  streams('has its value available during an emission, and without a subscriber', () => {
    const { stream, set } = create(1)
    set(2)
    assert.is(stream.value, 2)
    const seen: number[] = []
    stream.subscribe(() => seen.push(stream.value))
    set(3)
    assert.equal(seen, [2, 3])
  })

  streams('emits nothing when the value is the same, including NaN', () => {
    const { stream, set } = create(1)
    const heard = listen(stream)
    set(1)
    set(Number.NaN)
    set(Number.NaN)
    assert.equal(heard, [1, Number.NaN])
  })

  streams('emits nothing to an unsubscribed listener, even in the middle of an emission', () => {
    const { stream, set } = create(1)
    const heard: number[] = []
    stream.subscribe((value) => {
      if (value === 2) later.unsubscribe()
    })
    const later = stream.subscribe((value) => heard.push(value))
    set(2)
    set(3)
    assert.equal(heard, [1])
    assert.equal(listen(stream.pipe(take(1))), [3])
  })

  streams('emits the final value last to each subscriber when one of them sets another value', () => {
    const { stream, set } = create(1)
    const before = listen(stream)
    stream.subscribe((value) => {
      if (value === 2) set(3)
    })
    const after = listen(stream)
    set(2)
    assert.is(stream.value, 3)
    assert.equal(before, [1, 2, 3])
    assert.equal(after, [1, 3])
  })

  streams('emits no value twice when a subscriber sets it back', () => {
    const { stream, set } = create(1)
    stream.subscribe((value) => {
      if (value === 2) set(1)
    })
    const after = listen(stream)
    set(2)
    assert.equal(after, [1])
  })

  streams('survives a subscriber that unsubscribes during an emission', () => {
    const { stream, set } = create(1)
    const inner: number[] = []
    const outer = stream.subscribe((value) => {
      if (value === 2) listen(stream, inner)
    })
    set(2)
    outer.unsubscribe()
    set(3)
    assert.equal(inner, [2, 3])
  })

  streams.run()
}

stateContract('of a subject', (first) => {
  const subject = new BehaviorSubject(first)
  return { stream: stateOf(subject), set: (value) => subject.next(value) }
})

stateContract('derived', (first) => {
  const subject = new BehaviorSubject({ count: first })
  return {
    stream: stateOf(subject.pipe(map(({ count }) => count))),
    set: (count) => subject.next({ count }),
  }
})

stateContract('derived from a derived one', (first) => {
  const subject = new BehaviorSubject(first + 1)
  const more$ = stateOf(subject)
  return {
    stream: stateOf(stateOf(more$.pipe(map((value) => [value]))).pipe(map(([value = 0]) => value - 1))),
    set: (value) => subject.next(value + 1),
  }
})

stateContract('createState', (first) => {
  const { stream, set } = createState(first)
  return { stream, set }
})

const deriving = suite('a derived state stream')

deriving('keeps the identity of its value until its source changes', () => {
  const subject = new BehaviorSubject(1)
  const boxed$ = stateOf(stateOf(subject).pipe(map((value) => ({ value }))))
  const before = boxed$.value
  assert.is(boxed$.value, before)
  boxed$.subscribe((value) => assert.is(value, boxed$.value))
  subject.next(1)
  assert.is(boxed$.value, before)
  subject.next(2)
  assert.equal(boxed$.value, { value: 2 })
})

deriving('is up to date for subscribers of its source that were added after it', () => {
  const subject = new BehaviorSubject(1)
  const source$ = stateOf(subject)
  const double$ = stateOf(source$.pipe(map((value) => value * 2)))
  const pairs: (readonly [number, number])[] = []
  source$.subscribe((value) => pairs.push([value, double$.value]))
  subject.next(2)
  assert.equal(pairs, [
    [1, 2],
    [2, 4],
  ])
})

deriving('combines several, and emits each change at once', () => {
  const one = createState(1)
  const ten = createState(10)
  const sum$ = stateOf(combineLatest([one.stream, ten.stream]).pipe(map(([a, b]) => a + b)))
  const heard: number[] = []
  sum$.subscribe((value) => heard.push(value))
  one.set(2)
  ten.set(20)
  assert.equal(heard, [11, 12, 22])
})

deriving('does not complete when its source does, including a subject', () => {
  const source = new BehaviorSubject(1)
  const ended: string[] = []
  const direct$ = stateOf(source)
  const derived$ = stateOf(source.pipe(map((value) => value + 1)))
  direct$.subscribe({ complete: () => ended.push('direct') })
  derived$.subscribe({ complete: () => ended.push('derived') })
  source.complete()
  assert.equal(ended, [])
  assert.equal([direct$.value, derived$.value], [1, 2])
})

deriving('unsubscribes from the subject when an operator completes', () => {
  const subject = new BehaviorSubject(1)
  stateOf(subject).pipe(take(1)).subscribe()
  const piped = stateOf(subject)
    .pipe(map((value) => value))
    .subscribe()
  piped.unsubscribe()
  assert.not(subject.observed)
})

deriving('cannot be made from a source without a value', () => {
  const source = new Subject<number>()
  assert.throws(() => stateOf(source), /no value/)
})

deriving.run()
