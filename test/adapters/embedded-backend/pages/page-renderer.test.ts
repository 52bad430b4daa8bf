import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import esbuild from 'esbuild'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  type PageRenderer,
  startPageRenderer,
} from '../../../../adapters/embedded-backend/pages/page-renderer.ts'
import { createFakeLog } from '../../../../adapters/fakes/fake-ports.ts'
import { sessionDigest } from '../../../../domain/session/session.ts'
import { SITE } from '../../../support/backend/rendering-shop.ts'

const renderer = suite('the thread that renders pages')

/** An app of three lines in the place of the built one; the real thread around it. */
const APP: Readonly<Record<string, string>> = {
  'package.json': '{"type":"module"}',
  'site.json': JSON.stringify({ ...SITE, server: 'app.js' }),
  'app.js': `
    export const renderScreen = async ({ url, log, http }) => {
      if (url === '/throws') throw new Error('the app broke')
      if (url === '/ends') process.exit(1)
      if (url === '/logs') log.write('error', 'conversation-broken')
      if (url === '/asks') await http.send({ method: 'GET', url: '/api/a' })
      if (url === '/writes') await http.send({ method: 'POST', url: '/api/b' })
      if (url === '/beside') {
        Promise.reject(new Error('broken beside'))
        setTimeout(() => { throw new Error('broken later') })
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
      return { route: 'home', title: '', markup: url, isReplaced: false }
    }`,
}

let folder = ''
let answer = ''
const asked: string[] = []
let thread: PageRenderer | undefined
const log = createFakeLog()

renderer.before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lintas-renderer-'))
  for (const [name, text] of Object.entries(APP)) writeFileSync(join(folder, name), text)
  await esbuild.build({
    entryPoints: ['adapters/embedded-backend/pages/render-worker.ts'],
    outdir: join(folder, 'server'),
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
  })
  const ask = async ({ url }: { readonly url: string }) => {
    asked.push(url)
    return answer
  }
  thread = startPageRenderer(join(folder, 'public'), ask, log)
})
renderer.before.each(() => {
  log.written.length = 0
  asked.length = 0
})
renderer.after(async () => {
  await thread?.close()
  rmSync(folder, { recursive: true })
})

const render = async (url: string, token?: string) => thread?.render({ url, language: 'en', token })
const markupOf = async (url: string, token?: string) => (await render(url, token))?.markup
const said = (): string => log.written.map(({ fields }) => String(fields?.['detail'])).join()

renderer('renders a page without reporting anything', async () => {
  assert.is(await markupOf('/home', 'token'), '/home')
  assert.equal(log.written, [])
})

renderer('falls back to the plain page when rendering throws, and reports it', async () => {
  assert.is(await markupOf('/throws'), undefined)
  assert.match(said(), 'the app broke')
})

renderer('does not send a shopper’s page half rendered when something in it broke', async () => {
  assert.is(await markupOf('/logs', 'token'), undefined)
  assert.match(said(), 'conversation-broken')
})

renderer('survives an error outside of rendering and goes on', async () => {
  assert.is(await markupOf('/beside', 'token'), '/beside')
  assert.match(said(), /broken beside.*broken later/s)
  assert.is(await markupOf('/home', 'token'), '/home')
  assert.not.ok(log.written.some(({ event }) => event === 'renderer-died'))
})

renderer('returns the data that a page was rendered with and whose it is, but no token', async () => {
  answer = '{"code":1}'
  const screen = await render('/asks', 'token of somebody')
  assert.equal(screen?.answers, { '/api/a': '{"code":1}' })
  assert.is(screen?.session, sessionDigest('token of somebody'))
  assert.not.match(JSON.stringify(screen), 'token of somebody')
  assert.is((await render('/asks'))?.session, undefined)
})

renderer('sends no call to the server that changes anything', async () => {
  await render('/writes', 'token')
  assert.equal(asked, [])
})

renderer('leaves the pages under way and all later ones to the plain one when it has ended', async () => {
  // A server has its sockets; here nothing else keeps the process until the thread's end is told.
  const alive = setInterval(() => undefined, 1000)
  try {
    assert.is(await markupOf('/ends'), undefined)
    assert.is(await markupOf('/home'), undefined)
    assert.equal(log.written, [])
  } finally {
    clearInterval(alive)
  }
})

renderer.run()
