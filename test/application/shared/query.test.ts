import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { settle } from '../../../adapters/fakes/fake-clock.ts'
import {
  answeredBy,
  createQuery,
  type QueryResult,
  type Question,
} from '../../../application/shared/query.ts'
import { fail, ok, type Result } from '../../../domain/shared/result.ts'

const query = suite('a server query')

type Answer = Result<string, string>

/** A query whose answers the test gives by hand, in any order. */
const open = (known?: Answer) => {
  const asked: ((answer: Answer) => void)[] = []
  const load = (): Promise<Answer> => new Promise((answer) => asked.push(answer))
  let question: Question<string, string> = { key: 'a', version: 'en 0', round: 0, load }
  let shown: QueryResult<string, string> = answeredBy('a', known)
  const flow = createQuery<string, string>(question, known, (answered) => {
    shown = answered
  })
  const ask = (change: Partial<Question<string, string>> = {}): void => {
    question = { ...question, ...change }
    flow.follow(question)
    flow.begin()
  }
  const give = async (index: number, answer: Answer): Promise<void> => {
    asked[index]?.(answer)
    await settle()
  }
  ask()
  return { ...flow, asked, ask, give, shown: () => shown }
}

query('is sent once, and not at all where its answer is known', async () => {
  const { asked, ask, give, shown } = open()
  ask()
  await give(0, ok('one'))
  ask()
  assert.equal([asked.length, shown().value], [1, 'one'])
  assert.equal([open(ok('known')).asked.length, open(fail('gone')).asked.length], [0, 0])
})

query('is sent again for another version or round, and shows the old value meanwhile', async () => {
  const { asked, ask, give, shown } = open(ok('one'))
  ask({ version: 'en 1' })
  ask({ round: 1 })
  assert.equal([asked.length, shown().value], [2, 'one'])
  await give(1, ok('two'))
  assert.is(shown().value, 'two')
})

query('drops the answer to an earlier key', async () => {
  const { ask, give, shown } = open()
  ask({ key: 'b' })
  await give(0, ok('for a'))
  assert.is(shown().value, undefined)
  await give(1, ok('for b'))
  assert.equal(shown(), { key: 'b', value: 'for b', fault: undefined })
})

query('keeps its value when a refresh fails, and says so', async () => {
  const { refresh, give, shown } = open(ok('one'))
  const refreshed = refresh()
  await give(0, fail('offline'))
  assert.is(await refreshed, false)
  assert.equal(shown(), { key: 'a', value: 'one', fault: 'offline' })
})

query('shows nothing after a failure, and nothing while it is retried', async () => {
  const { retry, give, shown } = open()
  await give(0, fail('offline'))
  assert.equal(shown(), { key: 'a', value: undefined, fault: 'offline' })
  retry()
  assert.equal(shown(), { key: 'a', value: undefined, fault: undefined })
  await give(1, ok('one'))
  assert.is(shown().value, 'one')
})

query('shows the answer to the later of two refreshes', async () => {
  const { refresh, give, shown } = open(ok('one'))
  void refresh()
  void refresh()
  await give(1, ok('three'))
  await give(0, ok('two'))
  assert.is(shown().value, 'three')
})

query('that was repeated because no answer came shows whichever comes first, once', async () => {
  const { ask, give, shown } = open()
  ask({ round: 1 })
  await give(0, ok('slow'))
  assert.is(shown().value, 'slow')
  await give(1, ok('again'))
  assert.is(shown().value, 'slow')
})

query('waits for the second answer when the first request fails', async () => {
  const { ask, give, shown } = open()
  ask({ round: 1 })
  await give(0, fail('lost'))
  assert.equal(shown(), { key: 'a', value: undefined, fault: undefined })
  await give(1, ok('again'))
  assert.is(shown().value, 'again')
})

query('shows no answer of an earlier version', async () => {
  const { ask, give, shown } = open()
  ask({ version: 'id 0' })
  await give(0, ok('in English'))
  assert.is(shown().value, undefined)
})

query.run()
