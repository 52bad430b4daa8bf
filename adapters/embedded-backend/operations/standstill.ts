import { Worker } from 'node:worker_threads'

/** Two minutes: what has kept the process to itself for so long does not end. */
const PATIENCE = { everyMs: 1_000, mostLooks: 120 }

const LINE = 'The shop has stood still for two minutes and ends itself; start it again. Is the disk full?\n'

// Looks are counted and not the time: after a sleep of the machine both threads are late by as much.
const WATCHER = `
const { workerData: { beats, everyMs, mostLooks, line } } = require('node:worker_threads')
let last = -1
let still = 0
setInterval(() => {
  const now = Atomics.load(beats, 0)
  still = now === last ? still + 1 : 0
  last = now
  if (still < mostLooks) return
  require('node:fs').writeSync(2, line)
  process.kill(process.pid, 'SIGKILL')
}, everyMs)
`

/**
 * Ends a process that answers nobody any more, from beside its main thread. PostgreSQL panics where its log finds no
 * room on the disk; in this process it then turns for ever, and neither a signal nor a balancer gets a word out of it.
 * What it had said yes to is on the disk. Keeps nothing up by itself.
 */
export const endAtStandstill = ({ everyMs, mostLooks } = PATIENCE): void => {
  const beats = new Int32Array(new SharedArrayBuffer(4))
  setInterval(() => Atomics.add(beats, 0, 1), everyMs).unref()
  const workerData = { beats, everyMs, mostLooks, line: LINE }
  new Worker(WATCHER, { eval: true, workerData, resourceLimits: { maxOldGenerationSizeMb: 16 } }).unref()
}
