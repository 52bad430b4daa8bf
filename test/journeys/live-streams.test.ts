import { type ChildProcess, spawn } from 'node:child_process'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { startBackend } from '../support/backend/backend.ts'
import { buildExample } from '../support/sources/bundles.ts'

const example = suite('the example of the docs that pipes the streams of the client')

const SARI = ['sari@example.com', 'rahasia1'] as const

/** What a program has printed, once that matches; rejects when the program ends before. */
const listen = (program: ChildProcess): ((wanted: RegExp) => Promise<string>) => {
  let out = ''
  let look = (): void => undefined
  const hear = (chunk: Buffer): void => {
    out += chunk
    look()
  }
  program.stdout?.on('data', hear)
  program.stderr?.on('data', hear)
  return (wanted) =>
    new Promise((resolve, reject) => {
      look = () => {
        if (wanted.test(out)) resolve(out)
      }
      program.once('exit', () => reject(new Error(out)))
      look()
    })
}

example('prints a line for each change of the connection and of the conversations', async () => {
  const [streams, chat] = await Promise.all([buildExample('live-streams'), buildExample('headless-chat')])
  const backend = await startBackend()
  const origin = await backend.listen(0)
  const watcher = spawn(process.execPath, [streams, origin, ...SARI])
  const printed = listen(watcher)
  const connected = await printed(/^connected: /m)
  const before = Number(/^connected: (\d+)/m.exec(connected)?.[1])

  // The same shopper writes to a merchant from another device.
  const talker = spawn(process.execPath, [chat, origin, ...SARI, 'm1', 'Halo'])
  await printed(new RegExp(`^connected: ${before + 1} conversations`, 'm'))
  talker.kill()

  await backend.close()
  const out = await printed(new RegExp(`^(?:waiting|connecting): ${before + 1} conversations`, 'm'))
  const lines = out.trim().split('\n')
  assert.is(lines[0]?.split(':')[0], 'off')
  assert.ok(lines.every((line, at) => line !== lines[at - 1]))
  watcher.removeAllListeners('exit')
  watcher.kill()
  assert.equal(backend.errors, [])
})

example.run()
