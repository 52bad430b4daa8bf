import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { BackendPart } from '../../../adapters/embedded-backend/backend-part.ts'
import type { Stoppable } from '../../../adapters/embedded-backend/time/clock.ts'
import { startBackend } from '../../support/backend/backend.ts'

const closing = suite('a backend that closes')

closing('refuses new requests before its parts stop', async () => {
  const gone: string[] = []
  const goesAs = (name: string): Stoppable => ({ stop: async () => void gone.push(name) })
  const part = (name: string): BackendPart => ({
    name,
    attach: () => goesAs(`door of ${name}`),
    start: () => goesAs(name),
  })
  const shop = await startBackend({ parts: [part('one'), part('two')], config: { port: 0 } })
  await shop.listen(0)
  await shop.close()
  assert.equal(gone, ['door of two', 'door of one', 'two', 'one'])
})

closing.run()
