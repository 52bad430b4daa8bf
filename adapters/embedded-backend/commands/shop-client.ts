import { existsSync } from 'node:fs'
import { request as ask } from 'node:http'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import type { LogPort } from '../../../application/ports/log-port.ts'
import { Defect } from '../../../domain/shared/result.ts'
import { openStore } from '../database/open-store.ts'
import { readDemoData } from '../demo-data/demo-data.ts'
import { isNobody, socketOf } from '../operations/control.ts'
import { backendParts } from '../parts.ts'
import { createSystemRandom } from '../secrets/random.ts'
import { createBackend } from '../server.ts'
import { ACTS_FOR, TYPED_BY, trustedActor } from '../staff/local-commands.ts'
import { readArguments } from '../start/arguments.ts'
import { createSystemClock } from '../time/clock.ts'

/** A command with wrong input; its message is the line to show. */
export class CommandError extends Defect {
  override name = 'CommandError'
}

/** The answer to a command's call. */
export type ApiAnswer = {
  readonly code: number
  readonly msg: string
  // biome-ignore lint/suspicious/noExplicitAny: each call answers a shape of its own
  readonly data: any
}

/** The connection over which a command calls the shop. */
export type ShopClient = {
  readonly get: (path: string) => Promise<ApiAnswer>
  readonly post: (path: string, body: Readonly<Record<string, unknown>>) => Promise<ApiAnswer>
  readonly upload: (path: string, name: string, bytes: Uint8Array<ArrayBuffer>) => Promise<ApiAnswer>
  readonly close: () => Promise<void>
}

/** How a command reaches a shop: by data folder or address. */
export type ShopClientOptions = {
  readonly dataDir: string | undefined
  /** The address of a shop on another machine. */
  readonly url: string | undefined
  /** The staff member on whose behalf the command runs. */
  readonly as: string | undefined
  /** The demo data folder next to the program: a new shop gets its categories and areas from there. */
  readonly demoData: string
}

type Environment = Readonly<Record<string, string | undefined>>
type Send = (request: Request) => Promise<Response>

const BASE = 'http://staff.command'

const clientThrough = (
  send: Send,
  headers: Readonly<Record<string, string>>,
  base: string,
  close: () => Promise<void>,
): ShopClient => {
  const read = async (response: Response): Promise<ApiAnswer> => {
    const text = await response.text()
    try {
      return JSON.parse(text) as ApiAnswer
    } catch {
      throw new CommandError(`The shop did not answer as one does (${response.status}).`)
    }
  }
  const common = { cookie: 'lintas_lang=en', ...headers }
  return {
    get: async (path) => read(await send(new Request(`${base}/api/staff${path}`, { headers: common }))),
    post: async (path, body) =>
      read(
        await send(
          new Request(`${base}/api/staff${path}`, {
            method: 'POST',
            headers: { ...common, 'content-type': 'application/json' },
            body: JSON.stringify(body),
          }),
        ),
      ),
    upload: async (path, name, bytes) => {
      const form = new FormData()
      form.set('file', new File([bytes], name))
      return read(
        await send(new Request(`${base}/api/staff${path}`, { method: 'POST', headers: common, body: form })),
      )
    },
    close,
  }
}

/** Sends a request through the socket of a shop running on this machine. */
const throughSocket =
  (socketPath: string): Send =>
  async (request) => {
    const body = Buffer.from(await request.arrayBuffer())
    const { pathname, search } = new URL(request.url)
    return new Promise((resolve, reject) => {
      const sent = ask(
        {
          socketPath,
          path: pathname + search,
          method: request.method,
          headers: { ...Object.fromEntries(request.headers), 'content-length': String(body.length) },
        },
        (answer) => {
          const parts: Buffer[] = []
          answer.on('data', (part: Buffer) => parts.push(part))
          answer.on('end', () =>
            resolve(new Response(Buffer.concat(parts), { status: answer.statusCode ?? 500 })),
          )
          answer.on('error', reject)
        },
      )
      sent.on('error', reject)
      sent.end(body)
    })
  }

const typedBy = (): string => {
  try {
    return userInfo().username
  } catch {
    return 'somebody'
  }
}

