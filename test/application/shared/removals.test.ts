import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createFakeClock } from '../../../adapters/fakes/fake-clock.ts'
import { createFakeLifecycle } from '../../../adapters/fakes/fake-ports.ts'
import { createRemovals } from '../../../application/shared/removals.ts'

const removals = suite('deletion with undo')

const open = () => {
  const clock = createFakeClock()
  const lifecycle = createFakeLifecycle()
  const removed: string[] = []
  const rows = createRemovals<string>({ clock, lifecycle, remove: (key) => removed.push(key) })
  const leave = rows.attend()
  return { clock, lifecycle, rows, removed, leave, pending: () => [...rows.pending$.value.keys()] }
}

removals('takes effect after five seconds, once', () => {
  const { clock, rows, removed, pending } = open()
  rows.remove('a', 'n1')
  clock.advance(3000)
  rows.remove('a', 'n1')
  clock.advance(1999)
  assert.equal([pending(), removed], [['a'], []])
  clock.advance(1)
  assert.equal([pending(), removed], [[], ['a']])
})

removals('does not happen when it is undone in time', () => {
  const { clock, rows, removed, pending } = open()
  rows.remove('a', 'n1')
  rows.undo('a')
  clock.advance(6000)
  assert.equal([pending(), removed], [[], []])
})

removals('does not happen when something new arrives before, which nobody has read', () => {
  const { clock, rows, removed } = open()
  rows.remove('a', 'n1')
  rows.remove('b', undefined)
  rows.follow([
    ['a', 'n2'],
    ['b', undefined],
    ['c', 'n9'],
  ])
  clock.advance(6000)
  assert.equal(removed, ['b'])
})

removals('takes effect at once when the screen or the page is left', () => {
  const left = open()
  left.rows.remove('a', 'n1')
  left.leave()
  assert.equal(left.removed, ['a'])
  const { rows, removed, lifecycle, clock } = open()
  rows.remove('a', 'n1')
  lifecycle.set({ isLeaving: true })
  clock.advance(6000)
  assert.equal(removed, ['a'])
})

removals('can be undone after a page that was only hidden is visible again', () => {
  const { clock, rows, lifecycle, removed } = open()
  rows.remove('a', 'n1')
  lifecycle.set({ isVisible: false })
  lifecycle.set({ isVisible: true })
  rows.undo('a')
  clock.advance(6000)
  assert.equal(removed, [])
})

removals.run()
