import {
  request as ask,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { bentAnswer, type Draw, type FateSource, UNHEARD } from './chaos-fate.ts'

/** An address of its own for a shop, on the way to which anything can happen to calls and to the chat. */
export type ChaosWay = {
  readonly origin: string
  readonly setFates: (fates: FateSource | undefined) => void
  readonly close: () => Promise<void>
}

const SLOW_MS = 900
const LATE_MS = 600
const CHAT = '/im-ws'

type Heard = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Buffer }

const wait = (ms: number): Promise<void> => new Promise((done) => void setTimeout(done, ms))

const bytesOf = async (stream: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

const jsonOf = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}

const HTML = '<!doctype html><h1>502 Bad Gateway</h1>'

/** Speaks for the shop at another port: real sockets, real time, fates as `chaos-fate.ts` renders them. */
export const openChaosWay = async (target: string): Promise<ChaosWay> => {
  const { hostname, port } = new URL(target)
  let fates: FateSource | undefined
  const answers = new Map<string, Heard>()
  const sockets = new Set<Duplex>()
  const keep = (socket: Duplex): void => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.once('close', () => sockets.delete(socket))
  }

  const reach = ({ method, url, headers }: IncomingMessage, body: Buffer): Promise<Heard> =>
    new Promise((resolve, reject) => {
      // Bending needs plain bytes.
      const { 'accept-encoding': _, ...plain } = headers
      const sent = ask({ hostname, port, method, path: url, headers: plain }, (answer) => {
        bytesOf(answer).then(
          (heard) => resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: heard }),
          reject,
        )
      })
      sent.on('error', reject)
      sent.end(body)
    })

  const give = (response: ServerResponse, { status, headers, body }: Heard, length = body.length): void => {
    const { 'transfer-encoding': _, ...rest } = headers
    response.writeHead(status, { ...rest, 'content-length': length })
    response.write(body)
    // A body that is shorter than it said ends with its connection.
    if (length === body.length) response.end()
    else setTimeout(() => response.destroy(), 20)
  }

  const bend = (draw: Draw, { status, headers, body }: Heard): Heard => {
    const bent = bentAnswer(draw, { status, json: jsonOf(body) })
    const text = bent.json === undefined ? HTML : JSON.stringify(bent.json)
    return { status: bent.status, headers, body: Buffer.from(text) }
  }

  const carry = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await bytesOf(request)
    const { pathname } = new URL(request.url ?? '/', target)
    const draw = pathname.startsWith('/api/') ? fates?.draw(pathname) : undefined
    const key = `${request.headers['token']} ${request.url}`
    const before = request.method === 'GET' ? answers.get(key) : undefined
    if (draw?.fate === 'stale' && before) return give(response, before)
    if (!draw || draw.fate === 'calm' || draw.fate === 'stale') {
      const heard = await reach(request, body)
      if (request.method === 'GET' && heard.status === 200) answers.set(key, heard)
      return give(response, heard)
    }
    const { fate, random } = draw
    const json = { 'content-type': 'application/json; charset=utf-8' }
    if (UNHEARD.includes(fate)) await wait(20)
    if (fate === 'request-lost') return void response.destroy()
    if (UNHEARD.includes(fate))
      return give(response, bend(draw, { status: 200, headers: json, body: Buffer.from('{}') }))
    if (fate === 'late-request') {
      response.destroy()
      await wait(LATE_MS)
    }
    if (fate === 'slow') await wait(random.below(SLOW_MS))
    if (fate === 'twice') await reach(request, body)
    const heard = await reach(request, body)
    if (fate === 'slow') await wait(random.below(SLOW_MS))
    if (fate === 'answer-lost' || fate === 'late-answer') return void response.destroy()
    if (fate === 'truncated')
      return give(
        response,
        { ...heard, body: heard.body.subarray(0, heard.body.length / 2) },
        heard.body.length,
      )
    give(response, fate === 'slow' || fate === 'twice' ? heard : bend(draw, heard))
  }

  const server = createServer((request, response) => {
    carry(request, response).catch(() => response.destroy())
  })
  server.on('connection', keep)
  server.on('upgrade', ({ method, url, rawHeaders }, near: Duplex, head: Buffer) => {
    const draw = fates?.draw(CHAT)
    if (draw && UNHEARD.includes(draw.fate)) return void near.destroy()
    const far: Socket = connect(Number(port), hostname)
    keep(far)
    const lines = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1]}`] : []))
    far.write([`${method} ${url} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
    far.write(head)
    near.once('close', () => far.destroy())
    far.once('close', () => near.destroy())
    near.pipe(far).pipe(near)
    // A line that breaks while one talks.
    if (draw && draw.fate !== 'calm') setTimeout(() => near.destroy(), 200 + draw.random.below(2_000)).unref()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setFates: (next) => {
      fates = next
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        for (const socket of sockets) socket.destroy()
      }),
  }
}
