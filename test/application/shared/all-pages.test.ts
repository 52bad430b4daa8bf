import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { allPages } from '../../../application/shared/async.ts'
import { fail, ok } from '../../../domain/shared/result.ts'

const whole = suite('loading all pages of a list')

const rowsOf = (ids: string) => [...ids].map((id) => ({ id }))

/** Asks for all pages of a server that answers with these, and gives the rows with the number of pages asked for. */
const fetched = async (
  pageAt: (page: number) => string | undefined,
  isLast?: (row: { id: string }) => boolean,
) => {
  let asked = 0
  const rows = await allPages(async (page) => {
    asked = page
    const ids = pageAt(page)
    return ids === undefined
      ? fail('offline')
      : ok({ rows: rowsOf(ids), total: 9, page, hasMore: !ids.endsWith('.') })
  }, isLast)
  return { rows: rows.ok ? rows.value.map(({ id }) => id).join('') : rows.fault, asked }
}

whole('gives each row once, in order', async () => {
  assert.equal(await fetched((page) => ['ab', 'bc.'][page - 1]), { rows: 'abc.', asked: 2 })
})

whole('continues after a page that repeats as a whole, because new rows moved it', async () => {
  assert.equal(await fetched((page) => ['ab', 'ab', 'cd.'][page - 1]), { rows: 'abcd.', asked: 3 })
})

whole('ends where an unpaged server returns the first page for ever', async () => {
  assert.equal(await fetched(() => 'ab'), { rows: 'ab', asked: 3 })
})

whole('ends at the row that was searched', async () => {
  assert.equal(
    await fetched(
      (page) => ['ab', 'cd'][page - 1],
      ({ id }) => id === 'c',
    ),
    { rows: 'abcd', asked: 2 },
  )
})

whole('gives nothing when a page fails', async () => {
  assert.equal(await fetched((page) => ['ab'][page - 1]), { rows: 'offline', asked: 2 })
})

whole.run()
