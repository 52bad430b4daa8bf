import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted, createFakeHttp, refused, unreachable } from '../../../adapters/fakes/fake-http.ts'
import { createFakeLog } from '../../../adapters/fakes/fake-ports.ts'
import { createLoggedHttp } from '../../../adapters/http/remote-http.ts'
import { fail } from '../../../domain/shared/result.ts'

const told = suite('logged HTTP calls')

const send = async (answer: Awaited<ReturnType<typeof accepted>>) => {
  const [http, log] = [createFakeHttp(), createFakeLog()]
  http.answer('/api/x', () => answer)
  const request = { method: 'GET', url: '/api/x', headers: { token: 'secret' }, timeoutMs: 1 } as const
  const sent = await createLoggedHttp(http, log).send(request)
  assert.is(sent, answer)
  return log.written
}

for (const [answer, fault] of [
  [unreachable, 'offline'],
  [refused('Wrong password'), 'rejected'],
  [refused('', 0, 502), 'status'],
] as const) {
  told(`write a line for a call that is ${fault}, without the server's message and the token`, async () => {
    assert.equal(await send(answer), [
      { level: 'debug', event: 'call-failed', fields: { path: '/api/x', fault } },
    ])
  })
}

told('write none for an answer, nor for a call that we cancelled', async () => {
  assert.equal(await send(accepted()), [])
  assert.equal(await send(fail({ kind: 'cancelled' })), [])
})

told.run()
