import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { build } from 'esbuild'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { startBackend } from '../support/backend/backend.ts'

const example = suite('the headless shopper of the docs')

// Inside the project, so that the program finds its packages.
const FOLDER = '.cache/headless-shopper'

example('signs in, browses, orders, pays and asks the seller', async () => {
  mkdirSync(FOLDER, { recursive: true })
  const outfile = `${FOLDER}/headless-shopper.mjs`
  await build({
    entryPoints: ['docs/examples/headless-shopper.ts'],
    outfile,
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
  })
  const backend = await startBackend()
  const origin = await backend.listen(0)
  const shopper = spawn(process.execPath, [outfile, origin, 'sari@example.com', 'rahasia1', '246810'])
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
