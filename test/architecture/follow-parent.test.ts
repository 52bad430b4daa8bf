import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const follow = suite('a server whose starter has ended')

const TOOL = pathToFileURL(resolve('.tools/follow-parent.mjs')).href
/** Lives on, as a server does, but not for ever; says when it is there and when it goes. */
const SERVER = `import { followParent } from '${TOOL}'
const life = setTimeout(() => undefined, 10_000)
followParent(() => { console.log('gone'); clearTimeout(life) })
console.log('here ' + process.pid)`
/** As npm's shell: starts it and is ended without a word to it. */
const SHELL = `require('node:child_process').spawn(process.execPath, ['--input-type=module', '-e', process.argv[1]], { stdio: 'inherit' })`

follow('goes after the shell that started it', async () => {
  const shell = spawn(process.execPath, ['-e', SHELL, SERVER], { stdio: ['ignore', 'pipe', 'ignore'] })
  let said = ''
  // The pipe is the server's too: it ends with the last of them.
  for await (const chunk of shell.stdout) {
    said += chunk
    if (said.includes('here')) shell.kill('SIGKILL')
  }
  assert.match(said, /^here \d+\ngone\n$/)
})

follow('goes after the run of tests that opened it, as if it was told to', async () => {
  const preload = pathToFileURL(resolve('.tools/test/end-with-parent.mjs')).href
  const server = `process.once('SIGTERM', () => { console.log('told'); process.exit() })
setTimeout(() => undefined, 10_000)
console.log('here')`
  const start = `require('node:child_process').spawn(process.execPath, ['--import', '${preload}', '-e', process.argv[1]], { stdio: 'inherit' })`
  const run = spawn(process.execPath, ['-e', start, server], { stdio: ['ignore', 'pipe', 'ignore'] })
  let said = ''
  for await (const chunk of run.stdout) {
    said += chunk
    if (said.includes('here')) run.kill('SIGTERM')
  }
  assert.is(said, 'here\ntold\n')
})

follow.run()
