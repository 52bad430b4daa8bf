import { execFile, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import esbuild from 'esbuild'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { packMessaging } from '../../../adapters/messaging-package/pack.ts'
import { createServerApi } from '../../interop/server-api.ts'
import { type LoopbackGateway, startLoopbackGateway } from '../../support/backend/chat/loopback-gateway.ts'

type Context = {
  /** A project of somebody else: strict, empty, nowhere near ours. */
  project: string
  installed: string
  server: LoopbackGateway
}

const pack = suite<Context>('the messaging client as a package')
const exec = promisify(execFile)

/** Two accounts in one program: the one sends over a socket of its own making, the other hears it. */
const TALK = `
import { ChannelType, channelKey, type Message, type SocketPort, textContent } from 'lintas-messaging'
import { createMessagingClient, createWsSocket } from 'lintas-messaging/node'
import { filter, firstValueFrom } from 'rxjs'

const [, , address = ''] = process.argv
const ws = createWsSocket()
let bytesOut = 0
const opened: string[] = []
const socket: SocketPort = {
  open: (to, listener) => {
    opened.push(to)
    const line = ws.open(to, listener)
    return {
      send: (bytes) => {
        bytesOut += bytes.length
        line.send(bytes)
      },
      close: () => line.close(),
    }
  },
}
const ann = createMessagingClient({ socket, address, uid: 'ann', token: 'token-of-ann' })
const ben = createMessagingClient({ address, uid: 'ben', token: 'token-of-ben' })
const heard: Promise<Message> = firstValueFrom(ben.arrived)
for (const client of [ann, ben]) {
  client.connect()
  await firstValueFrom(client.status$.pipe(filter(({ state }) => state === 'connected')))
}
const to = { channelID: 'ben', channelType: ChannelType.person }
const sending = ann.send(textContent('Is it in stock?'), to)
if (!sending.ok) throw new Error(sending.fault.kind)
const outcome = await sending.value.outcome
const { fromUID, content: { body } } = await heard
const kept = ann.messages$(channelKey(to)).value.messages.map(({ status }) => status)
await Promise.all([ann.dispose(), ben.dispose()])
console.log(JSON.stringify({ outcome: outcome.kind, fromUID, body, kept, opened, hasBytes: bytesOut > 0 }))
`

const PAGE = `
import { type Messaging, textContent } from 'lintas-messaging'
import { createMessagingClient } from 'lintas-messaging/browser'

const client: Messaging = createMessagingClient({ address: 'wss://im.example', uid: 'ann', token: 'token' })
client.conversations$.subscribe((list) => document.title = String(list.length))
client.connect()
client.send(textContent('Hello'), { channelID: 'ben', channelType: 1 })
`

const examplesOf = (installed: string): readonly string[] =>
  [...fs.readFileSync(path.join(installed, 'README.md'), 'utf8').matchAll(/```ts\n([\s\S]*?)```/g)].map(
    ([, code = '']) => code,
  )

const aboutOf = (folder: string) =>
  JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    readonly version: string
    readonly license: string
    readonly dependencies: Readonly<Record<string, string>>
  }

const filesIn = (folder: string): readonly string[] =>
  fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name)
    return entry.isDirectory() ? filesIn(file) : [file]
  })

/** Puts an installed package of ours into the project, as npm would from its cache. */
const link = (project: string, name: string): void => {
  const place = path.join(project, 'node_modules', name)
  fs.mkdirSync(path.dirname(place), { recursive: true })
  fs.symlinkSync(path.resolve('node_modules', name), place)
}

pack.before(async (context) => {
  // With the links of the system's folder resolved: esbuild names files by their real path.
  context.project = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'lintas-pack-')))
  context.installed = path.join(context.project, 'node_modules', 'lintas-messaging')
  const tarball = await packMessaging(path.join(context.project, 'packages'))
  fs.mkdirSync(context.installed, { recursive: true })
  await exec('tar', ['-xzf', tarball, '-C', context.installed, '--strip-components=1'])
  for (const name of Object.keys(aboutOf(context.installed).dependencies)) link(context.project, name)
  link(context.project, '@types/node')
  const [first = '', swapped = ''] = examplesOf(context.installed)
  const files = { 'talk.ts': TALK, 'page.ts': PAGE, 'first.ts': first, 'swapped.ts': swapped }
  for (const [name, code] of Object.entries(files)) fs.writeFileSync(path.join(context.project, name), code)
  fs.writeFileSync(path.join(context.project, 'package.json'), '{ "private": true, "type": "module" }')
  context.server = await startLoopbackGateway({
    isSecondGeneration: true,
    isDeduplicating: false,
    badToken: 'silent',
    streamLayout: 'new',
  })
  const api = createServerApi(context.server.api, context.server.managerToken)
  for (const uid of ['ann', 'ben']) await api.registerToken(uid, `token-of-${uid}`)
})

pack.after(async ({ project, server }) => {
  await server.close()
  fs.rmSync(project, { recursive: true, force: true })
})

pack('has our version, MIT, its readme and licence, and nothing specific to our machine', ({ installed }) => {
  const { version, license } = aboutOf(installed)
  assert.equal([version, license], [aboutOf('.').version, 'MIT'])
  const files = filesIn(installed).map((file) => path.relative(installed, file))
  assert.ok(files.includes('README.md') && files.includes('LICENSE'))
  assert.equal(
    files.filter((file) => !/^(?:README\.md|LICENSE|package\.json|[\w-]+\.js|types\/.+\.d\.ts)$/.test(file)),
    [],
  )
  assert.equal(
    files.filter((file) => fs.readFileSync(path.join(installed, file), 'utf8').includes(process.cwd())),
    [],
  )
})

