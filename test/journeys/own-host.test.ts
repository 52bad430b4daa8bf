import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted, type FakeHttp } from '../../adapters/fakes/fake-http.ts'
import type { App } from '../../application/app.ts'
import type { HttpPort } from '../../application/ports/http-port.ts'
import type { StoragePort } from '../../application/ports/storage-port.ts'
import { httpContract } from '../contracts/http-contract.ts'
import { storageContract } from '../contracts/storage-contract.ts'
import { startBackend } from '../support/backend/backend.ts'
import { startEchoServer } from '../support/backend/echo-server.ts'
import { PNG } from '../support/backend/shoppers/wallet-calls.ts'
import { bundleForNode } from '../support/sources/bundles.ts'
import { need } from '../support/ui/journey.ts'

const own = suite('the host of the docs')
type Exported = { readonly app: App; readonly http: HttpPort; readonly cookies: StoragePort }
// Beside the folders that the example imports from.
const FOLDER = join('.cache', 'own-host')

/** A runtime as a mini-program has it: requests, a store, and being hidden. */
const SHELL = `
import type { FormEntry } from '../../application/ports/http-port.ts'
type Asked = {
  method: string
  url: string
  headers: Readonly<Record<string, string>>
  body: string | readonly FormEntry[] | undefined
  timeoutMs: number
}
export type Shell = {
  origin: string
  request(asked: Asked): Promise<{ status: number; text: string } | 'timeout' | 'no network'>
  store: Map<string, string>
  onHide(run: () => void): void
  onShow(run: () => void): void
}
export const shell: Shell = {
  origin: process.env['SHELL_ORIGIN'] ?? '',
  request: async ({ method, url, headers, body, timeoutMs }) => {
    const form = new FormData()
    for (const { name, value } of Array.isArray(body) ? body as readonly FormEntry[] : []) {
      if (typeof value === 'string') form.append(name, value)
      else form.append(name, new Blob([value.content as BlobPart], { type: value.mediaType }), value.fileName)
    }
    const type = typeof body === 'string' ? { 'content-type': 'application/json' } : {}
    const sent = { method, headers: { ...type, ...headers }, ...(body === undefined ? {} : { body: typeof body === 'string' ? body : form }) }
    try {
      const answer = await fetch(url, { ...sent, signal: AbortSignal.timeout(timeoutMs) })
      return { status: answer.status, text: await answer.text() }
    } catch (cause) {
      return (cause as Error).name === 'TimeoutError' ? 'timeout' : 'no network'
    }
  },
  store: new Map(),
  onHide: () => undefined,
  onShow: () => undefined,
}
`

const examples = [...readFileSync('docs/hosts.md', 'utf8').matchAll(/```ts\n([\s\S]*?)```/g)].map(
  ([, code = '']) => code.replaceAll("from '../", "from '../../"),
)

mkdirSync(FOLDER, { recursive: true })
writeFileSync(join(FOLDER, 'app.ts'), examples[0] ?? '')
writeFileSync(join(FOLDER, 'swap.ts'), examples[1] ?? '')
writeFileSync(join(FOLDER, 'shell.ts'), SHELL)
writeFileSync(
  join(FOLDER, 'tsconfig.json'),
  JSON.stringify({
    extends: '../../tsconfig.json',
    compilerOptions: {
      composite: false,
      declaration: false,
      emitDeclarationOnly: false,
      noEmit: true,
      rootDir: '../..',
      lib: ['es2023', 'dom', 'dom.iterable'],
      types: ['node'],
    },
    files: ['app.ts', 'swap.ts'],
  }),
)
const outfile = resolve(FOLDER, 'app.mjs')
await bundleForNode(join(FOLDER, 'app.ts'), outfile)
const backend = await startBackend()
const echo = await startEchoServer()
process.env['SHELL_ORIGIN'] = await backend.listen(0)
const { app, http, cookies } = (await import(outfile)) as Exported
const swapped = resolve(FOLDER, 'swap.mjs')
await bundleForNode(join(FOLDER, 'swap.ts'), swapped)

httpContract('the shell of the docs', () => ({
  port: http,
  base: echo.base,
  // Port 9 (discard) of this machine: nobody listens there.
  deadUrl: 'http://127.0.0.1:9/',
  elapse: (ms) => new Promise((done) => setTimeout(done, ms)),
}))

storageContract('the shell of the docs', () => {
  for (const name of ['name', 'token', 'token2']) cookies.remove(name)
  return cookies
})

own('compiles as the documents show it', () => {
  const { status, stdout } = spawnSync(process.execPath, [
    'node_modules/typescript/bin/tsc',
    '-p',
    join(FOLDER, 'tsconfig.json'),
  ])
  assert.is(status, 0, String(stdout))
})

own('signs in and browses', async () => {
  need(await app.session.signIn({ account: 'sari@example.com', password: 'rahasia1' }))
  assert.ok(need(await app.catalogue.loadHotProducts({ page: 1, limit: 10 })).rows.length > 0)
  assert.is(app.session.session$.value.kind, 'signed-in')
})

own('accepts another port where its token is rebound', async () => {
  const example = (await import(swapped)) as { app: App; http: FakeHttp; isHttpBound: boolean }
  assert.is(example.isHttpBound, true)
  example.http.answer('/api/index/banner', () => accepted([]))
  need(await example.app.catalogue.loadBanners())
  assert.equal(
    example.http.requests.map(({ url }) => url.split('?')[0]),
    ['/api/index/banner'],
  )
})

own('uploads a picture', async () => {
  const file = { fileName: 'a.png', mediaType: 'image/png', size: PNG.length, modifiedAt: 1 }
  const address = need(await app.account.uploadImage({ ...file, content: PNG, head: PNG }))
  assert.match(address, /\.(?:png|webp)$/)
})

own.after(async () => {
  echo.close()
  await backend.close()
})

own.run()
