import { parentPort } from 'node:worker_threads'
import { createPainter } from './painter.mjs'

// A thread of its own: drawing takes milliseconds that the host's other callers should not wait for, and the
// face leaves channels and timers open.
const waiting = new Map()
let asked = 0

const ask = (call) =>
  new Promise((resolve, reject) => {
    asked += 1
    waiting.set(asked, { resolve, reject })
    parentPort.postMessage({ ...call, kind: 'ask', id: asked })
  })

const tell = (id, error) =>
  parentPort.postMessage({ kind: 'painted', id, problem: String(error?.stack ?? error) })

const painter = createPainter({ ask })
painter.then(() => {
  // What breaks beside one drawing must not end this thread, which draws for everybody.
  for (const event of ['uncaughtException', 'unhandledRejection'])
    process.on(event, (error) => tell(0, error))
  parentPort.postMessage({ kind: 'ready' })
})

parentPort.on('message', async (message) => {
  if (message.kind === 'answer') {
    const asker = waiting.get(message.id)
    waiting.delete(message.id)
    if (message.text === undefined) asker?.reject(new Error('no answer'))
    else asker?.resolve(message.text)
    return
  }
  const { id, url, language, token } = message
  try {
    const paint = await painter
    parentPort.postMessage({ kind: 'painted', id, page: await paint(url, language, token) })
  } catch (error) {
    tell(id, error)
  }
})
