import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  type PagePainter,
  startPagePainter,
} from '../../../../adapters/embedded-backend/pages/page-painter.ts'
import { createFakeLog } from '../../../../adapters/fakes/fake-log.ts'

const painter = suite('the thread that draws pages')

/** A face of three lines in the place of the built one; the real thread and the real painter around it. */
const FACE: Readonly<Record<string, string>> = {
  'package.json': '{"type":"module"}',
  'site.json': JSON.stringify({ entry: 'face.mjs', manifest: { routes: { room: {} } } }),
  'page.mjs': 'export const paintFullPage = (site, { paint }) => ({ html: paint.markup, csp: "" })',
  'still-app.mjs': `
    export const createServerRenderingHost = (language, http, token, log) => ({ log })
    export const createApp = ({ log }) => ({
      log,
      messaging: { chat$: { value: { phase: 'open', chat: { client: { dispose: async () => undefined } } } } },
    })`,
  'face.mjs': `
    export const drawFirstPaint = async ({ log }, url) => {
      if (url === '/throws') throw new Error('the face broke')
      if (url === '/logs') log.write('error', 'talk-broken')
      if (url === '/beside') {
        Promise.reject(new Error('broken beside'))
        setTimeout(() => { throw new Error('broken later') })
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
      return { name: 'room', markup: url }
    }`,
}

let folder = ''
let answer = ''
let thread: PagePainter | undefined
const log = createFakeLog()

painter.before(() => {
  folder = mkdtempSync(join(tmpdir(), 'lintas-painter-'))
  const paint = join(folder, 'paint')
  mkdirSync(paint)
  for (const [name, text] of Object.entries(FACE)) writeFileSync(join(paint, name), text)
  for (const name of ['worker.mjs', 'painter.mjs'])
    copyFileSync(join('.tools/paint', name), join(paint, name))
  thread = startPagePainter(join(folder, 'public'), async () => answer, log)
})
painter.before.each(() => {
  log.written.length = 0
})
painter.after(async () => {
  await thread?.close()
  rmSync(folder, { recursive: true })
})

const paint = async (url: string, token?: string) => (await thread?.paint(url, 'en', token))?.html
const said = (): string => log.written.map(({ fields }) => String(fields?.['detail'])).join()

painter('draws a page, and has nothing to tell of it', async () => {
  await thread?.ready
  assert.is(await paint('/room', 'token'), '/room')
  assert.equal(log.written, [])
})

painter('leaves a page that throws to the plain one, and says so', async () => {
  assert.is(await paint('/throws'), undefined)
  assert.match(said(), 'the face broke')
})

painter('does not send a page of a shopper half drawn when something in it broke', async () => {
  assert.is(await paint('/logs', 'token'), undefined)
  assert.match(said(), 'talk-broken')
})

painter('outlives what breaks beside a drawing: it draws for everybody', async () => {
  assert.is(await paint('/beside', 'token'), '/beside')
  assert.match(said(), /broken beside.*broken later/s)
  assert.is(await paint('/room', 'token'), '/room')
  assert.not.ok(log.written.some(({ event }) => event === 'painter-died'))
})

painter('knows a page for the same when only the moment of the answers is another', async () => {
  const page = { html: '', csp: '', answers: { '/a': '{"code":1,"time":1,"data":{"time":7}}' } }
  const isStill = async (now: string): Promise<boolean | undefined> => {
    answer = now
    return thread?.isStill(page, 'en')
  }
  assert.is(await isStill('{"code":1,"time":2,"data":{"time":7}}'), true)
  assert.is(await isStill('{"code":1,"time":2,"data":{"time":8}}'), false)
  assert.is(await isStill('no answer'), false)
})

painter.run()
