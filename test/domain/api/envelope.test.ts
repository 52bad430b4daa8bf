import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { readEnvelope } from '../../../domain/api/read.ts'

const envelope = suite('envelope (requirements S7 and S8, api.md 1)')
const PATH = '/api/some/call'

envelope('accepts a body code of 1 and returns the data', () => {
  assert.equal(readEnvelope(200, { code: 1, msg: 'ok', data: { a: 1 } }, PATH), { ok: true, value: { a: 1 } })
})

envelope('accepts the code as text', () => {
  assert.equal(readEnvelope(200, { code: '1', msg: '', data: null }, PATH), { ok: true, value: null })
})

envelope('reports any other code as a refusal with the message of the server', () => {
  const refusal = { ok: false, fault: { kind: 'rejected', code: 0, message: 'sold out' } }
  assert.equal(readEnvelope(200, { code: 0, msg: 'sold out', data: null }, PATH), refusal)
})

envelope('keeps further fields of a refusal', () => {
  const answer = readEnvelope(200, { code: 0, msg: 'wrong code', data: { remain: 3 } }, PATH)
  assert.equal(answer, {
    ok: false,
    fault: { kind: 'rejected', code: 0, message: 'wrong code', details: { remain: 3 } },
  })
})

envelope('reads body code 401 as unauthorised whatever the status is', () => {
  for (const status of [200, 401]) {
    const answer = readEnvelope(status, { code: 401, msg: 'log in', data: null }, PATH)
    assert.equal(answer, { ok: false, fault: { kind: 'unauthorised', message: 'log in' } })
  }
})

envelope('reads status 401 without an envelope as unauthorised', () => {
  assert.equal(readEnvelope(401, undefined, PATH), {
    ok: false,
    fault: { kind: 'unauthorised', message: '' },
  })
})

envelope('reports a failing status without an envelope by its number', () => {
  assert.equal(readEnvelope(502, undefined, PATH), { ok: false, fault: { kind: 'status', status: 502 } })
})

envelope('prefers the message of the server to the number of a failing status', () => {
  const answer = readEnvelope(403, { code: 403, msg: 'not yours' }, PATH)
  assert.equal(answer, { ok: false, fault: { kind: 'rejected', code: 403, message: 'not yours' } })
})

envelope('reports no refusal from a server that failed: its money may have moved', () => {
  const answer = readEnvelope(500, { code: 500, msg: 'Internal Server Error' }, PATH)
  assert.equal(answer, { ok: false, fault: { kind: 'status', status: 500 } })
})

envelope('reports anything else as an unexpected answer with its path', () => {
  for (const json of [undefined, null, 'hello', [], {}, { code: 'x' }]) {
    assert.equal(readEnvelope(200, json, PATH), {
      ok: false,
      fault: { kind: 'unexpected-answer', path: PATH },
    })
  }
})

envelope.run()
