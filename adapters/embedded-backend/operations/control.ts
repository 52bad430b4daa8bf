import { createHash } from 'node:crypto'
import { chmodSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type RequestListener, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Stoppable } from '../time/clock.ts'

/**
 * What programs beside the shop may ask of the process that has its embedded database open, which nobody else can
 * open meanwhile: by name, from plain data to plain data. A refusal is thrown; its message is shown.
 */
export type ControlActs = Readonly<Record<string, (input: unknown) => Promise<unknown>>>

/** Longest name of a socket that every system takes. */
const LONGEST = 100

/** The socket beside the data: whoever may read the data may ask. */
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
 * Opens the one socket beside the data, for commands of whoever may read them, who could do the same with the shop closed: acts by
 * name, and whatever `others` answers. The data folder is locked, so a socket that is there is a dead one's. Rejects where
 * it cannot be opened.
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

/** Whether nobody listens there: no shop has the folder open. */
export const isNobody = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && ['ENOENT', 'ECONNREFUSED'].includes(String(cause.code))

/** Asks the shop that has this folder open; `{ isOpen: false }` when none has. Throws what the shop refused. */
export const askControl = async (
  dataDir: string,
  name: string,
  input: unknown,
): Promise<{ readonly isOpen: false } | { readonly isOpen: true; readonly value: unknown }> => {
  const sent = new Promise<string>((resolved, rejected) => {
    const asked = request(
      { socketPath: socketOf(dataDir), path: `${ACTS}${encodeURIComponent(name)}`, method: 'POST' },
      (message) => void textOf(message).then(resolved, rejected),
    )
    asked.on('error', rejected)
    asked.end(JSON.stringify(input))
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
