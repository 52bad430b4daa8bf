import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { settle } from '../../../adapters/fakes/fake-clock.ts'
import { createPagedList, type ListState } from '../../../application/shared/paged-list.ts'
import type { Page } from '../../../domain/api/page.ts'
import { fail, ok, type Result } from '../../../domain/shared/result.ts'

const list = suite('a list that grows page by page')

type Row = { readonly id: string }
type Answer = Result<Page<Row>, string>

const page = (number: number, ids: readonly string[], change: Partial<Page<Row>> = {}): Page<Row> => ({
  rows: ids.map((id) => ({ id })),
  total: 9,
  page: number,
  hasMore: true,
  ...change,
})

/** A list whose answers are given by hand, in any order. */
const open = (key = 'a') => {
  const asked: { readonly page: number; readonly give: (answer: Answer) => Promise<void> }[] = []
  const states: ListState<Row, string>[] = []
  const question = (name: string) => ({
    key: name,
    identify: ({ id }: Row) => id,
    load: (number: number) =>
      new Promise<Answer>((resolve) => {
        asked.push({
          page: number,
          give: async (answer) => {
            resolve(answer)
            await settle()
          },
        })
      }),
  })
  const rows = createPagedList(question(key), (state) => states.push(state))
  const ids = () => (states.at(-1)?.rows ?? []).map(({ id }) => id).join('')
  const give = async (at: number, answer: Answer) => asked[at]?.give(answer)
  return { rows, asked, states, question, ids, give, phase: () => states.at(-1)?.phase }
}

list('loads the first page once, and then one more at a time', async () => {
  const { rows, asked, ids, give, phase } = open()
  rows.begin(1)
  rows.begin(1)
  await give(0, ok(page(1, ['a', 'b'])))
  assert.equal([ids(), phase()], ['ab', 'idle'])
  rows.more()
  rows.more()
  assert.equal(
    asked.map((one) => one.page),
    [1, 2],
  )
  await give(1, ok(page(2, ['c'], { hasMore: false })))
  assert.equal([ids(), phase()], ['abc', 'ended'])
})

list('shows a row once that pages repeat, and ends where the server is unpaged', async () => {
  const { rows, ids, give, phase } = open()
  rows.begin(1)
  await give(0, ok(page(1, ['a', 'b'])))
  for (const at of [1, 2]) {
    rows.more()
    await give(at, ok(page(at + 1, ['b', 'a'])))
  }
  assert.equal([ids(), phase()], ['ab', 'ended'])
})

list('drops answers to an earlier query, and shows the known rows of the next at once', async () => {
  const { rows, asked, question, ids, give } = open()
  rows.begin(1)
  rows.follow(question('b'))
  rows.begin(1)
  await give(0, ok(page(1, ['old'])))
  assert.is(ids(), '')
  await give(1, ok(page(1, ['new'])))
  assert.equal([ids(), asked.length], ['new', 2])
})

list('reports a page that failed, and retries it', async () => {
  const { rows, asked, states, give, phase, ids } = open()
  rows.begin(1)
  await give(0, fail('offline'))
  assert.equal([phase(), states.at(-1)?.fault], ['failed', 'offline'])
  rows.retry()
  await give(1, ok(page(1, ['a'])))
  assert.equal([ids(), phase(), asked.length], ['a', 'idle', 2])
})

list('keeps its rows when a refresh fails', async () => {
  const { rows, give, ids, phase } = open()
  rows.begin(1)
  await give(0, ok(page(1, ['a'])))
  const refreshed = rows.refresh()
  await give(1, fail('offline'))
  assert.equal([await refreshed, ids(), phase()], [fail('offline'), 'a', 'idle'])
})

list('loads the next page after a refresh during which its end became visible', async () => {
  const { rows, asked, give } = open()
  rows.begin(1)
  await give(0, ok(page(1, ['a'])))
  void rows.refresh()
  rows.more()
  assert.is(asked.length, 2)
  await give(1, ok(page(1, ['a'])))
  assert.equal(
    asked.map((one) => one.page),
    [1, 1, 2],
  )
})

list('reloads all its pages when the total shows that rows were added or removed', async () => {
  const { rows, asked, give, ids } = open()
  const told = { isTotalGiven: true }
  rows.begin(1)
  await give(0, ok(page(1, ['a', 'b'], told)))
  rows.more()
  await give(1, ok(page(2, ['b', 'c'], { ...told, total: 10 })))
  assert.equal(
    asked.map((one) => one.page),
    [1, 2, 1, 2],
  )
  await give(2, ok(page(1, ['x', 'a'], { ...told, total: 10 })))
  await give(3, ok(page(2, ['b', 'c'], { ...told, total: 10 })))
  assert.is(ids(), 'xabc')
})

list('restores its length when it is visited again, or starts with its first page', async () => {
  const whole = open()
  whole.rows.begin(2)
  await whole.give(1, ok(page(2, ['b'])))
  await whole.give(0, ok(page(1, ['a'])))
  assert.is(whole.ids(), 'ab')
  const broken = open()
  broken.rows.begin(2)
  await broken.give(0, ok(page(1, ['a'])))
  await broken.give(1, fail('offline'))
  assert.equal(
    broken.asked.map((one) => one.page),
    [1, 2, 1],
  )
})

list('retries when the network is back, and shows whichever answer comes first', async () => {
  const { rows, asked, give, ids } = open()
  rows.begin(1)
  rows.refetch()
  assert.is(asked.length, 2)
  await give(0, ok(page(1, ['first'])))
  await give(1, ok(page(1, ['second'])))
  assert.is(ids(), 'first')
})

list.run()
