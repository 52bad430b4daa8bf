import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { copyDemoShop } from '../support/backend/process/backend-process.ts'

// A copy of the sources: what is saved here nobody else builds from.
const dev = suite('npm run dev')

const COPIED = ['domain', 'application', 'adapters', 'ui', 'build.mjs', 'package.json', 'package-lock.json']
const PICTURES = 'adapters/embedded-backend/goods/pictures'

let folder = ''
let program: ChildProcess
let said = ''
let origin = ''
/** The builds that the stream has told of, and who waits for the next. */
const told: string[] = []
let tell: () => void = () => undefined

/** Reads the stream as a page does: when the server goes it is asked again. */
const follow = async (): Promise<void> => {
  while (program.exitCode === null) {
    const answer = await fetch(`${origin}/dev/reload`).catch(() => undefined)
    const reader = answer?.body?.pipeThrough(new TextDecoderStream()).getReader()
    for (;;) {
      const part = await reader?.read().catch(() => undefined)
      if (!part || part.done) break
      const [, id] = /data: (.*)/.exec(part.value) ?? []
      if (id !== undefined && id !== told.at(-1)) {
        told.push(id)
        tell()
      }
    }
    await new Promise((again) => setTimeout(again, 50))
  }
}

/** A busy machine builds for some seconds. */
const PATIENCE_MS = 60_000

const nextBuild = (): Promise<void> =>
  new Promise((done, fail) => {
    const late = setTimeout(() => fail(new Error(`no build was told of: ${said}`)), PATIENCE_MS)
    tell = () => {
      clearTimeout(late)
      done()
    }
  })

/** Asks again and again until the answer is the wanted one. */
const until = async (what: string, isThere: () => Promise<boolean>): Promise<void> => {
  const end = Date.now() + PATIENCE_MS
  while (!(await isThere().catch(() => false))) {
    if (Date.now() > end) throw new Error(`${what} did not come: ${said}`)
    await new Promise((again) => setTimeout(again, 50))
  }
}

const save = (file: string, from: string, to: string): void => {
  const path = join(folder, file)
  const text = fs.readFileSync(path, 'utf8')
  assert.ok(text.includes(from), `${file} has no ${from}`)
  fs.writeFileSync(path, text.replaceAll(from, to))
}

/** A renderer that has just started may be too late for a page, which then comes without a title of its own. */
const untilTitle = (title: string): Promise<void> =>
  until(title, async () => {
    const answer = await fetch(`${origin}/home`, { headers: { cookie: 'lintas_lang=en' } })
    return (await answer.text()).includes(`<title>${title}</title>`)
  })

dev.before(async () => {
  folder = fs.mkdtempSync(join(tmpdir(), 'lintas-dev-'))
  for (const name of COPIED)
    fs.cpSync(name, join(folder, name), { recursive: true, filter: (file) => !file.includes(PICTURES) })
  fs.symlinkSync(resolve(PICTURES), join(folder, PICTURES))
  fs.symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  copyDemoShop(join(folder, '.data'))
  program = spawn(process.execPath, ['build.mjs', 'dev', '--port', '0'], {
    cwd: folder,
    env: { ...process.env, LINTAS_END_WITH_PARENT: '1' },
  })
  const ready = new Promise<void>((open, fail) => {
    for (const stream of [program.stdout, program.stderr])
      stream?.on('data', (chunk: Buffer) => {
        said += chunk.toString()
        const [, at] = [...said.matchAll(/open at (http:\S+)/g)].at(-1) ?? []
        if (at === undefined) return
        origin = at
        open()
      })
    program.once('exit', () => fail(new Error(said)))
  })
  await ready
  const first = nextBuild()
  void follow()
  await first
})
dev.after(() => {
  program.kill('SIGKILL')
  fs.rmSync(folder, { recursive: true, force: true })
})

dev('serves pages that reload by a stream of their own, under the policy of every page', async () => {
  const answer = await fetch(`${origin}/home`)
  assert.match(await answer.text(), '<script src="/dev-reload.js" defer></script>')
  const policy = answer.headers.get('content-security-policy') ?? ''
  assert.match(policy, /script-src 'self' 'sha256-[^;]*;/)
  assert.match(policy, "connect-src 'self';")
  assert.not.match(policy, 'unsafe')
  assert.is((await fetch(`${origin}/dev-reload.js`)).status, 200)
})

dev('rebuilds a page when a text is saved, without a restart of the server', async () => {
  await untilTitle('Home - Lintas')
  const servers = said.split('open at').length
  const built = nextBuild()
  save('ui/i18n/locales/en/base.json', '"home": "Home"', '"home": "Start"')
  await built
  await untilTitle('Start - Lintas')
  assert.is(said.split('open at').length, servers)
})

dev('reports a build error and continues with the last build', async () => {
  save('ui/navigation/use-title.ts', 'export const documentTitle', 'export const const documentTitle')
  await until('the fault', async () => /use-title\.ts:\d+/.test(said))
  await untilTitle('Start - Lintas')
  const built = nextBuild()
  save('ui/navigation/use-title.ts', 'export const const documentTitle', 'export const documentTitle')
  await built
})

dev('restarts the server when its code is saved, and reloads the pages', async () => {
  const built = nextBuild()
  save(
    'adapters/embedded-backend/catalogue/board-routes.ts',
    "custom_service: '/chat'",
    "custom_service: '/service'",
  )
  // The pages are told by the server that was there, and by the one after it.
  await built
  await until('the other server', async () => {
    const { data } = (await (await fetch(`${origin}/api/index/index`)).json()) as {
      data: { custom_service: string }
    }
    return data.custom_service === '/service'
  })
})

dev('ends on Ctrl-C with its server, and leaves no build behind', async () => {
  const ended = new Promise<number | null>((done) => program.once('exit', done))
  program.kill('SIGINT')
  assert.is(await ended, 0)
  await fetch(origin).then(
    () => assert.unreachable('the server is still there'),
    () => undefined,
  )
  assert.equal(
    fs.readdirSync(join(folder, '.cache')).filter((name) => name.startsWith('dev-')),
    [],
  )
})

dev.run()
