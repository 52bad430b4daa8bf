import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createState, mapState } from '../../../application/shared/state-stream.ts'

const streams = suite('state streams')

streams('give the value now and every change', () => {
  const state = createState(1)
  const heard: number[] = []
  const subscription = state.stream.subscribe((value) => heard.push(value))
  state.set(2)
  state.update((value) => value + 1)
  subscription.unsubscribe()
  state.set(9)
  assert.equal(heard, [1, 2, 3])
  assert.is(state.stream.value, 9)
})

streams('are silent when the value is the same', () => {
  const state = createState(1)
  let calls = 0
  state.subscribe(() => {
    calls += 1
  })
  state.set(1)
  assert.is(calls, 1)
})

streams('derived ones keep identity and tell only real changes', () => {
  const state = createState({ a: 1, b: 1 })
  const list$ = mapState(state, ({ a }) => a)
  const object$ = mapState(state, ({ a }) => ({ a }))
  const heard: number[] = []
  list$.subscribe((value) => heard.push(value))
  const before = object$.value
  assert.is(object$.value, before)
  state.set({ a: 1, b: 2 })
  state.set({ a: 2, b: 2 })
  assert.equal(heard, [1, 2])
})

streams.run()
