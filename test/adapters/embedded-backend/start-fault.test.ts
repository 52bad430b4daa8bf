import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { explainStart } from '../../../adapters/embedded-backend/start-fault.ts'

const start = suite('why a shop does not start')
const config = { host: '10.9.8.7', port: 80, dataDir: '/srv/shop' }
const fault = (code: string, syscall: string) =>
  Object.assign(new Error(`${code}: refused`), { code, syscall })

for (const [code, syscall, line] of [
  ['EADDRINUSE', 'listen', 'Port 80 is taken. Choose another with --port.'],
  ['EACCES', 'listen', 'Port 80 may not be opened. Choose one above 1023 with --port.'],
  [
    'EADDRNOTAVAIL',
    'listen',
    'The address 10.9.8.7 cannot be listened on (EADDRNOTAVAIL). Choose another with --host.',
  ],
  [
    'ENOTFOUND',
    'getaddrinfo',
    'The address 10.9.8.7 cannot be listened on (ENOTFOUND). Choose another with --host.',
  ],
  [
    'EACCES',
    'mkdir',
    'The data folder /srv/shop cannot be used (EACCES: refused). Choose another with --data-dir.',
  ],
  [
    'EROFS',
    'open',
    'The data folder /srv/shop cannot be used (EROFS: refused). Choose another with --data-dir.',
  ],
] as const) {
  start(`${code} of ${syscall} is reported in one line that says what to do`, () => {
    assert.is(explainStart(fault(code, syscall), config), line)
  })
}

start('a defect of the program itself is reported with its stack', () => {
  assert.match(explainStart(new TypeError('no function'), config), /TypeError: no function\n\s+at /)
})

start('unreadable database files are reported in one line, with the folder and what to do', () => {
  const damaged = Object.assign(new Error('invalid page in block 3 of relation base/5/16400'), {
    code: 'XX001',
  })
  const line = explainStart(damaged, config)
  assert.match(line, 'The database in /srv/shop/database is damaged (invalid page in block 3')
  assert.match(line, '--fresh')
  assert.not.match(line, '\n')
})

start('a thrown value that is no Error is reported by its content', () => {
  assert.match(explainStart({ errno: 28, why: 'no room' }, config), "why: 'no room'")
})

start.run()