pack('depends on exactly the packages that it imports, in the versions tested here', ({ installed }) => {
  const { dependencies } = aboutOf(installed)
  const ours = aboutOf('.').dependencies
  const imported = filesIn(installed)
    .filter((file) => /\.(?:js|d\.ts)$/.test(file))
    .flatMap((file) => [
      ...fs.readFileSync(file, 'utf8').matchAll(/(?:\bfrom|^import|\bimport\()\s*["']([^."'][^"']*)["']/gm),
    ])
    .map(([, name = '']) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    )
    .filter((name) => !name.startsWith('node:'))
  assert.equal(Object.keys(dependencies).sort(), [...new Set(imported)].sort())
  for (const [name, range] of Object.entries(dependencies)) assert.is(range, `^${ours[name]}`)
})

for (const moduleResolution of ['bundler', 'nodenext']) {
  pack(
    `type-checks in a strict project (${moduleResolution}), including its own declarations`,
    ({ project }) => {
      const settings = {
        compilerOptions: {
          strict: true,
          exactOptionalPropertyTypes: true,
          noUncheckedIndexedAccess: true,
          noPropertyAccessFromIndexSignature: true,
          skipLibCheck: false,
          noEmit: true,
          target: 'es2022',
          module: moduleResolution === 'bundler' ? 'esnext' : moduleResolution,
          moduleResolution,
          types: ['node'],
        },
        files: ['talk.ts', 'page.ts', 'first.ts', 'swapped.ts'],
      }
      const config = path.join(project, `tsconfig.${moduleResolution}.json`)
      fs.writeFileSync(config, JSON.stringify(settings))
      const { stdout, status } = spawnSync('node_modules/.bin/tsc', ['-p', config], { encoding: 'utf8' })
      assert.equal([stdout, status], ['', 0])
    },
  )
}

pack('does not compile with imports beyond its interface', ({ project }) => {
  const wrong = path.join(project, 'wrong.ts')
  fs.writeFileSync(
    wrong,
    `import { createMessagingClient } from 'lintas-messaging/node'\ncreateMessagingClient({ uid: 1, token: '' })\n`,
  )
  const config = path.join(project, 'tsconfig.wrong.json')
  const compilerOptions = { strict: true, noEmit: true, module: 'nodenext', types: ['node'] }
  fs.writeFileSync(config, JSON.stringify({ compilerOptions, files: ['wrong.ts'] }))
  const { stdout } = spawnSync('node_modules/.bin/tsc', ['-p', config], { encoding: 'utf8' })
  assert.match(stdout, /wrong\.ts.*TS2322/)
  assert.is(stdout.match(/error TS/g)?.length, 1)
})

pack('is bundled for a browser without a Node module', async ({ project }) => {
  const { metafile, warnings } = await esbuild.build({
    entryPoints: [path.join(project, 'page.ts')],
    absWorkingDir: project,
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'browser',
    outdir: 'out',
  })
  assert.equal(warnings, [])
  const inputs = Object.keys(metafile.inputs)
  assert.ok(
    inputs.some((file) => file.endsWith('lintas-messaging/browser.js')),
    inputs.join(),
  )
  assert.equal(
    inputs.filter((file) => /\/ws\/|lintas-messaging\/node\.js/.test(file)),
    [],
  )
})

const runInNode = async (project: string, name: string, ...args: readonly string[]): Promise<string> => {
  const outfile = path.join(project, `${name}.mjs`)
  // Only its types are taken away: Node resolves the package itself.
  await esbuild.build({ entryPoints: [path.join(project, `${name}.ts`)], outfile, format: 'esm' })
  return (await exec(process.execPath, [outfile, ...args], { cwd: project, timeout: 60_000 })).stdout
}

pack('sends and receives in Node, with a socket adapter of the user', async ({ project, server }) => {
  const said = JSON.parse(await runInNode(project, 'talk', server.ws)) as unknown
  assert.equal(said, {
    outcome: 'stored',
    fromUID: 'ann',
    body: { kind: 'text', text: 'Is it in stock?' },
    kept: ['normal'],
    opened: [server.ws],
    hasBytes: true,
  })
})

pack('runs the examples of its readme', async ({ project, installed, server }) => {
  const address = `'${server.ws}'`
  const [first = '', swapped = ''] = examplesOf(installed).map((code) =>
    code.replace(`'ws://127.0.0.1:5200'`, address),
  )
  assert.ok(first.includes(address) && swapped.includes(address))
  const end = `
await new Promise((done) => client.status$.subscribe(({ state }) => state === 'connected' && done()))
await client.dispose()
`
  fs.writeFileSync(path.join(project, 'first-run.ts'), first + end)
  assert.match(await runInNode(project, 'first-run'), /^\{\s*kind: 'stored'/)
  fs.writeFileSync(path.join(project, 'swapped-run.ts'), swapped + end)
  assert.is(await runInNode(project, 'swapped-run'), `opening ${server.ws}\n`)
})

pack('documents its size and its speed beside the published SDK', ({ installed }) => {
  const readme = fs.readFileSync(path.join(installed, 'README.md'), 'utf8')
  const rowOf = (start: string): readonly string[] =>
    readme
      .split('\n')
      .find((line) => line.startsWith(`| ${start}`))
      ?.split('|')
      .slice(2, 4)
      .map((cell) => cell.trim()) ?? []
  const [ours, theirs] = rowOf('KB in a page').map(Number)
  assert.ok(ours && theirs && ours > 20 && ours < theirs * 1.1, `${ours} and ${theirs} KB`)
  for (const row of ['messages of 64 B received', 'messages of 64 B sent']) {
    assert.ok(
      rowOf(row).length === 2 && rowOf(row).every((cell) => /^[\d.]+ k$/.test(cell)),
      rowOf(row).join(),
    )
  }
})

pack.run()
