import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { bundledOnce } from '../../support/backend/process/backend-process.ts'
import { SHORT_LIVED } from '../../support/backend/process/short-lived.ts'

const main = suite('npm start')
let folder: string
let program: string

main.before(async () => {
  program = join(await bundledOnce(), 'main.mjs')
  folder = mkdtempSync(join('.cache', 'main-test-'))
})
main.after(() => rmSync(folder, { recursive: true, force: true }))

type Run = {
  readonly process: ChildProcess
  readonly out: () => string
  readonly exit: Promise<number | null>
}

const run = (...args: readonly string[]): Run => runIn({}, ...args)

const runIn = (environment: Readonly<Record<string, string>>, ...args: readonly string[]): Run => {
  const child = spawn(process.execPath, [...SHORT_LIVED, program, '--host', '127.0.0.1', ...args], {
    env: { ...process.env, ...environment },
  })
  let out = ''
  child.stdout?.on('data', (chunk) => {
    out += chunk
  })
  child.stderr?.on('data', (chunk) => {
    out += chunk
  })
  return { process: child, out: () => out, exit: new Promise((resolve) => child.once('exit', resolve)) }
}

/** The data of the demo shop: the first who opens it seeds it. */
const demoShop = (): string => join(folder, 'data')

/** Resolves with the origin once the program says that it is open. */
const opened = ({ process: child, out, exit }: Run): Promise<string> =>
  new Promise((resolve, reject) => {
    const look = () => {
      const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(out())?.[0]
      if (origin) resolve(origin)
    }
    child.stdout?.on('data', look)
    void exit.then(() => reject(new Error(`ended early: ${out()}`)))
  })

/** The code it ends with by itself; its address if it opens all the same. */
const endOf = async (started: Run): Promise<number | string | null> => {
  const end = await Promise.race([started.exit, opened(started).catch(() => started.exit)])
  started.process.kill()
  return end
}

main('opens the demo shop, refuses a second process, and closes cleanly on SIGTERM', async () => {
  const data = demoShop()
  const first = run('--port', '0', '--data-dir', data)
  const origin = await opened(first)
  const response = await fetch(`${origin}/api/index/category`)
  assert.is(((await response.json()) as { data: unknown[] }).data.length, 10)
  const second = run('--port', '0', '--data-dir', data)
  assert.is(await second.exit, 1)
  assert.match(second.out(), `is in use by process ${first.process.pid}`)
  assert.is(second.out().trim().split('\n').length, 1)
  first.process.kill('SIGTERM')
  assert.is(await first.exit, 0)
  assert.not(existsSync(join(data, 'lock.json')))
})

main('reports in one line that the port is in use', async () => {
  const holder = createServer()
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve))
  const address = holder.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const blocked = run('--port', String(port), '--data-dir', join(folder, 'other'))
  assert.is(await blocked.exit, 1)
  assert.is(blocked.out().trim(), `Port ${port} is taken. Choose another with --port.`)
  holder.close()
})

main('reports in one line that the data folder cannot be used, and does not blame the port', async () => {
  const file = join(folder, 'a-file')
  writeFileSync(file, '')
  const blocked = run('--port', '0', '--data-dir', join(file, 'data'))
  assert.is(await endOf(blocked), 1)
  assert.match(
    blocked.out(),
    /^The data folder .*a-file.data cannot be used \(.+\)\. Choose another with --data-dir\.\n$/,
  )
})

main('does not start with settings that cannot be parsed, and leaves everything as it was', async () => {
  const data = join(folder, 'kept')
  mkdirSync(data)
  writeFileSync(join(data, 'something'), '')
  const blocked = run('--port', '0', '--fresh', '--data-dir', data, '--settings', join(folder, 'none.json'))
  assert.is(await endOf(blocked), 1)
  assert.match(
    blocked.out(),
    /^The settings cannot be read \(.*none\.json.*\)\. Name another file with --settings\.\n$/,
  )
  assert.ok(existsSync(join(data, 'something')))
})

