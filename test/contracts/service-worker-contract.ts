import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { ServiceWorkerPort } from '../../application/ports/service-worker-port.ts'

/** What every ServiceWorkerPort keeps to where the platform has no service workers. */
export const serviceWorkerContract = (name: string, create: () => ServiceWorkerPort): void => {
  const worker = suite(`ServiceWorkerPort: ${name}`)

  worker('gives none, and does not reject, as often as it is asked', async () => {
    const port = create()
    assert.equal([await port.load(), await port.load()], [undefined, undefined])
  })

  worker.run()
}
