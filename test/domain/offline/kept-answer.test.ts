import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { isRefusal, keepableAnswer } from '../../../domain/offline/kept-answer.ts'
import {
  beyondBound,
  buildStore,
  isAlive,
  KEPT_BOUNDS,
  outdatedBuilds,
} from '../../../domain/offline/kept-life.ts'

const answer = suite('answers that may be cached')

answer('are stored when the code is 1, also as text', () => {
  assert.is(keepableAnswer(200, '{"code":1,"data":[1]}'), '{"code":1,"data":[1]}')
  assert.is(keepableAnswer(200, '{"code":"1","data":{}}'), '{"code":"1","data":{}}')
})

answer('are not stored when they are a refusal with status 200, a failure, no envelope, or no JSON', () => {
  const refused = ['{"code":0,"msg":"no"}', '{"code":401}', '[]', 'null', '1', '', '<html>', '{"data":1}']
  for (const text of refused) assert.is(keepableAnswer(200, text), undefined, text)
  for (const status of [201, 206, 304, 401, 403, 500])
    assert.is(keepableAnswer(status, '{"code":1,"data":1}'), undefined, `${status}`)
})

answer('are not stored when they are very long', () => {
  assert.is(keepableAnswer(200, JSON.stringify({ code: 1, data: 'x'.repeat(300_000) })), undefined)
})

answer('lose tokens and passwords at any depth', () => {
  const data = {
    userinfo: { id: 7, token: 'T', have_pay: 1 },
    list: [{ pay_token: 'P', passwordPay: 'x', n: 2 }],
  }
  const kept = keepableAnswer(200, JSON.stringify({ code: 1, data, access_TOKEN: 'A' })) ?? ''
  const expected = { code: 1, data: { userinfo: { id: 7, have_pay: 1 }, list: [{ n: 2 }] } }
  assert.equal(JSON.parse(kept), expected)
})

answer('show a refused token by status or by code', () => {
  assert.ok(isRefusal(401, ''))
  assert.ok(isRefusal(200, '{"code":401}'))
  assert.not(isRefusal(200, '{"code":0}'))
  assert.not(isRefusal(500, 'oops'))
})

answer('expire at their limit, and when they are dated in the future', () => {
  for (const kind of ['shared', 'own', 'picture'] as const) {
    const { lifeMs } = KEPT_BOUNDS[kind]
    assert.ok(isAlive(kind, 1000, 1000 + lifeMs - 1), kind)
    assert.not(isAlive(kind, 1000, 1000 + lifeMs), kind)
    assert.not(isAlive(kind, 1001, 1000), kind)
  }
})

answer('are evicted when there are too many, the oldest first', () => {
  const names = Array.from({ length: KEPT_BOUNDS.own.max + 2 }, (_, at) => at)
  assert.equal(beyondBound('own', names), [0, 1])
  assert.equal(beyondBound('own', names.slice(2)), [])
})

answer('of a build stay for one more build, and other caches are untouched', () => {
  const stores = [buildStore('a'), 'lintas-own', buildStore('b'), buildStore('c'), 'another app']
  assert.equal(outdatedBuilds(stores, 'c'), [buildStore('a')])
  assert.equal(outdatedBuilds([buildStore('c')], 'c'), [])
})

answer.run()