main('does not start with invalid settings, and reports file, field and reason in one line', async () => {
  const wrong = join(folder, 'wrong.json')
  writeFileSync(
    wrong,
    JSON.stringify({ brand: { name: 'Rani', accent: '#ffd400', logo: 'none.svg' }, colour: 1 }),
  )
  const unread = join(folder, 'unread.json')
  writeFileSync(unread, '{ "brand": ')
  for (const [file, line] of [
    [
      wrong,
      /^\S*wrong\.json: brand\.accent #ffd400 has a contrast of 1\.25:1 with #f3f0eb of the light theme, and needs 3:1; colour is not known; brand\.logo: \S*none\.svg is not there\.\n$/,
    ],
    [unread, /^\S*unread\.json: it is no JSON \(.*\)\.\n$/],
  ] as const) {
    const blocked = run('--port', '0', '--data-dir', join(folder, 'unopened'), '--settings', file)
    assert.is(await endOf(blocked), 1)
    assert.match(blocked.out(), line)
  }
  assert.not.ok(existsSync(join(folder, 'unopened')))
})

main('reports in one line what is wrong with the command line', async () => {
  const wrong = run('--port', 'many')
  assert.is(await wrong.exit, 1)
  assert.is(wrong.out().trim(), '--port must be a whole number from 0 to 65535, not "many".')
})

main('keeps acknowledged writes when it is killed', async () => {
  const data = demoShop()
  const first = run('--port', '0', '--data-dir', data)
  const origin = await opened(first)
  const form = {
    username: 'A',
    nickname: 'B',
    email: 'kill@example.com',
    mobile: '6287770000000',
    password: 'rahasia1',
  }
  const post = (base: string, path: string, body: object) =>
    fetch(base + path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }).then((response) => response.json() as Promise<{ code: number }>)
  assert.is((await post(origin, '/api/user/register', form)).code, 1)
  first.process.kill('SIGKILL')
  await first.exit
  const second = run('--port', '0', '--data-dir', data)
  const again = await opened(second)
  const login = { account: 'kill@example.com', password: 'rahasia1' }
  assert.is((await post(again, '/api/user/login', login)).code, 1)
  second.process.kill('SIGTERM')
  assert.is(await second.exit, 0)
})

main('starts without demo data in production, and says so', async () => {
  const production = { LINTAS_MODE: 'production' }
  const shop = runIn(production, '--port', '0', '--data-dir', join(folder, 'production'))
  const origin = await opened(shop)
  const call = async (path: string, body?: unknown, token = '') => {
    const headers = { 'content-type': 'application/json', token }
    const init = body === undefined ? { headers } : { headers, method: 'POST', body: JSON.stringify(body) }
    return (await (await fetch(`${origin}${path}`, init)).json()) as {
      code: number
      data: Record<string, Record<string, string>>
    }
  }
  assert.match(shop.out(), 'Production. Of the demo nothing is on.')
  assert.match(shop.out(), 'No mail leaves')
  assert.not.match(shop.out(), /Demo shopper|lintas-demo/)
  assert.not.match(await (await fetch(`${origin}/dev/mails`)).text(), 'Sent mails')
  const demo = await call('/api/user/login', { account: 'rani@contoh.id', password: 'lintas-demo' })
  assert.is(demo.code, 0)
  const product = await call('/api/index/product?page=1')
  assert.equal(product.data['list'], [])
  const newcomer = await call('/api/user/register', {
    email: 'baru@contoh.id',
    mobile: '+6281234567899',
    password: 'rahasia-sekali',
    nickname: 'Baru',
    username: 'Sekali',
  })
  assert.is(newcomer.code, 1, JSON.stringify(newcomer))
  const { data: user } = await call('/api/user/getUserInfo', undefined, newcomer.data['userinfo']?.['token'])
  assert.is(Number(user['money']), 0)
  await call('/api/user/send_code', { account: 'baru@contoh.id', scene: 'reset' })
  shop.process.kill('SIGTERM')
  assert.is(await shop.exit, 0)
  assert.not.match(shop.out(), /\b\d{6}\b/)
})

main('refuses an unknown mode in one line', async () => {
  const shop = runIn({ LINTAS_MODE: 'prod' }, '--port', '0', '--data-dir', join(folder, 'none'))
  assert.is(await endOf(shop), 1)
  assert.is(shop.out(), 'LINTAS_MODE is demo or production, not "prod".\n')
})

main.run()
