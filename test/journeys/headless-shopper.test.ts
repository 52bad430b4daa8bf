import { spawn } from 'node:child_process'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { startBackend } from '../support/backend/backend.ts'
import { buildExample } from '../support/sources/bundles.ts'

const example = suite('the headless shopper of the docs')

example('signs in, browses, orders, pays and asks the seller', async () => {
  const program = await buildExample('headless-shopper')
  const backend = await startBackend()
  const origin = await backend.listen(0)
  const shopper = spawn(process.execPath, [program, origin, 'sari@example.com', 'rahasia1', '246810'])
  let printed = ''
  const keep = (chunk: Buffer) => {
    printed += chunk
  }
  shopper.stdout.on('data', keep)
  shopper.stderr.on('data', keep)
  const status = await new Promise((resolve) => shopper.once('exit', resolve))
  assert.is(status, 0, printed)
  assert.match(printed, /paid \d+ cents/)
  assert.match(printed, /asked stored/)
  await backend.close()
  assert.equal(backend.errors, [])
})

example.run()
