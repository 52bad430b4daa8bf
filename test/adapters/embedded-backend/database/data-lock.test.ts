import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { takeDataLock } from '../../../../adapters/embedded-backend/database/data-lock.ts'

const lock = suite('data lock')
let folder: string

lock.before.each(() => {
  folder = mkdtempSync(join(tmpdir(), 'lintas-lock-'))
})
lock.after.each(() => rmSync(folder, { recursive: true }))

const taken = (): string => {
  try {
    takeDataLock(folder)
    return 'taken'
  } catch (cause) {
    return cause instanceof Error ? `${cause.name}: ${cause.message}` : 'odd'
  }
}

const leaveLock = (holder: unknown) => writeFileSync(join(folder, 'lock.json'), JSON.stringify(holder))

lock('refuses a second process in one clear line, and opens when released', () => {
  const held = takeDataLock(folder)
  assert.match(taken(), `FolderInUseError: The data folder ${folder} is in use by process ${process.pid}.`)
  assert.not.match(taken(), '\n')
  held.release()
  assert.is(taken(), 'taken')
})

lock('takes over the lock of a process that is dead', () => {
  // Past the largest process number there can be.
  leaveLock({ pid: 4_194_305, startedAt: '1' })
  assert.is(taken(), 'taken')
  assert.is(JSON.parse(readFileSync(join(folder, 'lock.json'), 'utf8')).pid, process.pid)
})

lock('takes over the lock when its process number now belongs to another program', () => {
  leaveLock({ pid: process.pid, startedAt: '1' })
  assert.is(taken(), 'taken')
})

lock('takes over a lock file that was cut off while being written', () => {
  writeFileSync(join(folder, 'lock.json'), '{"pi')
  assert.is(taken(), 'taken')
})

/** Two starts at the same moment over the lock of a dead process, again and again; how many took it each time. */
const race = async (rounds: number): Promise<readonly number[]> => {
  const turn = new Int32Array(new SharedArrayBuffer(8))
  const takers = [0, 1].map(
    () => new Worker(new URL(import.meta.url), { workerData: { folder, turn, rounds }, stderr: true }),
  )
  const winners: number[] = []
  for (let round = 1; round <= rounds; round += 1) {
    rmSync(join(folder, 'lock.json'), { force: true })
    leaveLock({ pid: 4_194_305, startedAt: `${round}` })
    const answers = takers.map((taker) => new Promise<boolean>((done) => taker.once('message', done)))
    Atomics.store(turn, 0, round)
    Atomics.notify(turn, 0)
    winners.push((await Promise.all(answers)).filter(Boolean).length)
  }
  await Promise.all(takers.map((taker) => taker.terminate()))
  return winners
}

const takeEachRound = ({ turn, rounds }: { turn: Int32Array; rounds: number }): void => {
  for (let round = 1; round <= rounds; round += 1) {
    while (Atomics.load(turn, 0) < round) Atomics.wait(turn, 0, round - 1)
    parentPort?.postMessage(taken() === 'taken')
  }
}

lock('is given to one of two processes that find a stale lock at the same moment', async () => {
  assert.equal([...new Set(await race(400))], [1])
})

if (isMainThread) lock.run()
else {
  folder = workerData.folder
  takeEachRound(workerData)
}
