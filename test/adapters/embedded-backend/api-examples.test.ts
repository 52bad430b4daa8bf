import { readFileSync, writeFileSync } from 'node:fs'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type ApiExample, examplesPage, recordApiExamples } from '../../support/backend/api-examples.ts'

const PAGE = 'docs/api-examples.md'

const page = suite<{ examples: readonly ApiExample[]; routes: readonly string[] }>('the examples of the API')

page.before(async (context) => {
  Object.assign(context, await recordApiExamples())
})

page('exist for every call of a shopper', ({ examples, routes }) => {
  const shown = new Set(examples.map(({ method, path }) => `${method} ${path}`))
  const asked = routes.filter((route) => !/ \/api\/staff\//.test(route))
  assert.ok(asked.length > 80)
  assert.equal(
    asked.filter((route) => !shown.has(route)),
    [],
  )
})

/** Acts are one call each, of one shape: two are shown. The chat's calls of staff answer as those of shoppers. */
const isOwnShape = (route: string): boolean =>
  / \/api\/staff\//.test(route) &&
  !/\/api\/staff\/(?:act|private)\//.test(route) &&
  (!/\/api\/staff\/chat\//.test(route) || /\/(?:conversations|beside|claim|handover|finish)$/.test(route))

page('exist for every call of staff', ({ examples, routes }) => {
  const shown = new Set(examples.map(({ method, path }) => `${method} ${path}`))
  const asked = routes.filter(isOwnShape)
  assert.ok(asked.length > 12)
  assert.equal(
    asked.filter((route) => !shown.has(route)),
    [],
  )
  assert.ok(shown.has('POST /api/staff/act/order/ship'))
})

page('match what the backend answers today', ({ examples }) => {
  const now = examplesPage(examples)
  if (process.env['LINTAS_WRITE_EXAMPLES'] === '1') writeFileSync(PAGE, now)
  const written = readFileSync(PAGE, 'utf8')
  const differing = now.split('\n').findIndex((line, at) => line !== written.split('\n')[at])
  assert.is(
    written === now ? '' : `line ${differing + 1}: ${now.split('\n')[differing]}`,
    '',
    `LINTAS_WRITE_EXAMPLES=1 npm test -- backend api-examples writes ${PAGE} anew`,
  )
})

page.run()
