import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { build } from 'esbuild'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { startBackend } from '../support/backend/backend.ts'

const example = suite('the headless example of the docs')

// Inside the project, so that the program finds its packages.
const FOLDER = '.cache/headless-chat'

example('signs in, sends a message, and prints that the server has stored it', async () => {
  mkdirSync(FOLDER, { recursive: true })
  const outfile = `${FOLDER}/headless-chat.mjs`
  await build({
    entryPoints: ['docs/examples/headless-chat.ts'],
    outfile,
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
  })
  const backend = await startBackend()
  const origin = await backend.listen(0)
  const client = spawn(process.execPath, [outfile, origin, 'sari@example.com', 'rahasia1', 'm1', 'Halo'])
  const printed = new Promise<string>((resolve) => {
    let out = ''
    const look = (chunk: Buffer) => {
      out += chunk
      if (out.includes('messageSeq')) resolve(out)
    }
    client.stdout.on('data', look)
    client.stderr.on('data', look)
    client.once('exit', () => resolve(out))
  })
  assert.match(await printed, /kind: 'stored'/)
  client.kill()
  await backend.close()
  assert.equal(backend.errors, [])
})

example.run()
