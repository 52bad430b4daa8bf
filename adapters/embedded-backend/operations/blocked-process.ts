import { Worker } from 'node:worker_threads'

/** Two minutes: a main thread blocked for this long does not recover. */
const PATIENCE = { everyMs: 1_000, maxLooks: 120 }

const LINE = 'The shop has stood still for two minutes and ends itself; start it again. Is the disk full?\n'

// Ticks are counted instead of time: after the machine slept both threads are equally late.
const WATCHER = `
const { workerData: { beats, everyMs, maxLooks, line } } = require('node:worker_threads')
let last = -1
let still = 0
setInterval(() => {
  const now = Atomics.load(beats, 0)
  still = now === last ? still + 1 : 0
  last = now
  if (still < maxLooks) return
  require('node:fs').writeSync(2, line)
  process.kill(process.pid, 'SIGKILL')
}, everyMs)
`

/**
 * Ends a blocked process from a second thread. PostgreSQL panics when its disk is full, and inside this process then
 * loops for ever, so that neither signals nor health checks are handled. Committed data are on disk. Does not keep
 * the process alive.
 */
export const endWhenBlocked = ({ everyMs, maxLooks } = PATIENCE): void => {
  const beats = new Int32Array(new SharedArrayBuffer(4))
  setInterval(() => Atomics.add(beats, 0, 1), everyMs).unref()
  const workerData = { beats, everyMs, maxLooks, line: LINE }
  new Worker(WATCHER, { eval: true, workerData, resourceLimits: { maxOldGenerationSizeMb: 16 } }).unref()
}
