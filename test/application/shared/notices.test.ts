import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createFakeClock } from '../../../adapters/fakes/fake-clock.ts'
import { createFakeLifecycle } from '../../../adapters/fakes/fake-ports.ts'
import { createNotices } from '../../../application/shared/notices.ts'

const notices = suite('notices (requirements S8 and S9)')
const key = (name: string) => ({ kind: 'key', key: name }) as const
const setUp = () => {
  const clock = createFakeClock()
  const lifecycle = createFakeLifecycle()
  const made = createNotices({ clock, lifecycle })
  return {
    clock,
    lifecycle,
    ...made,
    keys: () => made.notices$.value.map(({ text }) => text.kind === 'key' && text.key),
  }
}

notices('last 1.2 seconds', () => {
  const { clock, show, keys } = setUp()
  show('info', key('a'))
  clock.advance(1199)
  assert.equal(keys(), ['a'])
  clock.advance(1)
  assert.equal(keys(), [])
})

notices('stay longer when there is something to do', () => {
  const { clock, show, keys } = setUp()
  show('error', key('a'), { key: 'retry', run: () => undefined })
  clock.advance(5000)
  assert.equal(keys(), ['a'])
  clock.advance(1000)
  assert.equal(keys(), [])
})

notices('wait until they are visible where that takes a while, and count from then on', () => {
  const { clock, show, markSeen, pauseUntilVisible, resume, keys } = setUp()
  pauseUntilVisible()
  resume()
  const id = show('error', key('a'))
  clock.advance(5000)
  markSeen([id])
  clock.advance(600)
  markSeen([id])
  clock.advance(599)
  assert.equal(keys(), ['a'])
  clock.advance(1)
  assert.equal([keys(), clock.pending()], [[], 0])
})

notices('are dropped when they were not visible for ten seconds', () => {
  const { clock, show, pauseUntilVisible, resume, keys } = setUp()
  pauseUntilVisible()
  resume()
  show('info', key('a'))
  clock.advance(10_000)
  assert.equal(keys(), [])
})

notices('are held back while there is no page for them, however long that takes', () => {
  const { clock, show, close, markSeen, pauseUntilVisible, resume, keys } = setUp()
  pauseUntilVisible()
  const id = show('error', key('a'))
  assert.is(show('error', key('a')), id)
  close(show('loading', key('wait')))
  clock.advance(60_000)
  assert.equal(keys(), [])
  resume()
  clock.advance(5000)
  markSeen([id])
  clock.advance(1199)
  assert.equal(keys(), ['a'])
  clock.advance(1)
  assert.equal([keys(), clock.pending()], [[], 0])
})

notices('do not age while the page is hidden, and have all of their time when it is visible again', () => {
  const { clock, lifecycle, show, keys } = setUp()
  show('info', key('a'))
  clock.advance(1000)
  lifecycle.set({ isVisible: false })
  show('error', key('b'))
  clock.advance(60_000)
  assert.equal([keys(), clock.pending()], [['a', 'b'], 0])
  lifecycle.set({ isVisible: true })
  lifecycle.set({ isOnline: false })
  clock.advance(1199)
  assert.equal(keys(), ['a', 'b'])
  clock.advance(1)
  assert.equal([keys(), clock.pending()], [[], 0])
})

notices('of loading stay until they are closed', () => {
  const { clock, show, close, keys } = setUp()
  const id = show('loading', key('wait'))
  clock.advance(600_000)
  for (const name of ['a', 'b', 'c', 'd']) show('info', key(name))
  assert.equal(keys(), ['wait', 'b', 'c', 'd'])
  close(id)
  assert.equal(keys(), ['b', 'c', 'd'])
})

notices('with the same text are shown once, and again after their time', () => {
  const { clock, show, keys } = setUp()
  const first = show('error', key('a'))
  assert.is(show('error', key('a')), first)
  assert.equal(keys(), ['a'])
  clock.advance(1200)
  assert.is.not(show('error', key('a')), first)
})

notices('with the same text are shown once, from whichever calls they come', () => {
  const { show } = setUp()
  const of = (path: string) => ({ kind: 'fault', fault: { kind: 'unexpected-answer', path } }) as const
  assert.is(show('error', of('/api/index/category')), show('error', of('/api/index/product')))
  const no = (tries: number) =>
    ({ kind: 'fault', fault: { kind: 'rejected', code: 0, message: 'No', details: { tries } } }) as const
  assert.is(show('error', no(2)), show('error', no(1)))
})

notices('closed early leave no timer behind', () => {
  const { clock, show, close } = setUp()
  close(show('info', key('a')))
  assert.is(clock.pending(), 0)
})

notices('know what screens say on the page, of two that say the same until both are gone', () => {
  const { sayOnPage, saidOnPage$ } = setUp()
  const words = () => saidOnPage$.value.map((said) => said.words)
  const one = sayOnPage('empty', false)
  const other = sayOnPage('empty', false)
  const failed = sayOnPage('no network', true)
  one()
  assert.equal(words(), ['empty', 'no network'])
  other()
  assert.equal(saidOnPage$.value, [{ words: 'no network', isAnnounced: true }])
  failed()
  assert.equal(words(), [])
})

notices.run()
