import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as assert from 'uvu/assert'
import type { Journey } from './journey.ts'

/** A worker that breaks what the page asks for, each in its way, and passes everything else on. */
const WORKER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
const torn = () => new Response(new ReadableStream({
  start: (controller) => controller.enqueue(new Uint8Array(9)),
  pull: (controller) => controller.error(new Error('torn')),
}));
addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url);
  if (pathname === '/torn') event.respondWith(torn());
  else if (pathname === '/refused') event.respondWith(Response.error());
  else event.respondWith(fetch(event.request));
});`

const FAULTS = ['/torn', '/refused', '/cut']

/** A page with that worker, on a server of its own. `/cut` ends before its body does. */
const openFaultyPage = async () => {
  const server = createServer(({ url }, answer) => {
    if (url === '/worker.js') answer.setHeader('content-type', 'text/javascript').end(WORKER)
    else if (url === '/cut')
      answer.setHeader('content-length', 900_000).write('0123456789', () => answer.destroy())
    else answer.setHeader('content-type', 'text/html').end('<!doctype html><title>Faults</title><p>here</p>')
  })
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', () => open()))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, close: () => void server.close() }
}

/** Runs on the page. */
const register = (): void => void navigator.serviceWorker.register('/worker.js')
const isControlled = (): boolean => navigator.serviceWorker.controller !== null
const show = (path: string): void => {
  document.body.append(Object.assign(new Image(), { src: path }))
}

export const workerFaults: Journey = {
  key: 'worker-faults',
  name: 'the console tells of each answer of a worker that breaks on a page that stands',
  browser: 'firefox',
  // Firefox writes a second line for some of them, at once or a moment later.
  expects: new RegExp(`http://127\\.0\\.0\\.1:\\d+(?:${FAULTS.join('|')})\\b`),
  walk: async (page) => {
    const { session } = page
    const { origin, close } = await openFaultyPage()
    try {
      await session.open(origin)
      await page.run(register)
      await page.until('the worker holds the page', () => page.run(isControlled))
      assert.equal(await session.complaints(), [])
      for (const path of FAULTS) {
        await page.run(show, path)
        const told: string[] = []
        await page.until(`${path} is told of`, async () => {
          told.push(...(await session.complaints()))
          return told.some((line) => line.endsWith(`to ${origin}${path}`))
        })
      }
    } finally {
      close()
    }
  },
}
