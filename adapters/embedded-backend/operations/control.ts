import { createHash } from 'node:crypto'
import { chmodSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type RequestListener, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Stoppable } from '../time/clock.ts'

/**
 * Actions that other programs may request from the process that has the embedded database open, because they cannot
 * open it themselves: by name, with plain data. A refusal is thrown; its message is shown.
 */
export type ControlActs = Readonly<Record<string, (input: unknown) => Promise<unknown>>>

/** The longest socket path that every system accepts. */
const LONGEST = 100

/** The socket next to the data: access rights are those of the data. */
export const socketOf = (dataDir: string): string => {
  const folder = resolve(dataDir)
  const hash = createHash('sha256').update(folder).digest('hex').slice(0, 24)
  if (process.platform === 'win32') return `\\\\.\\pipe\\lintas-${hash}`
  const beside = join(folder, 'control.sock')
  return beside.length <= LONGEST ? beside : join(tmpdir(), `lintas-${hash}.sock`)
}

const textOf = async (message: IncomingMessage): Promise<string> => {
  const pieces: Buffer[] = []
  for await (const piece of message) pieces.push(piece as Buffer)
  return Buffer.concat(pieces).toString('utf8')
}

type Answer = { readonly value?: unknown; readonly fault?: string }

const answerTo = async (acts: ControlActs, name: string, text: string): Promise<Answer> => {
  const act = Object.hasOwn(acts, name) ? acts[name] : undefined
  if (act === undefined)
    return { fault: `The running shop knows no "${name}": it may be of another version.` }
  try {
    return { value: await act(JSON.parse(text)) }
  } catch (cause) {
    return { fault: cause instanceof Error ? cause.message : String(cause) }
  }
}

const ACTS = '/control/'

/**
 * Opens the socket next to the data, for commands of users who may read the data: actions by name, and requests that
 * `others` answers. The data folder is locked, so an existing socket belongs to a dead process. Rejects when it
 * cannot be opened.
 */
export const openControl = (
  dataDir: string,
  acts: ControlActs,
  others: RequestListener,
): Promise<Stoppable> => {
  const place = socketOf(dataDir)
  const server = createServer((incoming, outgoing) => {
    const { url = '/' } = incoming
    if (!url.startsWith(ACTS)) return others(incoming, outgoing)
    void textOf(incoming)
      .then((text) => answerTo(acts, url.slice(ACTS.length), text))
      .then((answer) => outgoing.end(JSON.stringify(answer)))
      .catch(() => outgoing.destroy())
  })
  if (process.platform !== 'win32') rmSync(place, { force: true })
  return new Promise((opened, failed) => {
    server.once('error', failed)
    server.listen(place, () => {
      if (process.platform !== 'win32') chmodSync(place, 0o600)
      opened({
        stop: () =>
          new Promise<void>((stopped) => {
            server.close(() => stopped())
            server.closeAllConnections()
          }),
      })
    })
  })
}

/** Whether nobody is listening: no shop has the folder open. */
export const isNobody = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && ['ENOENT', 'ECONNREFUSED'].includes(String(cause.code))

/** Calls the shop that has this folder open; `{ isOpen: false }` when none has. Throws the shop's refusals. */
export const askControl = async (
  dataDir: string,
  name: string,
  input: unknown,
): Promise<{ readonly isOpen: false } | { readonly isOpen: true; readonly value: unknown }> => {
  const sent = new Promise<string>((resolved, rejected) => {
    const sent = request(
      { socketPath: socketOf(dataDir), path: `${ACTS}${encodeURIComponent(name)}`, method: 'POST' },
      (message) => void textOf(message).then(resolved, rejected),
    )
    sent.on('error', rejected)
    sent.end(JSON.stringify(input))
  })
  const text = await sent.catch((cause: unknown) => {
    if (isNobody(cause)) return undefined
    throw cause
  })
  if (text === undefined) return { isOpen: false }
  const { value, fault } = JSON.parse(text) as Answer
  if (fault !== undefined) throw new Error(fault)
  return { isOpen: true, value }
}
