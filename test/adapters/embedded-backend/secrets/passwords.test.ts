import { readFile } from 'node:fs/promises'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createPasswords } from '../../../../adapters/embedded-backend/secrets/passwords.ts'

const passwords = suite('slow hashes')

passwords('match their own secret and no other, however many are checked at once', async () => {
  const { hash, matches } = createPasswords(4)
  const kept = await Promise.all(Array.from({ length: 20 }, (_, n) => hash(`rahasia ${n}`)))
  assert.is(new Set(kept).size, 20)
  const right = await Promise.all(kept.map((one, n) => matches(`rahasia ${n}`, one)))
  const wrong = await Promise.all(kept.map((one, n) => matches(`rahasia ${n + 1}`, one)))
  assert.ok(right.every((one) => one) && wrong.every((one) => !one))
})

passwords('leave a thread for file access during a rush of payments or sign-ins', async () => {
  const { pretend } = createPasswords(13)
  const done: string[] = []
  const rush = Array.from({ length: 16 }, () => pretend('246810').then(() => done.push('hash')))
  await readFile('package.json').then(() => done.push('file'))
  await Promise.all(rush)
  assert.ok(done.indexOf('file') < 12, `the file came after ${done.indexOf('file')} of 16`)
})

passwords('continue after one that failed', async () => {
  // 2^40 is more than the machine can have.
  const broken = Array.from({ length: 8 }, () =>
    createPasswords(40)
      .pretend('x')
      .catch(() => 'failed'),
  )
  assert.equal(new Set(await Promise.all(broken)), new Set(['failed']))
  await createPasswords(4).pretend('x')
})

passwords.run()
