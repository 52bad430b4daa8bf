import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  NOTHING_KEPT,
  oldestOn,
  withFresh,
  withKept,
  withoutThoseOf,
} from '../../../domain/offline/kept-times.ts'

const times = suite('age of cached data')

times('is that of the oldest answer on the visible page only', () => {
  const kept = withKept(
    withKept(withKept(NOTHING_KEPT, '/a', 30, '/home'), '/b', 20, '/home'),
    '/c',
    5,
    '/bag',
  )
  assert.is(oldestOn(kept, '/home'), 20)
  assert.is(oldestOn(kept, '/bag'), 5)
  assert.is(oldestOn(kept, '/search'), undefined)
})

times('is none once the server has answered after all', () => {
  const kept = withKept(NOTHING_KEPT, '/a', 30, '/home')
  assert.is(oldestOn(withFresh(kept, '/a'), '/home'), undefined)
})

times('forgets what is no longer requested, and keeps what came from the cache once more', () => {
  const before = withKept(withKept(NOTHING_KEPT, '/a', 30, '/home'), '/b', 40, '/home')
  const after = withKept(before, '/b', 40, '/home')
  assert.equal([...withoutThoseOf(after, before).keys()], ['/b'])
})

times.run()
