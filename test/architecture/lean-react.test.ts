import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { transform } from 'esbuild'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const lean = suite('react-dom as the build ships it')

const SOURCE = 'node_modules/react-dom/cjs/react-dom-client.production.js'

const leanReact = async (source: string): Promise<string> => {
  const tools = (await import(pathToFileURL(resolve('.tools/lean/lean-react.mjs')).href)) as {
    readonly leanReact: (source: string) => string
  }
  return tools.leanReact(source)
}

const filesOfTheFace = readdirSync('ui', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => join('ui', file))

lean('is code, and shorter than the whole package', async () => {
  const whole = readFileSync(SOURCE, 'utf8')
  const code = await leanReact(whole)
  await transform(code, { format: 'esm' })
  assert.ok(code.length < whole.length - 50_000)
})

lean('takes no picture of the stack when the page starts', async () => {
  const code = await leanReact(readFileSync(SOURCE, 'utf8'))
  assert.is(code.match(/^(?:var | {2})\w+ = Error\(/gm), null)
})

lean('refuses a package in which a part is no longer where it was', async () => {
  const changed = readFileSync(SOURCE, 'utf8').replace('function startViewTransition(', 'function goOn(')
  const outcome = await leanReact(changed).then(
    () => 'built',
    (cause: Error) => cause.message,
  )
  assert.match(outcome, 'startViewTransition was found 0 times')
})

lean('leaves out only what no file of the face uses', () => {
  const used = filesOfTheFace.filter((file) => {
    const text = readFileSync(file, 'utf8')
    return /\bViewTransition\b|<Fragment\b[^>]*\bref=|\b(?:preload|preinit|preloadModule|preinitModule|preconnect|prefetchDNS)\b[^;]*from 'react-dom'/.test(
      text,
    )
  })
  assert.equal(used, [])
})

lean.run()
