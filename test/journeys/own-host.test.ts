import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { App } from '../../application/app.ts'
import { startBackend } from '../support/backend/backend.ts'
import { need } from '../support/face/journey.ts'

const own = suite('the host of the docs')
// Beside the folders that the example imports from.
const FOLDER = join('.cache', 'own-host')

/** A runtime as a mini-program has it: requests, a store, and being hidden. */
const SHELL = `
type Asked = { method: string; url: string; headers: Readonly<Record<string, string>>; body: string | undefined; timeoutMs: number }
export type Shell = {
  origin: string
  request(asked: Asked): Promise<{ status: number; text: string } | 'timeout' | 'no network'>
  store: Map<string, string>
  onHide(run: () => void): void
  onShow(run: () => void): void
}
export const shell: Shell = {
  origin: process.env['SHELL_ORIGIN'] ?? '',
  request: async ({ method, url, headers, body }) => {
    const sent = { method, headers: { 'content-type': 'application/json', ...headers }, ...(body === undefined ? {} : { body }) }
    const answer = await fetch(url, sent).catch(() => undefined)
    return answer ? { status: answer.status, text: await answer.text() } : 'no network'
  },
  store: new Map(),
  onHide: () => undefined,
  onShow: () => undefined,
}
`

const exampleOf = (page: string): string => /```ts\n([\s\S]*?)```/.exec(readFileSync(page, 'utf8'))?.[1] ?? ''

own.before(() => {
  mkdirSync(FOLDER, { recursive: true })
  const code = exampleOf('docs/hosts.md').replaceAll("from '../", "from '../../")
  writeFileSync(join(FOLDER, 'app.ts'), code)
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
      files: ['app.ts'],
    }),
  )
})

own('compiles', () => {
  const { status, stdout } = spawnSync(process.execPath, [
    'node_modules/typescript/bin/tsc',
    '-p',
    join(FOLDER, 'tsconfig.json'),
  ])
  assert.is(status, 0, String(stdout))
})

own('signs in and looks around', async () => {
  const backend = await startBackend()
  process.env['SHELL_ORIGIN'] = await backend.listen(0)
  const outfile = resolve(FOLDER, 'app.mjs')
  await build({
    entryPoints: [join(FOLDER, 'app.ts')],
    outfile,
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
  })
  const { app } = (await import(outfile)) as { app: App }
  need(await app.session.signIn({ account: 'sari@example.com', password: 'rahasia1' }))
  assert.ok(need(await app.catalogue.loadHotProducts({ page: 1, limit: 10 })).rows.length > 0)
  assert.is(app.session.session$.value.kind, 'signed-in')
  await backend.close()
})

own.run()
