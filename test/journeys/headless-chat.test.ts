import { spawn } from 'node:child_process'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { startBackend } from '../support/backend/backend.ts'
import { buildExample } from '../support/sources/bundles.ts'

const example = suite('the headless example of the docs')

example('signs in, sends a message, and prints that the server has stored it', async () => {
  const program = await buildExample('headless-chat')
  const backend = await startBackend()
  const origin = await backend.listen(0)
  const client = spawn(process.execPath, [program, origin, 'sari@example.com', 'rahasia1', 'm1', 'Halo'])
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
