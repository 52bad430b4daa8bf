import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { takeDataLock } from '../../../adapters/embedded-backend/database/data-lock.ts'

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

lock('refuses a second taker in one clear line, and opens when released', () => {
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

lock('takes over the lock when its process number belongs to somebody else now', () => {
  leaveLock({ pid: process.pid, startedAt: '1' })
  assert.is(taken(), 'taken')
})

lock('takes over a lock that was cut off while being written', () => {
  writeFileSync(join(folder, 'lock.json'), '{"pi')
  assert.is(taken(), 'taken')
})

lock.run()
