import { connect, type Socket } from 'node:net'
import { sleep } from './session.ts'

/** A line to Firefox: WebDriver's commands by their names, as JSON with its length in front. */
export type Marionette = {
  readonly send: (command: string, parameters?: object) => Promise<unknown>
  readonly close: () => void
}

type Failure = { readonly error: string; readonly message: string }
type Waiting = { readonly done: (value: unknown) => void; readonly failed: (error: Error) => void }

const TRIES = 150
const PAUSE_MS = 200

const reach = async (port: number): Promise<Socket> => {
  for (let tries = 0; ; tries += 1) {
    const socket = connect(port, '127.0.0.1')
    const isThere = await new Promise<boolean>((answer) => {
      socket.once('connect', () => answer(true))
      socket.once('error', () => answer(false))
    })
    if (isThere) return socket
    if (tries === TRIES) throw new Error('Firefox does not listen to Marionette.')
    await sleep(PAUSE_MS)
  }
}

/** Firefox speaks WebDriver itself over this socket; geckodriver, which Debian does not have, only translates. */
export const openMarionette = async (port: number): Promise<Marionette> => {
  const socket = await reach(port)
  const waiting = new Map<number, Waiting>()
  let came = Buffer.alloc(0)
  let count = 0
  const read = (text: string): void => {
    const message = JSON.parse(text) as unknown
    // The first is a greeting.
    if (!Array.isArray(message)) return
    const [, id, failure, value] = message as [number, number, Failure | null, { value?: unknown }]
    const who = waiting.get(id)
    waiting.delete(id)
    if (failure) who?.failed(new Error(`${failure.error}: ${failure.message}`))
    else who?.done(value !== null && 'value' in value ? value.value : value)
  }
  socket.on('data', (chunk) => {
    came = Buffer.concat([came, chunk])
    for (;;) {
      const colon = came.indexOf(':')
      const end = colon + 1 + Number(came.subarray(0, Math.max(colon, 0)).toString())
      if (colon < 0 || came.length < end) return
      const text = came.subarray(colon + 1, end).toString()
      came = came.subarray(end)
      read(text)
    }
  })
  socket.once('close', () => {
    for (const { failed } of waiting.values()) failed(new Error('Firefox has closed the line.'))
  })
  return {
    send: (command, parameters = {}) =>
      new Promise((done, failed) => {
        count += 1
        waiting.set(count, { done, failed })
        const text = JSON.stringify([0, count, command, parameters])
        socket.write(`${Buffer.byteLength(text)}:${text}`)
      }),
    close: () => socket.destroy(),
  }
}
