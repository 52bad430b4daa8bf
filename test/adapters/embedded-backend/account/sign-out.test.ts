import { createHash } from 'node:crypto'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { backendParts } from '../../../../adapters/embedded-backend/parts.ts'
import { startBackend } from '../../../support/backend/backend.ts'

const leaving = suite('signing out')

leaving('waits at most a second for a part that does not answer', async () => {
  let hear: () => void = () => undefined
  const asked = new Promise<void>((resolve) => {
    hear = resolve
  })
  const stuck = {
    name: 'stuck',
    onSignedOut: () => {
      hear()
      return new Promise<void>(() => undefined)
    },
  }
  const shop = await startBackend({ parts: [...backendParts, stuck] })
  const token = await shop.signIn()
  const out = shop.post('/api/user/logout', {}, token)
  await asked
  shop.clock.advance(1_000)
  assert.is((await out).code, 1)
  assert.is((await shop.get('/api/user/getUserInfo', token)).code, 401)
  await shop.close()
})

leaving('ends a session by the hash of its token, which cannot be used to sign in', async () => {
  const shop = await startBackend()
  const [token, other] = [await shop.signIn(), await shop.signIn()]
  const hash = createHash('sha256').update(token).digest('hex')
  assert.is((await shop.get('/api/user/getUserInfo', hash)).code, 401)
  assert.is((await shop.post('/api/user/logout', { token_hash: 'f'.repeat(64) })).code, 1)
  assert.is((await shop.get('/api/user/getUserInfo', token)).code, 1)
  assert.is((await shop.post('/api/user/logout', { token_hash: hash })).code, 1)
  assert.is((await shop.get('/api/user/getUserInfo', token)).code, 401)
  assert.is((await shop.get('/api/user/getUserInfo', other)).code, 1)
  await shop.close()
})

leaving.run()