/** Connects to a shop on another machine, with the name and password of a staff member. */
const openRemote = async (url: string, environment: Environment): Promise<ShopClient> => {
  const [name, password] = [environment['LINTAS_STAFF_NAME'], environment['LINTAS_STAFF_PASSWORD']]
  if (!name || !password)
    throw new CommandError('For a shop elsewhere set LINTAS_STAFF_NAME and LINTAS_STAFF_PASSWORD.')
  const base = url.replace(/\/+$/, '')
  const visitor = clientThrough(fetch, {}, base, async () => undefined)
  const signedIn = await visitor.post('/login', { name, password })
  if (signedIn.code !== 1) throw new CommandError(signedIn.msg)
  const token = signedIn.data.token as string
  const client: ShopClient = clientThrough(fetch, { 'staff-token': token }, base, async () => {
    await client.post('/logout', {})
  })
  // The password was just given, so it is not asked for again.
  await client.post('/confirm', { password })
  return client
}

/** Connects to the shop whose data are on this machine, running or not. */
const openHere = async (
  { dataDir, as = '', demoData }: ShopClientOptions,
  environment: Environment,
): Promise<ShopClient> => {
  const config = readArguments(dataDir === undefined ? [] : ['--data-dir', dataDir], environment)
  const folder = config.dataDir ?? '.data'
  if (config.databaseUrl === undefined) {
    const headers = { [ACTS_FOR]: encodeURIComponent(as), [TYPED_BY]: encodeURIComponent(typedBy()) }
    const client = clientThrough(throughSocket(socketOf(folder)), headers, BASE, async () => undefined)
    try {
      const answer = await client.get('/me')
      if (answer.code !== 1) throw new CommandError(answer.msg)
      return client
    } catch (cause) {
      // No shop is running, or a killed one has left its socket behind: the data can be opened.
      if (!isNobody(cause)) throw cause
    }
  }
  const isNew = config.databaseUrl === undefined && !existsSync(join(folder, 'database'))
  if (isNew && config.mode === 'demo' && environment['LINTAS_MODE'] === undefined)
    throw new CommandError(`There is no shop in ${folder}. Start it first, or name another with --data-dir.`)
  const clock = createSystemClock()
  const log: LogPort = {
    write: (level, event, fields) => {
      if (level === 'error') process.stderr.write(`${event} ${JSON.stringify(fields)}\n`)
    },
  }
  const store = await openStore({ ...config, isFresh: false }, { clock, log })
  const backend = await createBackend(
    { ...config, publicDir: undefined, isFresh: false },
    {
      ...store,
      clock,
      random: createSystemRandom(),
      log,
      parts: backendParts,
      loadWorld: async () => readDemoData(demoData),
    },
  )
  const close = async (): Promise<void> => {
    await backend.close()
    store.release()
  }
  const actor = await trustedActor(backend.deps.database, as, typedBy())
  if (actor === undefined) {
    await close()
    throw new CommandError(`No member of staff is called ${as}, or the account is locked.`)
  }
  return clientThrough((request) => backend.fetchAs(request, actor), {}, BASE, close)
}

/** Connects a command to a shop: through a running server, or by opening the data. */
export const connectToShop = (options: ShopClientOptions, environment: Environment): Promise<ShopClient> =>
  options.url === undefined ? openHere(options, environment) : openRemote(options.url, environment)

/** Reads a password from the environment, the terminal (hidden) or a pipe; never from the command line. */
export const askPassword = async (environment: Environment): Promise<string> => {
  const newPassword = environment['LINTAS_STAFF_NEW_PASSWORD']
  if (newPassword) return newPassword
  if (process.stdin.isTTY) {
    process.stderr.write('New password: ')
    const hidden = new Writable({ write: (_chunk, _encoding, done) => done() })
    const lines = createInterface({ input: process.stdin, output: hidden, terminal: true })
    const typed = await lines.question('')
    lines.close()
    process.stderr.write('\n')
    return typed
  }
  let piped = ''
  for await (const part of process.stdin) piped += String(part)
  return piped.replace(/\r?\n$/, '')
}
