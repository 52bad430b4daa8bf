import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  type KeptAnswers,
  NOTHING_KEPT,
  oldestOn,
  withAnswer,
  withAnswers,
  withoutThoseOf,
} from '../../../domain/offline/kept-times.ts'

const times = suite('age of cached data')

const NONE: KeptAnswers = new Map()

times('is that of the oldest answer on the visible page only', () => {
  const a = withAnswer(NONE, '/a', 30)
  const ab = withAnswer(a, '/b', 20)
  const abc = withAnswer(ab, '/c', 5)
  const atHome = withAnswers(NOTHING_KEPT, NONE, ab, '/home')
  const kept = withAnswers(atHome, ab, abc, '/bag')
  assert.is(oldestOn(kept, '/home'), 20)
  assert.is(oldestOn(kept, '/bag'), 5)
  assert.is(oldestOn(kept, '/search'), undefined)
})

times('is none once the server has answered after all', () => {
  const before = withAnswer(NONE, '/a', 30)
  const kept = withAnswers(NOTHING_KEPT, NONE, before, '/home')
  const after = withAnswer(before, '/a', undefined)
  assert.is(oldestOn(withAnswers(kept, before, after, '/home'), '/home'), undefined)
})

times('is the same while the server answers what was fresh', () => {
  const before = withAnswer(NONE, '/a', 30)
  assert.is(withAnswer(before, '/b', undefined), before)
})

times('forgets what is no longer requested, and keeps what came from the cache once more', () => {
  const answers = withAnswer(withAnswer(NONE, '/a', 30), '/b', 40)
  const before = withAnswers(NOTHING_KEPT, NONE, answers, '/home')
  const after = withAnswers(before, answers, withAnswer(answers, '/b', 40), '/home')
  assert.equal([...withoutThoseOf(after, before).keys()], ['/b'])
})

times.run()
