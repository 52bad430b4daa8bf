import { spawn } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { bundleForNode } from '../runner/bundle.ts'

const follow = suite('a server whose parent process has ended')

const FOLDER = path.join(process.env['LINTAS_TEST_FOLDER'] ?? '.cache', 'follow-parent')
const SOURCE = 'adapters/embedded-backend/start/process.ts'
await bundleForNode([SOURCE], FOLDER)
const TOOL = pathToFileURL(path.resolve(FOLDER, SOURCE.replace('.ts', '.js'))).href
/** Lives on, as a server does, but not for ever; says when it is there and when it goes. */
const SERVER = `import { followParent } from '${TOOL}'
const life = setTimeout(() => undefined, 10_000)
followParent(() => { console.log('gone'); clearTimeout(life) })
console.log('here ' + process.pid)`
/** As npm's shell: starts it and is ended without a word to it. */
const SHELL = `require('node:child_process').spawn(process.execPath, ['--input-type=module', '-e', process.argv[1]], { stdio: 'inherit' })`

follow('ends after the shell that started it', async () => {
  const shell = spawn(process.execPath, ['-e', SHELL, SERVER], { stdio: ['ignore', 'pipe', 'ignore'] })
  let said = ''
  // The pipe is the server's too: it ends with the last of them.
  for await (const chunk of shell.stdout) {
    said += chunk
    if (said.includes('here')) shell.kill('SIGKILL')
  }
  assert.match(said, /^here \d+\ngone\n$/)
})

follow.run()
