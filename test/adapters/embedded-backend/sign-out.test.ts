import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { backendParts } from '../../../adapters/embedded-backend/parts.ts'
import { startBackend } from '../../support/backend.ts'

const leaving = suite('signing out')

leaving('waits a second at most for a part that does not answer', async () => {
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

leaving.run()
